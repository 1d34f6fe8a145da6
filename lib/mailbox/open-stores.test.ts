import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keyOf, openTestMailbox, SERVICE } from '../../test/mailbox/open-test-mailbox.ts';
import { until } from '../../test/until.ts';
import type { Address } from './address.ts';
import { watchEvent } from './events.ts';
import { LAYOUT_VERSION, STORE_NAMES } from './mail-store.ts';
import { memoryOnlyItem, openStores, openStoresOfBackground } from './open-stores.ts';
import { readBody } from './read-contents.ts';
import { countUnread, readAddresses, readMessage, readStoredTotal } from './read-messages.ts';
import { storeMessages } from './store-messages.ts';
import { addAddress, markRead, storeBody } from './writer.ts';

const NOW = Date.now();
const OAK = 'oak@mayfly.test';

/** Has the browser refuse its storage until the mock is restored. */
const refuse = () =>
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No.', 'InvalidStateError');
  });

/** All records on disk but the totals. */
async function readDisk(): Promise<unknown[]> {
  const [disk] = await openStores();
  const names = STORE_NAMES.filter((name) => name !== 'totals');
  const read = disk?.read((transaction) => Promise.all(names.map((name) => transaction.getAll(name))));
  return ((await read) ?? []).flat();
}

async function receive(): Promise<void> {
  const address: Address = { email: OAK, createdAt: NOW, expiresAt: NOW + 3_600_000, service: SERVICE };
  await addAddress(address);
  await storeMessages(OAK, [{ id: '1', created_at: NOW, element: { id: '1', subject: 'Welcome' } }], NOW);
  await storeBody({ id: keyOf('1', OAK), cc: [], attachments: [], text: 'Body' }, { attachments: 0 }, 'body', false);
}

/** The readers of a page that has just been opened. */
async function openPage() {
  vi.resetModules();
  const [contents, messages, store] = await Promise.all([
    import('./read-contents.ts'),
    import('./read-messages.ts'),
    import('./store.ts'),
  ]);
  return { ...contents, ...messages, ...store };
}

beforeEach(() => {
  fakeBrowser.reset();
  vi.spyOn(console, 'warn').mockReturnValue();
  openTestMailbox();
});

it('where the browser refuses its storage, the mailbox is in the session, and it is said', async () => {
  refuse();
  await receive();
  expect((await readAddresses()).map(({ email }) => email)).toEqual([OAK]);
  expect(await memoryOnlyItem.read()).toEqual({ sinceAt: expect.any(Number), isClosed: false });

  // The next worker, whose memory is empty.
  openStoresOfBackground();
  expect((await readMessage(keyOf('1', OAK)))?.subject).toBe('Welcome');
  expect((await readStoredTotal()).messages).toBe(1);

  const page = await openPage();
  expect((await page.readMailbox(40)).messages.map(({ id }) => id)).toEqual([keyOf('1', OAK)]);
  expect((await page.readBody(keyOf('1', OAK)))?.text).toBe('Body');
});

it('a page reads what the background writes into, though it could open the other', async () => {
  const refusal = refuse();
  await receive();
  refusal.mockRestore();
  const page = await openPage();
  expect((await page.readMailbox(40)).addresses.map(({ email }) => email)).toEqual([OAK]);
});

it('what could not be stored is stored once it can, and what is there stays', async () => {
  await receive();
  await markRead([keyOf('1', OAK)], NOW);
  const before = await readDisk();
  openStoresOfBackground();
  const refusal = refuse();
  await receive();
  await storeMessages(OAK, [{ id: '2', created_at: NOW, element: { id: '2', subject: 'More' } }], NOW);
  await storeBody({ id: keyOf('2', OAK), cc: [], attachments: [], text: 'Other' }, { attachments: 0 }, 'other', false);

  refusal.mockRestore();
  openStoresOfBackground();
  expect((await readMessage(keyOf('2', OAK)))?.subject).toBe('More');
  expect((await readMessage(keyOf('1', OAK)))?.readAt).toBe(NOW);
  expect((await readBody(keyOf('2', OAK)))?.text).toBe('Other');
  expect(await readDisk()).toEqual(expect.arrayContaining(before));
  expect((await readStoredTotal()).bytes).toBe('Bodybody'.length + 'Otherother'.length);
  expect(await countUnread()).toEqual({ openly: 1, privately: 0 });
  expect(await fakeBrowser.storage.session.get(null)).toEqual({});
});

it('a refusal that passes is not mentioned', async () => {
  const refusal = refuse();
  const storing = receive();
  await until(() => expect(refusal).toHaveBeenCalledTimes(2));
  refusal.mockRestore();
  await storing;
  expect(await readDisk()).not.toEqual([]);
  expect(await memoryOnlyItem.read()).toBeNull();
});

it('beside a mailbox of a newer version none is stored', async () => {
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open('mailbox', 99);
    opening.onsuccess = () => resolve(opening.result.close());
  });
  const open = vi.spyOn(indexedDB, 'open');
  await expect(receive()).rejects.toThrow(expect.objectContaining({ name: 'VersionError' }));
  expect(open).toHaveBeenCalledOnce();
  expect(await fakeBrowser.storage.session.get(null)).toEqual({});
  const page = await openPage();
  await expect(page.readMailbox(40)).rejects.toThrow(expect.objectContaining({ name: 'VersionError' }));
});

it('says that a mailbox was deleted from elsewhere, and has an empty one at once', async () => {
  openStoresOfBackground();
  await receive();
  expect((await countUnread()).openly).toBe(1);
  const onChanged = vi.fn();
  const watching = new AbortController();
  watchEvent('mailboxChanged', onChanged, watching.signal);
  indexedDB.deleteDatabase('mailbox');
  await until(() => expect(onChanged).toHaveBeenCalledOnce());
  watching.abort();
  expect(await countUnread()).toEqual({ openly: 0, privately: 0 });
  await receive();
  expect((await countUnread()).openly).toBe(1);
});

it('a page of ours closes the mailbox for a newer version, and is in nobody’s way', async () => {
  const page = await openPage();
  await page.readAddresses();
  const upgraded = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('mailbox', LAYOUT_VERSION + 1);
    opening.onblocked = reject;
    opening.onsuccess = () => resolve(opening.result);
  });
  expect(upgraded.version).toBe(LAYOUT_VERSION + 1);
});
