import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AddressScene, CREATE, startAddressScene } from '../../../test/addresses/address-scene.ts';
import { startService } from '../../../test/service/service.ts';
import { createTestClient, type TestClient } from '../../../test/service/test-client.ts';
import { MINUTE } from '../../i18n/time.ts';

let scene: AddressScene;
let client: TestClient;
/** The same service at another URL. */
let movedTo: string;

/** As the worker that runs now has them. */
const load = async () => ({
  ...(await import('./pending-address.ts')),
  ...(await import('./adopt-address.ts')),
  ...(await import('../read-messages.ts')),
  ...(await import('../trash/trash.ts')),
  ...(await import('../extract-from-message.ts')),
  ...(await import('../../background/poll/check-address.ts')),
});

/** An address of the service, with one message that is stored. */
async function receive(subject: string): Promise<string> {
  const { checkAddress, readAddress } = await load();
  const email = await scene.obtain();
  await client.sendMail({ to: email, subject, text: 'Hello' });
  await checkAddress((await readAddress(email)) ?? expect.fail(), 'user');
  return email;
}

/** Every address checks its mail once. @returns how many messages were new */
async function checkAll(): Promise<number> {
  const { checkAddress } = await load();
  const received = (await scene.readAddresses()).map((address) => checkAddress(address, 'user'));
  return (await Promise.all(received)).reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), 0);
}

const readServicesOf = async () => (await scene.readAddresses()).map(({ service }) => service);
const readSubjects = async (email: string) =>
  (await (await load()).readMessagesTo(email)).map(({ subject }) => subject);
/** Changes the URL of a service. */
async function change(to = movedTo, key = 'mine', from = scene.service.api): Promise<void> {
  await scene.worker.connect(to, key, from);
  await (await load()).takeAddressesAlong();
}

async function startOther() {
  const other = await startService({ keys: ['other'], domains: [{ name: 'other.test', type: 'public' }] });
  onTestFinished(() => other.stop());
  return other;
}

beforeEach(async () => {
  scene = await startAddressScene({ keys: ['mine', 'another'], rateLimit: { limit: 1000, periodSeconds: 3600 } });
  client = createTestClient(scene.service);
  movedTo = scene.service.api.replace('127.0.0.1', 'localhost');
});

