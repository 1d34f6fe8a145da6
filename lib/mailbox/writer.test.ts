import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keyOf as keyAt, openTestMailbox, SERVICE, writeRecords } from '../../test/mailbox/open-test-mailbox.ts';
import { DAY } from '../i18n/time.ts';
import { changeMailbox } from './change-mailbox.ts';
import { idAtService, type Message } from './message.ts';
import { readBody } from './read-contents.ts';
import * as messages from './read-messages.ts';
import { readAddresses, readStoredTotal } from './read-messages.ts';
import { storeMessages } from './store-messages.ts';
import { purge, restore, trashAddress } from './trash/trash.ts';
import * as writer from './writer.ts';
import { addAddress, updateAddress } from './writer.ts';

const OAK = 'oak@mayfly.test';

/** The key of a message to the address that all tests use. All functions here take and return the ids of the service. */
const keyOf = (id: string) => keyAt(id, OAK);
const readMessage = (id: string): Promise<Message | undefined> => messages.readMessage(keyOf(id));
const markRead = (ids: string[], at: number | undefined) => writer.markRead(ids.map(keyOf), at);

/** Stores a list of messages with these ids. */
async function receive(email: string, ids: string[]): Promise<string[]> {
  const element = (id: string) => ({ id, from: 'a@b.example', subject: 'Hello' });
  const listed = ids.map((id) => ({ id, created_at: undefined, element: element(id) }));
  return (await storeMessages(email, listed, Date.now())).map(idAtService);
}

/** Stores a list of so many messages, a second apart, the newest last. @returns how many were new, and the newest of them */
async function receiveMany(email: string, count: number): Promise<{ fresh: number; newest: string | undefined }> {
  const listed = Array.from({ length: count }, (_, at) => {
    const id = `many-${at}`;
    return { id, created_at: at * 1000, element: { id, created_at: new Date(at * 1000).toISOString() } };
  });
  const stored = await storeMessages(email, listed, Date.now());
  return { fresh: stored.length, newest: stored[0] && idAtService(stored[0]) };
}

/** Stores a message's body of 1000 bytes, half of them the text by which it is searched. */
function storeKilobyte(id: string, isAskedFor = false): Promise<void> {
  const text = 'x'.repeat(500);
  return writer.storeBody({ id: keyOf(id), cc: [], attachments: [], text }, { attachments: 0 }, text, isAskedFor);
}

/** Those of these messages whose bodies are stored. */
async function listStoredBodies(ids: string[]): Promise<string[]> {
  const bodies = await Promise.all(ids.map((id) => readBody(keyOf(id))));
  return ids.filter((_, nth) => bodies[nth]);
}

beforeEach(async () => {
  fakeBrowser.reset();
  openTestMailbox();
  const now = Date.now();
  await addAddress({ email: OAK, createdAt: now, expiresAt: now + 3_600_000, service: 'https://a.example' });
  await receive(OAK, ['1', '2', '3', '4']);
});

test('an address that is made again keeps its label and its mail', async () => {
  const before = (await readAddresses())[0] ?? expect.fail();
  await updateAddress(OAK, (one) => ({ ...one, label: 'mine' }));
  await addAddress({ ...before, expiresAt: before.expiresAt + 1000 });
  const expected = { label: 'mine', expiresAt: before.expiresAt + 1000, lastMessageAt: expect.any(Number) };
  expect(await readAddresses()).toMatchObject([expected]);
});

test('adds what is new in a list, once, and nothing for an address that was deleted', async () => {
  const added = [await receive('oak@mayfly.test', ['1', '5', '5']), await receive('elm@mayfly.test', ['6'])];
  expect(added).toEqual([['5'], []]);
});

test('of a very long list adds the newest first, and all of it in the end', async () => {
  const added = [];
  for (let look = 0; look < 4; look++) added.push(await receiveMany('oak@mayfly.test', 1200));
  const looks = { added, stored: (await readStoredTotal()).messages };
  expect(looks).toEqual({
    added: [
      { fresh: 500, newest: 'many-1199' },
      { fresh: 500, newest: 'many-699' },
      { fresh: 200, newest: 'many-199' },
      { fresh: 0 },
    ],
    stored: 1204,
  });
});

test('makes no address by updating one that was deleted', async () => {
  const elm = { email: 'elm@mayfly.test', createdAt: 0, expiresAt: 1, service: '' };
  await updateAddress(elm.email, () => elm);
  await updateAddress('oak@mayfly.test', (address) => ({ ...address, label: 'Oak' }));
  const emails = (await readAddresses()).map(({ email, label }) => [email, label]);
  expect(emails).toEqual([['oak@mayfly.test', 'Oak']]);
});

test('keeps the moment when a message was first read', async () => {
  const read = async () => (await readMessage('1'))?.readAt;
  await markRead(['1', 'absent'], 10);
  await markRead(['1'], 20);
  const first = await read();
  await markRead(['1'], undefined);
  const none = await read();
  await markRead(['1', '2'], 30);
  const moments = [first, none ?? 'unread', await read()];
  expect(moments).toEqual([10, 'unread', 30]);
});

