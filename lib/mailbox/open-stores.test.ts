import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keyOf, openTestMailbox, readRecords, SERVICE, writeRecords } from '../../test/mailbox/open-test-mailbox.ts';
import { until } from '../../test/until.ts';
import { toProblem } from '../api/errors.ts';
import type { Address } from './address.ts';
import { watchEvent } from './events.ts';
import { LAYOUT, LAYOUT_VERSION, STORE_NAMES, type StoreName } from './mail-store.ts';
import type { Body } from './message.ts';
import { openStores, openStoresOfBackground } from './open-stores.ts';
import { readBody, readFile, readFiles, readTexts } from './read-contents.ts';
import { countUnread, readAddresses, readMessage } from './read-messages.ts';
import { storeMessages } from './store-messages.ts';
import { addAddress, storeBody, storeFile } from './writer.ts';

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

it('where the browser refuses its storage, the error says so, and nothing is stored elsewhere', async () => {
  refuse();
  await expect(receive()).rejects.toThrow(expect.objectContaining({ name: 'InvalidStateError' }));
  expect(toProblem(await readAddresses().catch((error: unknown) => error))).toMatchObject({ kind: 'storage' });
  const page = await openPage();
  await expect(page.readMailbox(40)).rejects.toThrow(expect.objectContaining({ name: 'InvalidStateError' }));
  expect(await fakeBrowser.storage.session.get(null)).toEqual({});
});

type Operation = { source: IDBObjectStore | IDBIndex; operation: () => unknown };
type ExecutingTransaction = IDBTransaction & { _execRequestAsync: (request: Operation) => IDBRequest };

/** Has the browser lose the file of a record: requests for it fail, as in Chromium and Firefox, and end what does not prevent that. */
function lose(store: StoreName, key: IDBValidKey, name: string): () => void {
  const { get, getAll } = IDBObjectStore.prototype;
  const fail = (source: IDBObjectStore) =>
    (source.transaction as ExecutingTransaction)._execRequestAsync({
      source,
      operation: () => {
        throw new DOMException('Data lost due to missing file.', name);
      },
    });
  const one = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, of) {
    return this.name === store && indexedDB.cmp(of, key) === 0 ? fail(this) : get.call(this, of);
  });
  const all = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore, ...of) {
    return this.name === store ? fail(this) : getAll.apply(this, of);
  });
  return () => [one, all].forEach((mock) => void mock.mockRestore());
}

const LOST = ['UnknownError', 'DataError', 'NotReadableError', 'NotFoundError'];

it.each(LOST)('a record whose file is lost (%s) counts as not stored, and is stored anew', async (name) => {
  await receive();
  const id = keyOf('1', OAK);
  await storeFile({ message: id, file: 'a', bytes: new Blob(['file']) });
  const body: Body = { id, cc: [], attachments: [], text: 'Again' };
  const records = { bodies: id, texts: id, files: [id, 'a'], messages: id };
  for (const [store, key] of Object.entries(records)) {
    const restore = lose(store as StoreName, key, name);
    onTestFinished(restore);
    if (store === 'bodies') expect(await readBody(id)).toBeUndefined();
    if (store === 'files') expect([await readFile(id, 'a'), await readFiles(id)]).toEqual([undefined, []]);
    if (store === 'texts') expect(await readTexts([id])).toEqual(new Map());
    if (store === 'messages') {
      const listed = { id: '1', created_at: NOW, element: { id: '1', subject: 'Welcome' } };
      expect(await storeMessages(OAK, [listed], NOW)).toHaveLength(1);
    } else {
      await storeBody(body, { attachments: 0 }, 'again', false);
      await storeFile({ message: id, file: 'a', bytes: new Blob(['file again']) });
    }
    restore();
  }
  expect(await readBody(id)).toEqual(body);
  expect((await readFile(id, 'a'))?.size).toBe(10);
  expect((await readMessage(id))?.subject).toBe('Welcome');
});

it.each(STORE_NAMES)('one lost record of %s hides none of the others', async (store) => {
  const { key } = LAYOUT[store];
  const made = ['1', '2', '3'].map((value) =>
    typeof key === 'string' ? { [key]: value } : Object.fromEntries(key.map((part) => [part, value])),
  );
  await writeRecords(async (transaction) => {
    for (const record of made) await transaction.put(store, record as never);
  });
  onTestFinished(lose(store, typeof key === 'string' ? '2' : key.map(() => '2'), 'DataError'));
  expect(await readRecords(store)).toEqual([made[0], made[2]]);
  await writeRecords(async (transaction) => expect(await transaction.getAll(store)).toHaveLength(2));
});

it('a file whose bytes are gone is left out of all that are read', async () => {
  await receive();
  for (const file of ['a', 'b']) await storeFile({ message: keyOf('1', OAK), file, bytes: new Blob([file]) });
  const slice = vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('', 'NotReadableError'));
  onTestFinished(() => slice.mockRestore());
  expect((await readFiles(keyOf('1', OAK))).map(({ file }) => file)).toEqual(['b']);
});

it('a refusal that passes is not mentioned', async () => {
  const refusal = refuse();
  const storing = receive();
  await until(() => expect(refusal).toHaveBeenCalledTimes(2));
  refusal.mockRestore();
  await storing;
  expect(await readDisk()).not.toEqual([]);
});

it('beside a mailbox of a newer version none is stored', async () => {
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open('mailbox', 99);
    opening.onsuccess = () => resolve(opening.result.close());
  });
  const open = vi.spyOn(indexedDB, 'open');
  await expect(receive()).rejects.toThrow(expect.objectContaining({ name: 'VersionError' }));
  // Once as its own version, once as whatever is there.
  expect(open).toHaveBeenCalledTimes(2);
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
