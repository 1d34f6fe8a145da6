import { browser } from 'wxt/browser';
import { toBase64 } from '../email/parse/bytes.ts';
import { createOnce } from '../storage/serial-queue.ts';
import {
  type Key,
  keyOf,
  LAYOUT,
  type MailStore,
  type Query,
  type ReadTransaction,
  type StoreName,
  type Transaction,
} from './mail-store.ts';
import { CHARACTERS_PER_BYTE, evictLargest } from './quota.ts';

/** Browsers allow 10 MB in `storage.session`. A character takes up to two bytes. */
const MAX_CHARACTERS = 4_000_000;

type Records = Map<string, unknown>;

const nameOf = (store: StoreName, key: Key) => `${store}:${JSON.stringify(key)}`;

function compare(one: Key, other: Key): number {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other ? 0 : one < other ? -1 : 1;
  const order = one.map((part, at) => compare(part, other[at] ?? part)).find((it) => it !== 0);
  return order ?? one.length - other.length;
}

function fits({ of, from, after }: Query, key: Key): boolean {
  if (Array.isArray(of)) return Array.isArray(key) && of.every((part, at) => compare(part, key[at] ?? []) === 0);
  if (of !== undefined) return compare(key, of) === 0;
  if (from !== undefined) return compare(key, from) >= 0;
  return after === undefined || compare(key, after) > 0;
}

function find(records: Records, store: StoreName, query: Query = {}): { key: Key; record: unknown }[] {
  const { key: path, indexes = {} } = LAYOUT[store];
  const by = query.index === undefined ? path : (indexes[query.index] ?? []);
  const found = [...records]
    .filter(([name]) => name.startsWith(`${store}:`))
    .flatMap(([, record]) => {
      const [key, value] = [keyOf(record, path), keyOf(record, by)];
      return key !== undefined && value !== undefined && fits(query, value) ? [{ key, value, record }] : [];
    })
    .sort((one, other) => compare(one.value, other.value) || compare(one.key, other.key));
  return query.last === undefined ? found.slice(0, query.limit) : found.reverse().slice(0, query.last);
}

function toReadTransaction(records: Records): ReadTransaction {
  return {
    get: async (store, key) => records.get(nameOf(store, key)) as never,
    has: async (store, key) => records.has(nameOf(store, key)),
    getAll: async (store, query) => find(records, store, query).map(({ record }) => record as never),
    getKeys: async (store, query) => find(records, store, query).map(({ key }) => key as string),
    count: async (store, query) => find(records, store, query).length,
  };
}

/** @param changed collects the names of records that are put or deleted */
function toTransaction(records: Records, changed: Set<string>): Transaction {
  const remove = (store: StoreName, query?: Query) => {
    for (const { key } of find(records, store, query)) {
      records.delete(nameOf(store, key));
      changed.add(nameOf(store, key));
    }
  };
  return {
    ...toReadTransaction(records),
    async put(store, record) {
      const key = keyOf(record, LAYOUT[store].key);
      if (key === undefined) throw new DOMException('The record has no key.', 'DataError');
      records.set(nameOf(store, key), record);
      changed.add(nameOf(store, key));
    },
    delete: async (store, key) => remove(store, { of: key }),
    clear: async (store) => remove(store),
  };
}

/** Chromium's `storage.session` stores JSON, so the bytes of a file are stored as text. */
async function encode(record: unknown): Promise<unknown> {
  const { bytes, ...file } = Object(record);
  return bytes instanceof Blob ? { ...file, base64: toBase64(new Uint8Array(await bytes.arrayBuffer())) } : record;
}

function decode(record: unknown): unknown {
  const { base64, ...file } = Object(record);
  return typeof base64 === 'string'
    ? { ...file, bytes: new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))]) }
    : record;
}

/** A store in memory. */
export type MemoryStore = MailStore & {
  /** Calls back after every change, for the lifetime of the page. */
  watch(onChange: () => void): void;
};

/**
 * Stores mail in `storage.session`, which is never written to disk. It survives the worker, but not the end or a crash of the browser. Only
 * one script writes, one change at a time.
 * @param maxCharacters of all contents: the largest are evicted, and their messages are marked as evicted
 */
export function createMemoryStore(
  prefix: string,
  { isPrivate = false, maxCharacters = MAX_CHARACTERS } = {},
): MemoryStore {
  const cached = createOnce(async (): Promise<Records> => {
    const items = Object.entries(await browser.storage.session.get(null));
    const ours = items.filter(([name]) => name.startsWith(prefix));
    return new Map(ours.map(([name, record]) => [name.slice(prefix.length), decode(record)]));
  });

  async function save(records: Records, changed: Set<string>): Promise<void> {
    const [present, absent] = [new Map<string, unknown>(), [] as string[]];
    for (const name of changed) {
      if (records.has(name)) present.set(prefix + name, await encode(records.get(name)));
      else absent.push(prefix + name);
    }
    if (absent.length > 0) await browser.storage.session.remove(absent);
    if (present.size > 0) await browser.storage.session.set(Object.fromEntries(present));
  }

  return {
    isPrivate,
    isOnDisk: false,
    // The other half is for texts.
    maxFileBytes: maxCharacters / CHARACTERS_PER_BYTE / 2,
    watch(onChange) {
      browser.storage.session.onChanged.addListener((changes) => {
        if (!Object.keys(changes).some((name) => name.startsWith(prefix))) return;
        cached.forget();
        onChange();
      });
    },
    read: async (work) => work(toReadTransaction(await cached.get())),
    async change(work) {
      const [records, changed] = [new Map(await cached.get()), new Set<string>()];
      const transaction = toTransaction(records, changed);
      const result = await work(transaction);
      if (changed.size === 0) return result;
      await evictLargest(transaction, maxCharacters, Date.now(), ({ message, file }) =>
        changed.has(nameOf('files', [message, file])),
      );
      try {
        await save(records, changed);
        cached.set(records);
      } catch (error) {
        // A part of the change may be stored.
        cached.forget();
        throw error;
      }
      return result;
    },
  };
}
