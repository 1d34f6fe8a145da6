import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import { madeAddress, madeMessage } from '../../test/mailbox/made.ts';
import { createIndexedDbStore } from './indexeddb.ts';
import { LAYOUT, LAYOUT_VERSION, STORE_NAMES } from './mail-store.ts';

/** The layout of each version, as a text. A new layout gets a new line here, and its number is `LAYOUT_VERSION`. */
const LAYOUTS: Record<number, string> = {
  7: 'addresses(email)expires:expiresAt messages(id)address:address,dated:address+dated,read:address+readAt,notified:notifiedAt,unnotified:notificationWantedAt,received:createdAt,evictable:seenAt+readAt+storedBytes,wanted:bodyWantedAt bodies(id) texts(id) files(message+file) deleted(id)address:address,dated:address+dated trash(kind+key) totals(name) refusals(site)',
};

const nameOf = (path: string | string[]) => [path].flat().join('+');

it('has a version of its own for each layout', () => {
  const layout = STORE_NAMES.map((name) => {
    const { key, indexes = {} } = LAYOUT[name];
    return `${name}(${nameOf(key)})${Object.entries(indexes).map(([index, path]) => `${index}:${nameOf(path)}`)}`;
  });
  expect(LAYOUTS).toMatchObject({ [LAYOUT_VERSION]: layout.join(' ') });
  expect(Math.max(...Object.keys(LAYOUTS).map(Number))).toBe(LAYOUT_VERSION);
});

const address = madeAddress({ email: 'oak@mayfly.test' });
const message = madeMessage({ id: '1', address: 'oak@mayfly.test', dated: 'Monday' });

type Indexed = { name: (typeof STORE_NAMES)[number]; index: string };
const INDEXES = STORE_NAMES.flatMap((name) =>
  Object.keys(LAYOUT[name].indexes ?? {}).map((index): Indexed => ({ name, index })),
);
const OLDER = fc.record({
  version: fc.integer({ min: 1, max: LAYOUT_VERSION - 1 }),
  stores: fc.subarray(STORE_NAMES.filter((name) => name !== 'addresses' && name !== 'messages')),
  indexes: fc.subarray(INDEXES),
});

/** Makes the database of an older build, whose totals had no key path. */
async function makeOlder({ version, stores, indexes }: typeof OLDER extends fc.Arbitrary<infer T> ? T : never) {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const database = await openDB('mailbox', version, {
    upgrade(made) {
      for (const name of ['addresses', 'messages', ...stores] as typeof STORE_NAMES) {
        const hasNoKey = name === 'totals' && version < LAYOUT_VERSION;
        const store = made.createObjectStore(name, hasNoKey ? {} : { keyPath: LAYOUT[name].key });
        for (const one of indexes.filter((it) => it.name === name))
          store.createIndex(one.index, LAYOUT[name].indexes?.[one.index] ?? []);
      }
    },
  });
  await database.put('addresses', address);
  await database.put('messages', message);
  if (stores.includes('totals') && version < LAYOUT_VERSION) await database.put('totals', 3, 'messages');
  return database;
}

it('keeps what any older layout stored, and has all stores and indexes of today', async () => {
  await fc.assert(
    fc.asyncProperty(OLDER, async (older) => {
      (await makeOlder(older)).close();
      const store = createIndexedDbStore();
      const read = await store.read(async (transaction) => ({
        addresses: await transaction.getAll('addresses'),
        messages: await transaction.getAll('messages'),
        totals: await transaction.getAll('totals'),
        found: await Promise.all(INDEXES.map(({ name, index }) => transaction.count(name, { index }))),
      }));
      expect(read).toMatchObject({ addresses: [address], messages: [message], totals: [] });
      expect(read.found).toHaveLength(INDEXES.length);
      const dated = { index: 'dated', of: ['oak@mayfly.test', 'Monday'] };
      expect(await store.read((transaction) => transaction.getAll('messages', dated))).toEqual([message]);
    }),
    { numRuns: 40 },
  );
});

it('a page opens an older layout as it is, so that an older background can go on, and closes it for the newer one', async () => {
  (
    await makeOlder({
      version: 1,
      stores: ['trash', 'bodies', 'texts', 'files', 'deleted', 'refusals', 'totals'],
      indexes: [],
    })
  ).close();
  const page = createIndexedDbStore({ isReader: true });
  const readAll = () => page.read((transaction) => transaction.getAll('messages'));
  expect(await readAll()).toEqual([message]);
  const older = await openDB('mailbox', 1);
  older.close();
  // The page is open meanwhile.
  expect(await createIndexedDbStore().read((transaction) => transaction.getAll('messages'))).toEqual([message]);
  expect(await readAll()).toEqual([message]);
});

const PARTS = [...STORE_NAMES.map((name) => ({ name, index: undefined })), ...INDEXES].filter(
  ({ name, index }) => index !== undefined || (name !== 'addresses' && name !== 'messages'),
);

it.each(PARTS)(
  'repairs a layout of today that lacks $name $index, and keeps what is stored',
  async ({ name, index }) => {
    const stores = STORE_NAMES.filter((one) => index !== undefined || one !== name);
    const indexes = INDEXES.filter((one) => one.name !== name || one.index !== index);
    (
      await makeOlder({
        version: LAYOUT_VERSION,
        stores: stores.filter((one) => one !== 'addresses' && one !== 'messages'),
        indexes: indexes.filter((one) => stores.includes(one.name)),
      })
    ).close();
    for (let worker = 0; worker < 2; worker++) {
      const store = createIndexedDbStore();
      const count = store.read((transaction) => transaction.count(name, index === undefined ? {} : { index }));
      expect(await count).toBeGreaterThanOrEqual(0);
      expect(await store.read((transaction) => transaction.getAll('messages'))).toEqual([message]);
    }
    const page = createIndexedDbStore({ isReader: true });
    expect(await page.read((transaction) => transaction.getAll('addresses'))).toEqual([address]);
  },
);

it('leaves out a record that has no valid key in the layout of today, and nothing else', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const older = await openDB('mailbox', 1, {
    upgrade(made) {
      for (const name of STORE_NAMES.filter((one) => one !== 'refusals'))
        made.createObjectStore(name, { keyPath: name === 'trash' ? 'id' : LAYOUT[name].key });
    },
  });
  await older.put('addresses', address);
  for (const kind of [null, true, undefined, 'message']) await older.put('trash', { id: `${kind}`, kind, key: '1' });
  older.close();
  const store = createIndexedDbStore();
  expect(await store.read((transaction) => transaction.getAll('trash'))).toMatchObject([{ kind: 'message' }]);
  expect(await store.read((transaction) => transaction.count('refusals'))).toBe(0);
});

it('takes an upgrade that failed for none, so that the next one is whole', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  (await makeOlder({ version: 1, stores: ['bodies'], indexes: [] })).close();
  const create = vi.spyOn(IDBDatabase.prototype, 'createObjectStore').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  await expect(createIndexedDbStore().open()).rejects.toThrow();
  create.mockRestore();
  expect(await createIndexedDbStore().read((transaction) => transaction.getAll('messages'))).toEqual([message]);
});

it.each([true, false])('a newer layout is told as such (by a page: %s)', async (isReader) => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  (await openDB('mailbox', LAYOUT_VERSION + 1)).close();
  await expect(createIndexedDbStore({ isReader }).open()).rejects.toMatchObject({ name: 'VersionError' });
});
