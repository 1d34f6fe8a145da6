import { parseStored } from '../storage/schema.ts';
import type { Address } from './address.ts';
import { type Body, type Message, messageSchema, type StoredFile } from './message.ts';
import type { Refusal } from './refusal.ts';
import type { Trashed } from './trashed.ts';

/** The stored records, by store. They are parsed when they are read, because an older version of Mayfly may have written them. */
export type MailRecords = {
  addresses: Address;
  messages: Message;
  bodies: Body;
  /** The searchable words of a body, folded. */
  texts: { id: string; text: string };
  files: StoredFile;
  /** Messages deleted here. The service still lists them until it has deleted them too. */
  deleted: { id: string; address: string } & Pick<Message, 'serviceId' | 'dated'> & { hasLastingId: boolean };
  /** Items deleted recently, or still to be deleted on the service. */
  trash: Trashed;
  /** Totals that would be slow to compute: the bytes of all contents, and the number of messages and of unread ones. */
  totals: { name: 'stored' | 'messages' | 'unread'; value: number };
  /** The domains that sites did not accept. */
  refusals: Refusal;
};

export type StoreName = keyof MailRecords;

/** The field or fields of a record that make up its key. */
type KeyPath = string | string[];

export type Key = string | number | Key[];

/**
 * The version of the database: it grows with every change of `LAYOUT`, so that what an older build stored gets the new stores and indexes.
 * The first six were used by builds before the first release.
 */
export const LAYOUT_VERSION = 7;

export const LAYOUT: Record<StoreName, { key: KeyPath; indexes?: Record<string, KeyPath> }> = {
  addresses: { key: 'email', indexes: { expires: 'expiresAt' } },
  messages: {
    key: 'id',
    // An index contains only the messages that have its fields: so the wanted ones are found without reading ten thousand others.
    indexes: {
      address: 'address',
      dated: ['address', 'dated'],
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
  deleted: { key: 'id', indexes: { address: 'address', dated: ['address', 'dated'] } },
  trash: { key: ['kind', 'key'] },
  totals: { key: 'name' },
  refusals: { key: 'site' },
};

export const STORE_NAMES = Object.keys(LAYOUT) as StoreName[];

/** The key of a record, or its value in an index; undefined if the record lacks a part of it. */
export function keyOf(record: unknown, path: KeyPath): Key | undefined {
  const fields: Record<string, Key | undefined> = Object(record);
  if (typeof path === 'string') return fields[path];
  const parts = path.map((name) => fields[name]);
  return parts.includes(undefined) ? undefined : (parts as Key[]);
}

/** Selects records of a store, in the order of their keys; by default all. */
export type Query = {
  /** The index whose order and values are used instead of the keys. */
  index?: string;
  /** Only records with this key, or whose key begins with these parts. */
  of?: Key;
  /** Only records with this key or a later one. */
  from?: Key;
  /** Only records with a later key. */
  after?: Key;
  /** At most this many, the first ones. */
  limit?: number;
  /** At most this many, the last ones, in reverse order. */
  last?: number;
};

export interface ReadTransaction {
  get<S extends StoreName>(store: S, key: Key): Promise<MailRecords[S] | undefined>;
  has(store: StoreName, key: Key): Promise<boolean>;
  getAll<S extends StoreName>(store: S, query?: Query): Promise<MailRecords[S][]>;
  /** The keys of records, in the order of `getAll`. @param query without `last` */
  getKeys(store: StoreName, query?: Query): Promise<string[]>;
  count(store: StoreName, query?: Query): Promise<number>;
}

export interface Transaction extends ReadTransaction {
  /** Adds a record, or replaces the one with its key. @throws DataError if the record has no key */
  put<S extends StoreName>(store: S, record: MailRecords[S]): Promise<void>;
  /** @param key of one record, or the first parts of the keys of several */
  delete(store: StoreName, key: Key): Promise<void>;
  clear(store: StoreName): Promise<void>;
}

/** `strict`: durable before the promise resolves. `relaxed`: the last changes may be lost if the machine fails. */
export type Durability = 'strict' | 'relaxed';

/** Where mail is stored: on disk (`indexeddb.ts`), or in memory until the browser closes (`memory.ts`). */
export interface MailStore {
  /** Whether it stores mail of private windows, and only that. */
  readonly isPrivate: boolean;
  readonly isOnDisk: boolean;
  /** The largest file that it can store, whatever space is free. */
  readonly maxFileBytes: number;
  /** Reads a consistent state of the store. @param work awaits nothing but the transaction */
  read<T>(work: (transaction: ReadTransaction) => Promise<T>): Promise<T>;
  /** Makes one change: when the promise resolves, all of it is stored, otherwise none. @param work awaits nothing but the transaction */
  change<T>(work: (transaction: Transaction) => Promise<T>, durability?: Durability): Promise<T>;
}

/** @returns undefined if this store does not have the message, or its record is invalid */
export async function findMessage(transaction: ReadTransaction, id: string): Promise<Message | undefined> {
  return parseStored(messageSchema, await transaction.get('messages', id), 'message');
}

/** All messages of a store, in pages, as stored: some may not match their schema. Between pages, the browser can handle user input. */
export async function* readPages(transaction: ReadTransaction, size = 1000): AsyncGenerator<Message[]> {
  let page = await transaction.getAll('messages', { limit: size });
  for (let last = page.at(-1); last; last = page.at(-1)) {
    yield page;
    page = await transaction.getAll('messages', { after: last.id, limit: size });
  }
}
