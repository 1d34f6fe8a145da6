import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import {
  type Durability,
  type Key,
  LAYOUT,
  type MailStore,
  type Query,
  type ReadTransaction,
  STORE_NAMES,
  type StoreName,
  type Transaction,
} from './mail-store.ts';

const NAME = 'mailbox';
const VERSION = 1;

function createStores(database: IDBPDatabase): void {
  for (const name of STORE_NAMES) {
    const { key, indexes = {} } = LAYOUT[name];
    const store = database.createObjectStore(name, { keyPath: key });
    for (const [index, path] of Object.entries(indexes)) store.createIndex(index, path);
  }
}

function rangeOf({ of, from, after }: Query): IDBKeyRange | null {
  // An array is later than all strings and numbers: none of our keys has one inside.
  if (Array.isArray(of)) return IDBKeyRange.bound(of, [...of, []]);
  if (of !== undefined) return IDBKeyRange.only(of);
  if (from !== undefined) return IDBKeyRange.lowerBound(from);
  return after === undefined ? null : IDBKeyRange.lowerBound(after, true);
}

function toReadTransaction(transaction: IDBPTransaction<unknown, string[], IDBTransactionMode>): ReadTransaction {
  const find = (name: StoreName, { index }: Query) => {
    const store = transaction.objectStore(name);
    return index === undefined ? store : store.index(index);
  };

  return {
    get: (name, key) => transaction.objectStore(name).get(key),
    has: async (name, key) => (await transaction.objectStore(name).getKey(key)) !== undefined,
    async getAll(name, query = {}) {
      const source = find(name, query);
      const range = rangeOf(query);
      const { limit, last } = query;
      if (last === undefined) return source.getAll(range, limit);
      // One step to the first that is wanted, and all from there on at once: every step of a cursor is a way to the storage and back.
      const cursor = await source.openKeyCursor(range, 'prev');
      const first = last > 1 ? await cursor?.advance(last - 1) : cursor;
      const found = await source.getAll(first ? IDBKeyRange.lowerBound(first.key) : range);
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

/** The mailbox on disk. @property open opens the database, if it is not open; throws a DOMException where the browser refuses that */
type IndexedDbStore = MailStore & { open(): Promise<unknown> };

/**
 * Opens the database once. A connection that was closed, or that never opened, is opened anew on the next call.
 * @param onClosed called when the browser or another context closed it: it may have been deleted
 * @param onBlocked called when an upgrade has to wait until other contexts close the database; the call that opens it goes on by itself
 */
export function createIndexedDbStore(onClosed = () => {}, onBlocked = () => {}): IndexedDbStore {
  let opening: Promise<IDBPDatabase> | undefined;

  function forget(): void {
    opening = undefined;
  }

  /** Rejects, and never throws, where there is no `indexedDB` at all. */
  async function openDatabase(): Promise<IDBPDatabase> {
    return openDB(NAME, VERSION, {
      upgrade: createStores,
      blocked: onBlocked,
      // A newer version of the extension waits to upgrade: an old page must not stand in its way.
      blocking(_current, _blocked, { target }) {
        (target as IDBDatabase).close();
        forget();
        onClosed();
      },
      terminated() {
        forget();
        onClosed();
      },
    });
  }

  function open(): Promise<IDBPDatabase> {
    opening ??= openDatabase().catch((error: unknown) => {
      forget();
      throw error;
    });
    return opening;
  }

  return {
    isPrivate: false,
    isOnDisk: true,
    open,
    async read(work) {
      return work(toReadTransaction((await open()).transaction(STORE_NAMES as string[])));
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
          // It has ended already, by the same error.
        }
        throw error;
      }
    },
  };
}