test('evicts the oldest read bodies to keep the quota, and loses no message', async () => {
  await fakeBrowser.storage.local.set({ settings: { keptBytes: 3000 } });
  await markRead(['1', '2'], 10);
  const ids = ['1', '2', '3', '4'];
  for (const id of ids) await storeKilobyte(id);
  const isEvicted = async (id: string) => (await readMessage(id))?.evictedAt !== undefined;
  const evicted = await Promise.all(ids.map(isEvicted));
  const stored = { bodies: await listStoredBodies(ids), evicted, ...(await readStoredTotal()) };
  expect(stored).toEqual({
    bodies: ['2', '3', '4'],
    evicted: [true, false, false, false],
    bytes: 3000,
    messages: 4,
  });
});

test('stores a body that exceeds the quota only when a user asks for it, and evicts no unread one', async () => {
  await fakeBrowser.storage.local.set({ settings: { keptBytes: 3000 } });
  const ids = ['1', '2', '3', '4'];
  for (const id of ids) await storeKilobyte(id);
  const unasked = await listStoredBodies(ids);
  await storeKilobyte('4', true);
  const stored = { unasked, asked: await listStoredBodies(ids), ...(await readStoredTotal()) };
  expect(stored).toEqual({ unasked: ['1', '2', '3'], asked: ['1', '2', '3', '4'], bytes: 4000, messages: 4 });
});

test('counts a body once that is stored again', async () => {
  await storeKilobyte('1');
  await storeKilobyte('1');
  expect((await readStoredTotal()).bytes).toBe(1000);
});

test('a message that does not fit is restored with its address as it is, and its contents are purged with it', async () => {
  const oak = 'oak@mayfly.test';
  await storeKilobyte('1');
  await storeKilobyte('2');
  await writeRecords(async (transaction) => {
    const message = await transaction.get('messages', keyOf('1'));
    await transaction.put('messages', { ...message, subject: 7 } as never);
  });
  const read = async () =>
    (
      await changeMailbox(async (transaction) => ({
        subject: (await transaction.get('messages', keyOf('1')))?.subject,
        messages: await transaction.count('messages'),
        bodies: await transaction.count('bodies'),
        texts: await transaction.count('texts'),
        bytes: (await transaction.get('totals', 'stored'))?.value,
      }))
    )[0];
  await trashAddress(oak, Date.now() + 60_000);
  await restore([{ kind: 'address', key: oak }]);
  const restored = await read();
  await trashAddress(oak, Date.now() + 60_000);
  await purge([{ kind: 'address', key: oak }]);
  const purged = await read();
  expect(restored).toEqual({ subject: 7, messages: 4, bodies: 2, texts: 2, bytes: 2000 });
  expect(purged).toEqual({ messages: 0, bodies: 0, texts: 0, bytes: 0 });
});

test('an address that ended 30 days ago goes by itself, unless it has mail', async () => {
  const now = Date.now();
  const days = (count: number) => now - count * DAY;
  const old = { createdAt: days(40), expiresAt: days(31), service: 'https://a.example' };
  await addAddress({ ...old, email: 'old@mayfly.test' });
  await addAddress({ ...old, email: 'mail@mayfly.test' });
  await receive('mail@mayfly.test', ['5']);
  await addAddress({ ...old, email: 'recent@mayfly.test', expiresAt: days(29) });
  await writer.tidyMailbox(now);
  expect((await readAddresses()).map(({ email }) => email).sort()).toEqual([
    'mail@mayfly.test',
    OAK,
    'recent@mayfly.test',
  ]);
});

test('mail for an earlier owner of the address is read, has no code and no link, and keeps its text', async () => {
  const now = Date.now();
  const email = 'elm@mayfly.test';
  const before = await messages.countUnread();
  await addAddress({ email, createdAt: now, expiresAt: now + DAY, service: SERVICE, othersUntilAt: now - 1 });
  const dated = new Date(now - DAY).toISOString();
  const [stored] = await storeMessages(email, [{ id: '1', created_at: now - DAY, dated, element: { id: '1' } }], now);
  const id = stored?.id ?? expect.fail();
  const found = { code: '482913', link: 'https://a.example/confirm', preview: 'Use 482913', attachments: 0 };
  await writer.storeBody({ id, cc: [], attachments: [], text: 'Use 482913' }, found, 'use 482913', false);
  const message = await messages.readMessage(id);
  expect(message).toMatchObject({ isForOther: true, preview: 'Use 482913' });
  expect([message?.code, message?.link, message?.notificationWantedAt]).toEqual([undefined, undefined, undefined]);
  expect((await readBody(id))?.text).toBe('Use 482913');
  expect(await messages.countUnread()).toEqual(before);
});
