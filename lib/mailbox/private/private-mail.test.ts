import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { ListedMessage } from '../../api/wire.ts';
import type { Address } from '../address.ts';
import { clearMailbox } from '../clear-mailbox.ts';
import { countUnread } from '../count-unread.ts';
import { type MailboxDatabase, openMailboxBy } from '../database.ts';
import { storedId } from '../message-id.ts';
import { readBody, readFile } from '../read-contents.ts';
import { countNotified, readAddresses, readMessage, readUnnotified, readWanted } from '../read-messages.ts';
import { readRefused } from '../read-refused.ts';
import { rememberRefused } from '../remember-refused.ts';
import { readMailbox } from '../store.ts';
import { storeMessages } from '../store-messages.ts';
import { restore, trashAddress, trashMessages } from '../trash/put-in-trash.ts';
import { finish, purge, readTrash, tryAgainAt } from '../trash/trash.ts';
import { addAddress, markNotified, markRead, storeBody, storeFile, updateAddress } from '../writer.ts';
import { forgetPrivateMail } from './forget-private-mail.ts';
import { joinPrivateMail, readPrivateMail } from './joined-mailbox.ts';
import { memoryStore } from './memory-store.ts';
import { privateRecords } from './private-records.ts';
import { recordKey } from './record-key.ts';

const STORES = ['addresses', 'messages', 'bodies', 'texts', 'files', 'deleted', 'trash', 'refusals'];
const NOW = Date.now();
const OAK = 'oak@mayfly.test';
const ELM = 'elm@mayfly.test';
const ONE = storedId('1', OAK);
const TWO = storedId('2', ELM);

/** What would be on disk. */
let disk: Map<string, unknown>;

/** As IndexedDB does, it takes no record without a key. */
const totals = {
  get: async (key: string) => disk.get(key),
  async put(total: number, key: string | undefined) {
    if (key === undefined) throw new DOMException('There is no key', 'DataError');
    disk.set(key, total);
  },
};

/** As much of a database as is used, over it. */
function fakeDatabase(): MailboxDatabase {
  const objectStore = (name: string) => (name === 'totals' ? totals : memoryStore(disk, name));
  const transaction = () => ({ objectStore, objectStoreNames: STORES, done: Promise.resolve(), abort: () => {} });
  return { transaction } as unknown as MailboxDatabase;
}

function address(email: string, more: Partial<Address> = {}): Address {
  return { email, createdAt: NOW, expiresAt: NOW + 3_600_000, service: 'https://a.example', ...more };
}

function listed(id: string, created_at = NOW): ListedMessage {
  return {
    id,
    created_at,
    element: { id, from: 'Fernway', subject: 'Welcome', created_at: new Date(created_at).toISOString() },
  };
}

/** An address with a message, its body and a file. */
async function receive(email: string, id: string): Promise<void> {
  await storeMessages(email, [listed(id)], NOW);
  await storeBody(
    { id: storedId(id, email), cc: [], attachments: [], text: `Body of ${email}` },
    { attachments: 1 },
    `words of ${email}`,
    false,
  );
  await storeFile({ message: storedId(id, email), file: 'f', bytes: new Blob([`file of ${email}`]) });
}

const isOnDisk = (words: string) => JSON.stringify([...disk]).includes(words);

beforeEach(async () => {
  fakeBrowser.reset();
  disk = new Map();
  const compare = (one: unknown, other: unknown) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
  const bound = (low: unknown[], high: unknown) => ({
    includes: (key: unknown[]) => key[0] === low[0] && compare(key, high) < 1,
  });
  vi.stubGlobal('IDBKeyRange', { bound, lowerBound: (low: number) => ({ includes: (key: number) => key >= low }) });
  openMailboxBy(() => () => joinPrivateMail(fakeDatabase()));
  // Forgets what the test before it left in memory.
  await clearMailbox();
  await addAddress(address(OAK));
  await addAddress(address(ELM, { isPrivate: true, site: 'shop.example' }));
  await receive(OAK, '1');
  await receive(ELM, '2');
});

