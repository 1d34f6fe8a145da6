import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AddressScene, startAddressScene, TRACE } from '../../../test/addresses/address-scene.ts';
import { DAY, MINUTE } from '../../i18n/time.ts';

let scene: AddressScene;

beforeEach(async () => {
  scene = await startAddressScene();
});

function wantSpare(isWanted: boolean): Promise<void> {
  return scene.worker.settingsItem.update((settings) => ({ ...settings, spareAddress: isWanted }));
}

/** Has a spare made. @returns its name */
async function makeSpare(): Promise<string> {
  await wantSpare(true);
  await scene.worker.syncSpare();
  const [email = ''] = scene.service.addresses();
  return email;
}

describe('a spare', () => {
  it('is made when it is wanted, is in no list, and is looked at again before it is too old', async () => {
    const email = await makeSpare();
    expect(email).toContain('@mayfly.test');
    expect(await scene.readAddresses()).toEqual([]);
    expect(await scene.alarmAt(scene.worker.SPARE_ALARM)).toBeGreaterThan(Date.now());
    await scene.worker.syncSpare();
    expect(scene.service.addresses()).toEqual([email]);
  });

  it('is made once, though it is asked for twice at the same time', async () => {
    await wantSpare(true);
    await Promise.all([scene.worker.syncSpare(), scene.worker.syncSpare()]);
    expect(scene.service.addresses()).toHaveLength(1);
  });

  it('is handed out without asking the service, by a later worker too', async () => {
    const email = await makeSpare();
    await scene.restart();
    expect(await scene.obtain()).toBe(email);
    expect(scene.createRequests()).toBe(1);
    expect((await scene.readAddresses())[0]).toMatchObject({ email, ...TRACE });
  });

  it('is handed out to one fill; the other one gets a new address', async () => {
    const spare = await makeSpare();
    const both = await Promise.all([scene.obtain(), scene.obtain()]);
    expect(both).toContain(spare);
    expect(new Set(both).size).toBe(2);
    expect((await scene.readEmails()).sort()).toEqual(both.sort());
  });

  it('that is given up is there for the next fill', async () => {
    const email = await makeSpare();
    await scene.prepare().giveUp();
    expect(await scene.readAddresses()).toEqual([]);
    expect(await scene.obtain()).toBe(email);
  });

  it('gets no other in its place while a fill has it, which may give it back', async () => {
    const email = await makeSpare();
    const prepared = scene.prepare();
    await prepared.fitInto(1000);
    await scene.worker.syncSpare();
    await prepared.giveUp();
    expect(await scene.obtain()).toBe(email);
    expect(scene.service.addresses()).toEqual([email]);
  });

  it('is not handed out twice by a worker that follows one which died over it', async () => {
    const email = await makeSpare();
    scene.holdChanges();
    const { stored: never } = await scene.prepare().obtain();
    never.catch(() => {});
    await scene.restart();
    expect(await scene.obtain()).not.toBe(email);
    await scene.worker.reconcilePending();
    expect(await scene.readEmails()).toContain(email);
    expect(await scene.readEmails()).toHaveLength(2);
  });

  it('that has lived for a quarter of its time is replaced', async () => {
    const old = await makeSpare();
    vi.setSystemTime(Date.now() + DAY / 4 + MINUTE);
    expect(await scene.obtain()).not.toBe(old);
    await scene.worker.syncSpare();
    expect(scene.service.addresses()).toHaveLength(3);
  });

  it('is not made while the service allows no such request, but tried again in ten minutes', async () => {
    await wantSpare(true);
    const blockedUntilAt = Date.UTC(2100, 0);
    await scene.worker.statusItem.of(scene.service.api).update((status) => ({ ...status, blockedUntilAt }));
    await scene.worker.syncSpare();
    expect(scene.service.addresses()).toEqual([]);
    expect(await scene.alarmAt(scene.worker.SPARE_ALARM)).toBe(Date.now() + 10 * MINUTE);
  });

  it('that is not wanted any more is not handed out, and not looked at again', async () => {
    const email = await makeSpare();
    await wantSpare(false);
    await scene.worker.syncSpare();
    expect(await scene.alarmAt(scene.worker.SPARE_ALARM)).toBeUndefined();
    expect(await scene.obtain()).not.toBe(email);
  });
});
