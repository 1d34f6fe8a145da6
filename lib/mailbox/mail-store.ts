import type { Address } from './address.ts';
import type { Body, Message, StoredFile } from './message.ts';
import type { Refusal } from './refusal.ts';
import type { Trashed } from './trash/trashed.ts';

/** What is stored, by the store that it is in. Records are parsed where they are read: an older version may have written them. */
export type MailRecords = {
  addresses: Address;
  messages: Message;
  bodies: Body;
  /** The words of a body that can be searched, folded. */
  texts: { id: string; text: string };
  files: StoredFile;
  /** Messages deleted here: the service lists them until it has deleted them too. */
  deleted: { id: string; address: string };
  /** Deleted a moment ago, or still to be deleted on the service. */
  trash: Trashed;
  /** Sums that would be slow to compute: the bytes of all contents, how many messages there are, and how many are unread. */
  totals: { name: 'stored' | 'messages' | 'unread'; value: number };
  /** What sites did not accept. */
  refusals: Refusal;
};

export type StoreName = keyof MailRecords;

/** The field, or the fields, of a record that make its key. */
type KeyPath = string | string[];

export type Key = string | number | Key[];

/** Once a version of Mayfly is released, a change of this is a new version of the database, with a step of its own in `indexeddb.ts`. */
export const LAYOUT: Record<StoreName, { key: KeyPath; indexes?: Record<string, KeyPath> }> = {
  addresses: { key: 'email', indexes: { expires: 'expiresAt' } },
  messages: {
    key: 'id',
    // A message without a field is not in its index: what is wanted is found without the ten thousand that are not.
    indexes: {
      address: 'address',
      read: ['address', 'readAt'],
      notified: 'notifiedAt',
      /** messages that the user is still to be notified of */
      unnotified: 'notificationWantedAt',
      received: 'createdAt',
      /** read messages with contents, the oldest first */
      evictable: ['seenAt', 'readAt', 'storedBytes'],
      /** messages whose body is still to be fetched */
      wanted: 'bodyWantedAt',
    },
  },
  bodies: { key: 'id' },
  texts: { key: 'id' },
  files: { key: ['message', 'file'] },
  deleted: { key: 'id', indexes: { address: 'address' } },
  trash: { key: ['kind', 'key'] },
  totals: { key: 'name' },
  refusals: { key: 'site' },
};

export const STORE_NAMES = Object.keys(LAYOUT) as StoreName[];

/** The key of a record, or its value in an index; undefined for a record that lacks a part of it. */
export function keyOf(record: unknown, path: KeyPath): Key | undefined {
  const fields: Record<string, Key | undefined> = Object(record);
  if (typeof path === 'string') return fields[path];
  const parts = path.map((name) => fields[name]);
  return parts.includes(undefined) ? undefined : (parts as Key[]);
}

/**
 * Which records of a store, in the order of their keys; all of them by default.
 * @property index in whose order, and by whose values instead of keys
 * @property of with this key, or one that begins with these parts
 * @property from with this key, or a later one
 * @property after with a later key than this
 * @property limit no more than so many, the first ones
 * @property last no more than so many, the last ones, and the last of all first
 */
export type Query = { index?: string; of?: Key; from?: Key; after?: Key; limit?: number; last?: number };

export interface ReadTransaction {
  get<S extends StoreName>(store: S, key: Key): Promise<MailRecords[S] | undefined>;
  has(store: StoreName, key: Key): Promise<boolean>;
  getAll<S extends StoreName>(store: S, query?: Query): Promise<MailRecords[S][]>;
  /** Keys of records, in the order of `getAll`. @param query without `last` */
  getKeys(store: StoreName, query?: Query): Promise<string[]>;
  count(store: StoreName, query?: Query): Promise<number>;
}

export interface Transaction extends ReadTransaction {
  /** Adds a record, or replaces the one with its key. @throws DataError for one without a key */
  put<S extends StoreName>(store: S, record: MailRecords[S]): Promise<void>;
  /** @param key of one record, or the parts that several keys begin with */
  delete(store: StoreName, key: Key): Promise<void>;
  clear(store: StoreName): Promise<void>;
}

/** `strict`: durable before the promise resolves. `relaxed` may lose the last changes when the machine fails. */
export type Durability = 'strict' | 'relaxed';

/** Where mail is stored: on disk (`indexeddb.ts`), or in memory until the browser closes (`memory.ts`). */
export interface MailStore {
  /** Whether it holds what belongs to private windows, and nothing else. */
  readonly isPrivate: boolean;
  readonly isOnDisk: boolean;
  /** Reads what is stored at one moment. @param work waits for nothing but the transaction */
  read<T>(work: (transaction: ReadTransaction) => Promise<T>): Promise<T>;
  /** Makes one change: all of it is stored once the promise resolves, or none of it. @param work waits for nothing but the transaction */
  change<T>(work: (transaction: Transaction) => Promise<T>, durability?: Durability): Promise<T>;
}

/**
 * All messages of a store as they are stored, in pages: some may not fit their schema. Between pages it is the turn of the user who types.
 */
export async function* readPages(transaction: ReadTransaction, size = 1000): AsyncGenerator<Message[]> {
  let page = await transaction.getAll('messages', { limit: size });
  for (let last = page.at(-1); last; last = page.at(-1)) {
    yield page;
    page = await transaction.getAll('messages', { after: last.id, limit: size });
  }
}
