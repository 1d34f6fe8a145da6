import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type AddressScene, startAddressScene } from '../../../test/addresses/address-scene.ts';
import { startService } from '../../../test/service/service.ts';
import { createTestClient } from '../../../test/service/test-client.ts';
import { hostPattern } from '../../site/host.ts';
import type { Deleter } from '../delete/deleter.ts';
import type { Poller } from '../poll/poller.ts';

/** The service of the first connection, and the worker's handlers, with a poller and a deleter that only note down. */
let scene: AddressScene;
let handlers: ReturnType<typeof import('./call-handlers.ts').pageCallHandlers>;
let wakes: number;
let deleted: string[];
let revoked: string[];

const LATE = [{ kind: 'message', key: 'm1' }] as const;

beforeEach(async () => {
  scene = await startAddressScene();
  [wakes, deleted, revoked] = [0, [], []];
  vi.spyOn(fakeBrowser.permissions, 'remove').mockImplementation((async ({ origins = [] }: { origins?: string[] }) => {
    revoked.push(...origins);
    return true;
  }) as never);
  const { pageCallHandlers } = await import('./call-handlers.ts');
  const poller = { wake: () => wakes++, checkNow: async () => 3 } as unknown as Poller;
  const deleter = {
    deleteAddresses: async (...emails: string[]) => void deleted.push(...emails),
    undo: async () => LATE,
  } as unknown as Deleter;
  handlers = pageCallHandlers(poller, deleter);
});

const readOnly = async () => (await scene.readAddresses())[0] ?? expect.fail();

it.each([
  ['a new address', () => handlers.createAddress({})],
  ['one that fails', () => handlers.createAddress({ domain: 'elsewhere.test' }).catch(() => {})],
  ['a service that refuses the key', () => handlers.connect({ baseUrl: scene.service.api, key: 'x' }).catch(() => {})],
  ['another default service', () => handlers.changeService({ service: scene.service.api, name: 'Mine' })],
  ['a deletion', () => handlers.deleteAddresses({ emails: ['a@m.test'] })],
  ['its undo', () => handlers.undoDeletion({ keys: [...LATE] })],
])('after %s, the poller looks what is due', async (_, call) => {
  await call();
  expect(wakes).toBe(1);
});

it('a page hears how many came, and what is too late to undo', async () => {
  expect(await handlers.checkNow({})).toEqual({ received: 3 });
  expect(await handlers.undoDeletion({ keys: [...LATE] })).toEqual({ late: LATE });
  await handlers.deleteAddresses({ emails: ['a@m.test', 'b@m.test'] });
  expect(deleted).toEqual(['a@m.test', 'b@m.test']);
});

it('an address is made for all windows, or for private ones', async () => {
  await handlers.createAddress({ name: 'open' });
  expect(await readOnly()).not.toHaveProperty('isPrivate');
  const { email } = await handlers.createAddress({ name: 'hidden', isPrivate: true });
  const hidden = (await scene.readAddresses()).find((address) => address.email === email);
  expect(hidden).toMatchObject({ isPrivate: true });
});

it('an address is labelled, chosen, used again', async () => {
  const { email } = await handlers.createAddress({});
  await handlers.labelAddress({ email, label: 'shoes' });
  expect(await readOnly()).toMatchObject({ label: 'shoes' });
  await handlers.labelAddress({ email, label: '' });
  expect(await readOnly()).not.toHaveProperty('label');
  vi.setSystemTime(Date.now() + 5000);
  await handlers.chooseAddress({ email });
  expect(await readOnly()).toMatchObject({ chosenAt: Date.now() });
  await handlers.expectMail({ email });
  expect(await readOnly()).toMatchObject({ filledAt: Date.now(), isReused: true });
});

it('a mail is marked as read and as unread, and its body is fetched when it is asked for', async () => {
  const { email } = await handlers.createAddress({});
  await createTestClient(scene.service).sendMail({ to: email, subject: 'Hello', text: 'Your code is 551122.' });
  const { checkAddress } = await import('../poll/check-address.ts');
  await checkAddress(await readOnly(), 'user');
  const [message] = await scene.worker.readMessagesTo(email);
  const id = message?.id ?? expect.fail();
  const read = async () => (await scene.worker.readMessage(id)) ?? expect.fail();
  await handlers.markRead({ ids: [id], isRead: true });
  expect((await read()).readAt).toBe(Date.now());
  await handlers.markRead({ ids: [id], isRead: false });
  expect((await read()).readAt).toBeUndefined();

  const bodies = () => scene.service.requestCounts()[scene.service.keys[0] ?? '']?.['GET /v1/messages/{id}'] ?? 0;
  const before = bodies();
  await handlers.fetchBody({ id: 'no-such-mail' });
  expect(bodies()).toBe(before);
  await handlers.fetchBody({ id });
  expect(bodies()).toBe(before + 1);
});

it('the permission of a service goes with it, and never before the connect that needs it has ended', async () => {
  const [first, second] = [scene.service.api, await startService()];
  onTestFinished(() => second.stop());
  const [baseUrl, key] = [second.api.replace('127.0.0.1', 'localhost'), second.keys[0] ?? ''];
  const given = 'https://given-up.example';
  const origins = [first, baseUrl, given].map(hostPattern);
  vi.spyOn(fakeBrowser.runtime, 'getManifest').mockReturnValue({} as never);
  vi.spyOn(fakeBrowser.permissions, 'getAll').mockImplementation((async () => ({ origins })) as never);

  const connecting = handlers.connect({ baseUrl, key });
  await handlers.revokeService({ baseUrl });
  expect(revoked).toEqual([]);
  await connecting;
  await handlers.revokeService({ baseUrl: given });
  expect(revoked.splice(0)).toEqual([hostPattern(given)]);

  await handlers.disconnect({ service: baseUrl });
  expect(revoked.splice(0)).toEqual([hostPattern(baseUrl)]);
  await handlers.connect({ baseUrl, key, replaced: first });
  expect(revoked).toEqual([hostPattern(first)]);
});
