import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AddressScene, startAddressScene } from '../../../test/addresses/address-scene.ts';
import { startService } from '../../../test/service/service.ts';
import { createTestClient, type TestClient } from '../../../test/service/test-client.ts';
import { HOUR, MINUTE } from '../../i18n/time.ts';

const LIST = { method: 'GET', path: '/v1/emails/*/messages' } as const;

let scene: AddressScene;
let client: TestClient;
/** The same service at another URL. */
let movedTo: string;

/** As the worker that runs now has them. */
const load = async () => ({
  ...(await import('./move-service.ts')),
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
  return (await Promise.all(received)).reduce((sum, count) => sum + count, 0);
}

const readServicesOf = async () => (await scene.readAddresses()).map(({ service }) => service);
const readSubjects = async (email: string) =>
  (await (await load()).readMessagesTo(email)).map(({ subject }) => subject);
/** Its URL is changed. */
const move = async (to = movedTo, key = 'mine') => (await load()).replaceService(to, key, scene.service.api);

beforeEach(async () => {
  scene = await startAddressScene({ keys: ['mine', 'another'], rateLimit: { limit: 1000, periodSeconds: 3600 } });
  client = createTestClient(scene.service);
  movedTo = scene.service.api.replace('127.0.0.1', 'localhost');
});

describe('a service that has moved', () => {
  it('takes its addresses along, with what is stored of them: nothing comes twice, and nothing is lost', async () => {
    const { extractFromMessage, readMessagesTo, readTrash, moveService, trashMessages } = await load();
    const [first, second] = [await receive('first'), await receive('second')];
    await client.sendMail({ to: second, subject: 'deleted', text: 'Hello' });
    expect(await checkAll()).toBe(1);
    const deleted = (await readMessagesTo(second)).find(({ subject }) => subject === 'deleted');
    await trashMessages([deleted?.id ?? ''], Date.now() + MINUTE);
    expect(await move()).toMatchObject({ hasMoved: true });
    expect(await readServicesOf()).toEqual([scene.service.api, scene.service.api]);
    await moveService(scene.service.api, movedTo);
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

  it('is as it was, or has moved as a whole, wherever a write fails', async () => {
    const { moveService } = await load();
    const emails = [await receive('first'), await receive('second'), await receive('third')];
    const { trashAddress } = await load();
    await trashAddress(emails[2] ?? '', Date.now() + MINUTE);
    await move();
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
      await expect(moveService(scene.service.api, movedTo)).rejects.toThrow('dies');
      spy.mockRestore();
      await scene.restart();
      expect(await readServicesOf()).toEqual([scene.service.api, scene.service.api]);
    }
    await (await load()).moveService(scene.service.api, movedTo);
    expect(await readServicesOf()).toEqual([movedTo, movedTo]);
    await scene.restart();
    expect(await checkAll()).toBe(0);
  });

  it('takes nothing along that is still connected, and nothing to where nothing is', async () => {
    const { moveService } = await load();
    await receive('first');
    await expect(moveService(scene.service.api, movedTo)).rejects.toMatchObject({ kind: 'refused' });
    await scene.worker.connect(movedTo, 'mine');
    await expect(moveService(scene.service.api, movedTo)).rejects.toMatchObject({ kind: 'refused' });
    expect(await readServicesOf()).toEqual([scene.service.api]);
  });

  it.each<[string, () => unknown]>([
    [
      'at a service that has lists of all addresses',
      () => scene.service.setFaults([{ kind: 'long-list', count: 0, ...LIST, times: 'always' }]),
    ],
    ['while it is down', () => scene.service.setFaults([{ kind: 'error', status: 503, ...LIST, times: 'always' }])],
    ['after the addresses have expired', () => vi.setSystemTime(Date.now() + 48 * HOUR)],
    ['at the same URL', () => (movedTo = scene.service.api)],
  ])('offers nothing %s', async (_, change) => {
    await receive('first');
    change();
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(await move()).toMatchObject({ hasMoved: false });
  });

  it('is not taken for another one that takes its place, which is not told of its addresses', async () => {
    await receive('first');
    const other = await startService({ keys: ['mine', 'other'] });
    onTestFinished(() => other.stop());
    expect(await move(other.api, 'other')).toMatchObject({ hasMoved: false });
    expect(other.requests().filter(({ route }) => route === '/v1/emails/{email}/messages')).toEqual([]);
    await scene.worker.connect(scene.service.api, 'mine', other.api);
    expect(await move(other.api)).toMatchObject({ hasMoved: false });
  });

  it('has an address added by hand, that stays the one with its mail', async () => {
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
