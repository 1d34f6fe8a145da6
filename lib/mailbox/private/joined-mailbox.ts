import type { MailboxDatabase } from '../database.ts';
import { type MemoryStore, memoryStore, type Query } from './memory-store.ts';
import { privateRecords } from './private-records.ts';

/** What of idb's stores is joined. */
type Store = Pick<
  MemoryStore,
  'get' | 'getKey' | 'getAll' | 'getAllKeys' | 'count' | 'put' | 'delete' | 'clear' | 'index'
>;

/** The fields by which a record is told to be of a private window. Absent ones are `undefined`, whatever the record. */
type Told = { isPrivate?: boolean; address?: unknown; id?: unknown; message?: unknown; kind?: unknown; key?: unknown };

/** Whether a record that is to be stored belongs to an address that was made in a private window. */
function isPrivate(store: string, record: Told, of: (store: string) => MemoryStore): boolean {
  if (record.isPrivate === true) return true;
  if (store === 'messages' || store === 'deleted') return of('addresses').has(record.address);
  if (store === 'bodies' || store === 'texts') return of('messages').has(record.id);
  if (store === 'files') return of('messages').has(record.message);
  if (store !== 'trash') return false;
  return (record.address as Told | undefined)?.isPrivate === true || of('trash').has([record.kind, record.key]);
}

/** A store on disk and the same in memory, as one. A record goes into one of them. */
function joinStores(stored: Store, name: string, of: (store: string) => MemoryStore): Store {
  const memory = of(name);
  return {
    get: async (key) => (memory.has(key) ? memory.get(key) : stored.get(key)),
    getKey: async (key) => (memory.has(key) ? memory.getKey(key) : stored.getKey(key)),
    getAll: async (query, count) => [...(await stored.getAll(query, count)), ...(await memory.getAll(query, count))],
    getAllKeys: async (query) => [...(await stored.getAllKeys(query)), ...(await memory.getAllKeys(query))],
    count: async (query) => (await stored.count(query)) + (await memory.count(query)),
    put: async (record, ...key) =>
      isPrivate(name, Object(record), of) ? memory.put(record) : stored.put(record, ...key),
    async delete(query) {
      await memory.delete(query);
      await stored.delete(query);
    },
    async clear() {
      await memory.clear();
      await stored.clear();
    },
    index(index) {
      const [onDisk, inMemory] = [stored.index(index), memory.index(index)];
      return {
        getAll: async (query, count) => [
          ...(await onDisk.getAll(query, count)),
          ...(await inMemory.getAll(query, count)),
        ],
        getAllKeys: async (query) => [...(await onDisk.getAllKeys(query)), ...(await inMemory.getAllKeys(query))],
        count: async (query) => (await onDisk.count(query)) + (await inMemory.count(query)),
        // It is walked through to evict what is on disk, and to step over what is old: what is in memory is neither.
        openCursor: (...from) => onDisk.openCursor(...from),
        openKeyCursor: (...from) => onDisk.openKeyCursor(...from),
      };
    },
  };
}

/** What is used of a database and its transactions. */
type Database = {
  transaction(names: unknown, mode?: string, options?: object): JoinedTransaction & { abort(): void };
};
type JoinedTransaction = {
  objectStore(name: string): Store;
  objectStoreNames: Iterable<string>;
  done: Promise<unknown>;
};

/**
 * The mailbox for the background: what is on disk, and what belongs to private windows, in memory. Whatever is made for a private
 * window is written into memory alone. Transactions that write follow each other.
 */
export async function joinPrivateMail(database: MailboxDatabase): Promise<MailboxDatabase> {
  const onDisk = database as unknown as Database;
  const records = await privateRecords.read();

  function transaction(names: string | readonly string[], mode?: string, options?: object) {
    const begun = onDisk.transaction(names, mode, options);
    const isWriting = mode === 'readwrite';
    const changed = new Set<string>();
    const draft = isWriting ? new Map(records) : (records as Map<string, unknown>);
    const of = (store: string) => memoryStore(draft, store, changed);
    const objectStore = (name: string) => joinStores(begun.objectStore(name), name, of);
    return {
      objectStore,
      get store() {
        return objectStore(String(names));
      },
      objectStoreNames: begun.objectStoreNames,
      /** To be asked for once all is asked of the transaction. */
      get done() {
        return isWriting ? begun.done.then(() => privateRecords.write(draft, changed)) : begun.done;
      },
      abort: () => begun.abort(),
    };
  }

  return { transaction, ...shortcuts((name) => transaction(name).store) } as unknown as MailboxDatabase;
}

/** What idb's database does in a transaction of its own. */
export function shortcuts(store: (name: string) => Store) {
  return {
    get: (name: string, key: unknown) => store(name).get(key),
    getKey: (name: string, key: unknown) => store(name).getKey(key),
    getAll: (name: string, query?: Query, count?: number) => store(name).getAll(query, count),
    getAllKeys: (name: string, query?: Query) => store(name).getAllKeys(query),
    count: (name: string, query?: Query) => store(name).count(query),
    getAllFromIndex: (name: string, index: string, query?: Query) => store(name).index(index).getAll(query),
    countFromIndex: (name: string, index: string, query?: Query) => store(name).index(index).count(query),
  };
}

/** The mailbox for a page in a private window: nothing but what belongs to private windows. It is not written through this. */
export async function readPrivateMail(): Promise<MailboxDatabase> {
  const records = new Map(await privateRecords.read());
  const objectStore = (name: string) => memoryStore(records, name);
  const transaction = (names: unknown) => ({
    objectStore,
    store: objectStore(String(names)),
    done: Promise.resolve(),
  });
  return { transaction, ...shortcuts(objectStore) } as unknown as MailboxDatabase;
}
