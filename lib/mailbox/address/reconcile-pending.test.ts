import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AddressScene, CREATE, startAddressScene, TRACE } from '../../../test/addresses/address-scene.ts';
import { until } from '../../../test/until.ts';
import { DAY, MINUTE, SECOND } from '../../i18n/time.ts';

let scene: AddressScene;

beforeEach(async () => {
  scene = await startAddressScene();
});

describe('an address that the worker died over', () => {
  /** The service makes an address, but its answer is lost. @returns its name */
  async function loseAnswer(): Promise<string> {
    scene.service.setFaults([{ kind: 'dropped', when: 'after', ...CREATE }]);
    await expect(scene.prepare().obtain()).rejects.toThrow();
    await scene.restart();
    // The failure is long over; nothing keeps the service from being asked.
    await scene.worker.statusItem.of(scene.service.api).update((status) => ({ ...status, failures: 0, waits: {} }));
    const known = await scene.readEmails();
    return scene.service.addresses().find((email) => !known.includes(email)) ?? '';
  }

  it('is found again, with its origin and the life of the one before it', async () => {
    const first = await scene.obtain();
    const email = await loseAnswer();
    await scene.worker.reconcilePending();
    const [before, found] = await Promise.all([first, email].map(scene.worker.readAddress));
    expect(found).toMatchObject({ email, ...TRACE, service: scene.service.api });
    expect((found?.expiresAt ?? 0) - (found?.createdAt ?? 0)).toBe((before?.expiresAt ?? 0) - (before?.createdAt ?? 0));
    expect(await scene.worker.readUnclear()).toEqual([]);
    await scene.worker.reconcilePending();
    expect(await scene.readAddresses()).toHaveLength(2);
  });

  it('is in the mailbox once, if it was there already', async () => {
    const email = await loseAnswer();
    await scene.worker.addAddress({ email, createdAt: 1, expiresAt: DAY, service: scene.service.api });
    await scene.worker.reconcilePending();
    expect(await scene.readEmails()).toEqual([email]);
    expect(await scene.worker.readUnclear()).toEqual([]);
  });

  it('that was not made is given up after a minute: until then the request may be under way', async () => {
    scene.service.setFaults([{ kind: 'dropped', when: 'before', ...CREATE, times: 2 }]);
    await expect(scene.prepare().obtain()).rejects.toThrow();
    await scene.restart();
    await scene.worker.statusItem.of(scene.service.api).update((status) => ({ ...status, failures: 0, waits: {} }));
    vi.setSystemTime(Date.now() + SECOND);
    await scene.worker.reconcilePending();
    expect(await scene.worker.readUnclear()).toHaveLength(1);
    expect(await scene.alarmAt(scene.worker.RECONCILE_ALARM)).toBe(Date.now() + MINUTE);
    vi.setSystemTime(Date.now() + MINUTE);
    await scene.worker.reconcilePending();
    expect(await scene.worker.readUnclear()).toEqual([]);
    expect(await scene.readAddresses()).toEqual([]);
  });

  it('is looked for at growing intervals while the service can’t be asked, and given up after a day', async () => {
    await loseAnswer();
    await scene.worker.statusItem
      .of(scene.service.api)
      .update((status) => ({ ...status, waits: { list: Date.now() + 2 * DAY } }));
    vi.setSystemTime(Date.now() + 10 * MINUTE);
    await scene.worker.reconcilePending();
    expect(Math.round(((await scene.alarmAt(scene.worker.RECONCILE_ALARM)) ?? 0) / MINUTE)).toBe(
      Math.round((Date.now() + 10 * MINUTE) / MINUTE),
    );
    vi.setSystemTime(Date.now() + DAY);
    await scene.worker.reconcilePending();
    expect(await scene.worker.readUnclear()).toEqual([]);
    expect(await scene.readAddresses()).toEqual([]);
  });

  it('is asked about once by two runs at a time, and not again before its alarm', async () => {
    await loseAnswer();
    scene.service.setFaults([{ kind: 'error', status: 503, times: 'always' }]);
    const before = scene.service.requests().length;
    await Promise.all([scene.worker.reconcilePending(), scene.worker.reconcilePending()]);
    await scene.worker.statusItem
      .of(scene.service.api)
      .update((status) => ({ ...status, failures: 0, blockedUntilAt: 0 }));
    await scene.worker.reconcilePending();
    expect(scene.service.requests().length - before).toBe(1);
  });

  it('is left to the worker that is still making it', async () => {
    const prepared = scene.prepare();
    await until(async () => expect(JSON.stringify([...scene.stored])).toContain(TRACE.site));
    await scene.worker.reconcilePending();
    expect(await scene.readAddresses()).toEqual([]);
    await (await prepared.obtain()).stored;
    expect(await scene.readAddresses()).toHaveLength(1);
  });
});