describe('the background', () => {
  it('has both, and only one of them on disk', async () => {
    expect((await readAddresses()).map(({ email }) => email).sort()).toEqual([ELM, OAK]);
    expect(await countNotified(0)).toBe(0);
    expect(await readWanted(5)).toEqual([]);
    expect((await readUnnotified()).map(({ id }) => id).sort()).toEqual([TWO, ONE].sort());
    expect((await readBody(TWO))?.text).toBe(`Body of ${ELM}`);
    expect(await (await readFile(TWO, 'f'))?.text()).toBe(`file of ${ELM}`);
    expect(isOnDisk(OAK)).toBe(true);
    const { text = '' } = (await readBody(ONE)) ?? {};
    expect(disk.get('stored')).toBe(text.length + `words of ${OAK}`.length + `file of ${OAK}`.length);
    expect(isOnDisk(ELM)).toBe(false);
    expect([...disk.keys()].filter((key) => key.includes('"2"'))).toEqual([]);
  });

  it('keeps it off the disk whatever becomes of it', async () => {
    const steps: (() => Promise<unknown>)[] = [
      () => updateAddress(ELM, (before) => ({ ...before, label: 'mine', filledAt: NOW })),
      () => markRead([ONE, TWO], NOW),
      () => markNotified([ONE, TWO], NOW),
      () => trashMessages([TWO], NOW),
      () => trashAddress(ELM, NOW),
      // Its address is in the trash itself.
      () => restore([{ kind: 'message', key: TWO }]),
      () => restore([{ kind: 'address', key: ELM }]),
      () => trashAddress(ELM, NOW),
      () => purge({ kind: 'address', key: ELM }),
      () => tryAgainAt([{ kind: 'address', key: ELM }], NOW),
      () => finish({ kind: 'address', key: ELM }),
    ];
    for (const step of steps) {
      await step();
      expect(isOnDisk(ELM), String(step)).toBe(false);
      expect([...disk.keys()].filter((key) => key.includes('"2"'))).toEqual([]);
    }
    expect((await readMessage(ONE))?.readAt).toBe(NOW);
  });

  it('tells what a site refused in a private window in private windows alone, and not on the disk', async () => {
    await rememberRefused('shop.example', 'one.test');
    await rememberRefused('shop.example', 'two.test', true);
    expect(await readRefused('shop.example')).toEqual(['one.test']);
    expect(await readRefused('shop.example', true)).toEqual(['one.test', 'two.test']);
    expect(isOnDisk('two.test')).toBe(false);
    await forgetPrivateMail();
    expect(await readRefused('shop.example', true)).toEqual(['one.test']);
    await clearMailbox();
    expect(await readRefused('shop.example', true)).toEqual([]);
  });

  it('counts what is unread apart, of an expired address as well', async () => {
    await updateAddress(OAK, (before) => ({ ...before, expiresAt: NOW - 1 }));
    expect(await countUnread()).toEqual({ openly: 1, privately: 1 });
    await markRead([TWO], NOW);
    expect(await countUnread()).toEqual({ openly: 1, privately: 0 });
    await markRead([ONE], NOW);
    expect(await countUnread()).toEqual({ openly: 0, privately: 0 });
  });

  it('loses no change of two at a time', async () => {
    const add = (word: string) => () =>
      updateAddress(ELM, (before) => ({ ...before, label: `${before.label ?? ''}${word}` }));
    await Promise.all(['a', 'b', 'c'].map((word) => add(word)()));
    expect((await readAddresses()).find(({ email }) => email === ELM)?.label).toBe('abc');
  });
});

it('a page in a private window has that alone, the newest first', async () => {
  await storeMessages(ELM, [listed('3', NOW - 1000)], NOW);
  openMailboxBy(() => readPrivateMail);
  const { addresses, messages, hasMore } = await readMailbox(40);
  expect([addresses.map(({ email }) => email), messages.map(({ id }) => id), hasMore]).toEqual([
    [ELM],
    [TWO, storedId('3', ELM)],
    false,
  ]);
  const first = await readMailbox(1);
  expect([first.messages.map(({ id }) => id), first.hasMore]).toEqual([[TWO], true]);
});

it('after the last private window nothing is left but the names of addresses to be deleted', async () => {
  await addAddress(address('ash@mayfly.test', { isPrivate: true, site: 'shop.example' }));
  await trashAddress('ash@mayfly.test', NOW + 7000);
  expect(await forgetPrivateMail()).toBe(true);
  const kept = JSON.stringify(await fakeBrowser.storage.session.get(null));
  for (const word of ['shop.example', 'Fernway', 'Welcome', 'Body', 'words', 'base64'])
    expect(kept).not.toContain(word);
  expect((await readTrash()).map(({ key, isPurged }) => [key, isPurged])).toEqual([
    ['ash@mayfly.test', true],
    [ELM, true],
  ]);
  expect((await readAddresses()).map(({ email }) => email)).toEqual([OAK]);
  // There is nothing new to forget, until there is.
  expect(await forgetPrivateMail()).toBe(false);
  for (const { kind, key } of await readTrash()) await finish({ kind, key });
  expect(await fakeBrowser.storage.session.get(null)).toEqual({});
});

it('contents that do not fit are removed, the largest first, and their messages say so', async () => {
  const records = new Map<string, unknown>();
  const changed = new Set<string>();
  for (const [id, length] of Object.entries({ small: 1000, large: 3_000_000, larger: 3_500_000 })) {
    await memoryStore(records, 'messages', changed).put({ id, address: ELM });
    await memoryStore(records, 'bodies', changed).put({ id, text: 'x'.repeat(length) });
  }
  await privateRecords.write(records, changed);
  const kept = await fakeBrowser.storage.session.get(null);
  expect(Object.keys(kept).filter((key) => /bodies.*(?:small|large)/.test(key))).toEqual([
    `private:${recordKey('bodies', 'small')}`,
    `private:${recordKey('bodies', 'large')}`,
  ]);
  expect(kept[`private:${recordKey('messages', 'larger')}`]).toMatchObject({ evictedAt: expect.any(Number) });
});
