import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keyOf, openTestMailbox, SERVICE } from '../../test/mailbox/open-test-mailbox.ts';
import { until } from '../../test/until.ts';
import { toProblem } from '../api/errors.ts';
import type { Address } from './address.ts';
import { watchEvent } from './events.ts';
import { LAYOUT_VERSION, STORE_NAMES } from './mail-store.ts';
import { openStores, openStoresOfBackground } from './open-stores.ts';
import { readBody, readFile } from './read-contents.ts';
import { countUnread, readAddresses, readMessage } from './read-messages.ts';
import { storeMessages } from './store-messages.ts';
import { addAddress, storeBody } from './writer.ts';

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

/** Has the browser lose the files of records, as Chromium and Firefox report it. */
const lose = (name: string) => {
  const { get } = IDBObjectStore.prototype;
  return vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    if (this.name === 'bodies' || this.name === 'files') throw new DOMException('Data lost due to missing file.', name);
    return get.call(this, key);
  });
};

it.each(['UnknownError', 'DataError', 'NotReadableError', 'NotFoundError'])(
  'a record whose file is lost (%s) counts as not stored, and is stored anew',
  async (name) => {
    await receive();
    const lost = lose(name);
    expect(await readBody(keyOf('1', OAK))).toBeUndefined();
    expect(await readFile(keyOf('1', OAK), 'a')).toBeUndefined();
    expect((await readMessage(keyOf('1', OAK)))?.subject).toBe('Welcome');
    lost.mockRestore();
    await storeBody(
      { id: keyOf('1', OAK), cc: [], attachments: [], text: 'Again' },
      { attachments: 0 },
      'again',
      false,
    );
    expect((await readBody(keyOf('1', OAK)))?.text).toBe('Again');
  },
);

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
