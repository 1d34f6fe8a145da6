import { type IDBPDatabase, type IDBPIndex, type IDBPTransaction, unwrap, wrap } from 'idb';
import { createDatabase, type Upgrade } from '../storage/database.ts';
import {
  type Durability,
  type Key,
  LAYOUT,
  LAYOUT_VERSION,
  type MailStore,
  type Query,
  type ReadTransaction,
  STORE_NAMES,
  type StoreName,
  type Transaction,
} from './mail-store.ts';

const NAME = 'mailbox';

/** Creates the stores and indexes that an older layout lacks, whichever they are, and keeps all records that have a valid key in the new one. */
const createMissing: Upgrade = async (database, _from, _to, transaction) => {
  for (const name of STORE_NAMES) {
    const { key, indexes = {} } = LAYOUT[name];
    const isPresent = database.objectStoreNames.contains(name);
    const before = isPresent ? transaction.objectStore(name) : undefined;
    const isSame = before && JSON.stringify(before.keyPath) === JSON.stringify(key);
    const records = before && !isSame ? await before.getAll() : [];
    if (before && !isSame) database.deleteObjectStore(name);
    const store = isSame ? before : database.createObjectStore(name, { keyPath: key });
    for (const [index, path] of Object.entries(indexes)) {
      const isIndexed = store.indexNames.contains(index);
      if (isIndexed && JSON.stringify(store.index(index).keyPath) === JSON.stringify(path)) continue;
      if (isIndexed) store.deleteIndex(index);
      store.createIndex(index, path);
    }
    for (const record of records) {
      try {
        await store.put(record);
      } catch (error) {
        // One without a valid key must not keep the others from the new layout.
        console.warn('A stored record is left out:', error);
      }
    }
  }
};

function isComplete(database: IDBPDatabase): boolean {
  if (!STORE_NAMES.every((name) => database.objectStoreNames.contains(name))) return false;
  const transaction = database.transaction(STORE_NAMES as string[]);
  return STORE_NAMES.every((name) => {
    const { indexNames } = transaction.objectStore(name);
    return Object.keys(LAYOUT[name].indexes ?? {}).every((index) => indexNames.contains(index));
  });
}

function rangeOf({ of, from, after }: Query): IDBKeyRange | null {
  // In IndexedDB's order, arrays come after all strings and numbers. None of our keys contains an array.
  if (Array.isArray(of)) return IDBKeyRange.bound(of, [...of, []]);
  if (of !== undefined) return IDBKeyRange.only(of);
  if (from !== undefined) return IDBKeyRange.lowerBound(from);
  return after === undefined ? null : IDBKeyRange.lowerBound(after, true);
}

/** Errors with which browsers answer for a record whose file is gone or damaged, while the others can be read. */
const LOST = ['UnknownError', 'DataError', 'NotReadableError', 'NotFoundError'];

/** @returns undefined in place of what is stored but can't be read any more */
export async function unlessLost<T>(reading: Promise<T>, what: string): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof DOMException && LOST.includes(error.name))) throw error;
    console.warn(`A stored ${what} is lost:`, error);
    return undefined;
  }
}

/** Reads records in a transaction that goes on if one of them is lost. @returns undefined if one is */
function readSafely<T>(request: IDBRequest<T>, what: string): Promise<T | undefined> {
  request.addEventListener('error', (event) => {
    if (!LOST.includes(request.error?.name ?? '')) return;
    event.preventDefault();
    event.stopPropagation();
  });
  return unlessLost(wrap(request), what);
}

function toReadTransaction(transaction: IDBPTransaction<unknown, string[], IDBTransactionMode>): ReadTransaction {
  const find = (name: StoreName, { index }: Query) => {
    const store = transaction.objectStore(name);
    return index === undefined ? store : store.index(index);
  };
  const get = (name: StoreName, key: Key) => readSafely(unwrap(transaction.objectStore(name)).get(key), name);

  /** If a record is lost, the others are read one by one. */
  async function readAll(name: StoreName, query: Query, range: IDBKeyRange | null, limit?: number) {
    const source = find(name, query) as IDBPIndex;
    const records = await readSafely(unwrap(source).getAll(range, limit), name);
    if (records) return records;
    const keys = (await source.getAllKeys(range, limit)) as Key[];
    return (await Promise.all(keys.map((key) => get(name, key)))).filter((record) => record !== undefined);
  }

  return {
    get,
    has: async (name, key) => (await transaction.objectStore(name).getKey(key)) !== undefined,
    async getAll(name, query = {}) {
      const range = rangeOf(query);
      const { limit, last } = query;
      if (last === undefined) return readAll(name, query, range, limit);
      // One cursor step to the first wanted record, then all from there at once: every step of a cursor is a round trip to the storage.
      const cursor = await find(name, query).openKeyCursor(range, 'prev');
      const first = last > 1 ? await cursor?.advance(last - 1) : cursor;
      const found = await readAll(name, query, first ? IDBKeyRange.lowerBound(first.key) : range);
      return found.reverse().slice(0, last);
    },
    getKeys: async (name, query = {}) => (await find(name, query).getAllKeys(rangeOf(query), query.limit)) as string[],
    count: (name, query = {}) => find(name, query).count(rangeOf(query)),
  };
}

function toTransaction(transaction: IDBPTransaction<unknown, string[], 'readwrite'>): Transaction {
  return {
    ...toReadTransaction(transaction),
    async put(name, record) {
      await transaction.objectStore(name).put(record);
    },
    delete: (name, key: Key) => transaction.objectStore(name).delete(rangeOf({ of: key }) ?? key),
    clear: (name) => transaction.objectStore(name).clear(),
  };
}

type IndexedDbStore = MailStore & {
  /** Opens the database unless it is open; throws a DOMException if the browser refuses. */
  open(): Promise<unknown>;
};

/** @param options see `createDatabase` */
export function createIndexedDbStore(options: { isReader?: boolean; onClosed?: () => void } = {}): IndexedDbStore {
  const open = createDatabase(NAME, { version: LAYOUT_VERSION, upgrade: createMissing, isComplete, ...options });
  return {
    isPrivate: false,
    isOnDisk: true,
    maxFileBytes: Number.POSITIVE_INFINITY,
    open,
    async read(work) {
      const transaction = (await open()).transaction(STORE_NAMES as string[]);
      // It also ends with the error of a request, which the work has.
      transaction.done.catch(() => {});
      return work(toReadTransaction(transaction));
    },
    async change(work, durability: Durability = 'strict') {
      const transaction = (await open()).transaction(STORE_NAMES as string[], 'readwrite', { durability });
      try {
        const result = await work(toTransaction(transaction));
        await transaction.done;
        return result;
      } catch (error) {
        transaction.done.catch(() => {});
        try {
          transaction.abort();
        } catch {
          // The same error has ended the transaction already.
        }
        throw error;
      }
    },
  };
}