describe('the addresses of a service whose URL is changed', () => {
  it('go along, with what is stored of them: nothing comes twice, and nothing is lost', async () => {
    const { extractFromMessage, readMessagesTo, readTrash, trashMessages } = await load();
    const [first, second] = [await receive('first'), await receive('second')];
    await client.sendMail({ to: second, subject: 'deleted', text: 'Hello' });
    expect(await checkAll()).toBe(1);
    const deleted = (await readMessagesTo(second)).find(({ subject }) => subject === 'deleted');
    await trashMessages([deleted?.id ?? ''], Date.now() + MINUTE);
    await change();
    expect(await readServicesOf()).toEqual([movedTo, movedTo]);
    expect((await readTrash()).map(({ address }) => address?.service)).toEqual([movedTo]);

    await client.sendMail({ to: first, subject: 'later', text: 'Hello' });
    expect(await checkAll()).toBe(1);
    expect((await readSubjects(first)).sort()).toEqual(['first', 'later']);
    expect(await readSubjects(second)).toEqual(['second']);
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    for (const message of await readMessagesTo(first)) await extractFromMessage(message, 'user');
    warn.mockRestore();
    expect((await scene.readAddresses()).map(({ failure }) => failure)).toEqual([undefined, undefined]);
  });

  it('are as they were, or have all gone along, wherever the worker dies; the next one completes it', async () => {
    const emails = [await receive('first'), await receive('second'), await receive('third')];
    const { trashAddress } = await load();
    await trashAddress(emails[2] ?? '', Date.now() + MINUTE);
    // The service is stored, and its addresses have not gone along yet.
    await scene.worker.connect(movedTo, 'mine', scene.service.api);
    await scene.restart();
    const { put } = IDBObjectStore.prototype;
    for (let failing = 1; failing <= 3; failing++) {
      let count = 0;
      const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
        this: IDBObjectStore,
        ...record
      ) {
        count += 1;
        if (count === failing) throw new Error('The worker dies.');
        return put.apply(this, record);
      });
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      await (await load()).takeAddressesAlong();
      expect(warn).toHaveBeenCalledOnce();
      warn.mockRestore();
      spy.mockRestore();
      await scene.restart();
      expect(await readServicesOf()).toEqual([scene.service.api, scene.service.api]);
    }
    await (await load()).takeAddressesAlong();
    expect(await readServicesOf()).toEqual([movedTo, movedTo]);
    await scene.restart();
    expect(await checkAll()).toBe(0);
  });

  it('include one whose creation is not clear yet, and one that was created meanwhile', async () => {
    scene.service.setFaults([{ kind: 'dropped', when: 'after', ...CREATE }]);
    await expect(scene.prepare().obtain()).rejects.toThrow();
    const late = await scene.obtain();
    await change();
    await scene.worker.updateAddress(late, (address) => ({ ...address, service: scene.service.api }));
    await scene.restart();
    await (await load()).takeAddressesAlong();
    await scene.worker.reconcilePending();
    expect((await scene.readEmails()).sort()).toEqual(scene.service.addresses().sort());
    expect(await readServicesOf()).toEqual([movedTo, movedTo]);
  });

  it('join those of a service that is connected at the new URL', async () => {
    const other = await startOther();
    await scene.worker.connect(other.api, 'other');
    const email = await receive('first');
    const { email: ofOther } = await scene.worker.createAddress({ service: other.api });
    await change(other.api, 'other');
    expect((await scene.readEmails()).sort()).toEqual([email, ofOther].sort());
    expect(await readServicesOf()).toEqual([other.api, other.api]);
    expect(await readSubjects(email)).toEqual(['first']);
  });

  it('are not gone at another service that does not know them, and come back with the old URL', async () => {
    const other = await startOther();
    const email = await receive('first');
    await change(other.api, 'other');
    for (let tries = 0; tries < 6; tries++) {
      expect(await checkAll()).toBe(0);
      vi.setSystemTime(Date.now() + MINUTE);
    }
    const [waiting] = await scene.readAddresses();
    expect(waiting).toMatchObject({ email, service: other.api, failure: { kind: 'other-key' } });
    expect(waiting).not.toHaveProperty('goneAt');
    expect(await readSubjects(email)).toEqual(['first']);

    await change(scene.service.api, 'mine', other.api);
    await client.sendMail({ to: email, subject: 'later', text: 'Hello' });
    expect(await checkAll()).toBe(1);
    expect((await readSubjects(email)).sort()).toEqual(['first', 'later']);
    const [back] = await scene.readAddresses();
    expect(back).toMatchObject({ service: scene.service.api });
    expect(back).not.toHaveProperty('failure');
  });
});

describe('an address of a service that was removed', () => {
  it('is added by hand with its mail, where another service knows it', async () => {
    const { adoptAddress } = await load();
    const email = await receive('first');
    const [before] = await scene.readAddresses();
    await expect(adoptAddress(email)).rejects.toMatchObject({ kind: 'refused' });
    await scene.worker.disconnect(scene.service.api);
    await scene.worker.connect(movedTo, 'mine');
    await client.sendMail({ to: email, subject: 'later', text: 'Hello' });
    expect(await adoptAddress(email)).toEqual({ email, isCertain: true });
    expect(await scene.readAddresses()).toMatchObject([
      { email, service: movedTo, site: before?.site, expiresAt: before?.expiresAt },
    ]);
    expect((await readSubjects(email)).sort()).toEqual(['first', 'later']);
    await expect(adoptAddress(email)).rejects.toMatchObject({ kind: 'refused' });
  });
});
