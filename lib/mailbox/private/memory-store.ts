import { recordKey } from './record-key.ts';

/** Where each record's key is in it, as the mailbox's schema has it; `totals` are put with theirs. */
const KEY_PATHS: Record<string, string | string[]> = {
  addresses: 'email',
  messages: 'id',
  bodies: 'id',
  texts: 'id',
  files: ['message', 'file'],
  deleted: 'id',
  trash: ['kind', 'key'],
  refusals: ['site', 'window'],
};

/** Of `messages`, the first of `deleted` as well, and the last of `addresses`. None of private windows is evictable: all of them are gone soon. */
const INDEXES: Record<string, string | string[]> = {
  address: 'address',
  read: ['address', 'readAt'],
  notified: 'notifiedAt',
  unnotified: 'notificationWantedAt',
  received: 'createdAt',
  wanted: 'bodyWantedAt',
  expires: 'expiresAt',
};

type Key = string | number | Key[];

/** One key, a range of them, or absent for all. */
export type Query = Key | { includes(key: Key): boolean } | null | undefined;

/** @returns undefined for a record that lacks a part of the key: it is not in that index */
function keyIn(record: unknown, path: string | string[]): Key | undefined {
  const fields: Record<string, Key | undefined> = Object(record);
  if (typeof path === 'string') return fields[path];
  const parts = path.map((name) => fields[name]);
  return parts.includes(undefined) ? undefined : (parts as Key[]);
}

function isIn(query: Query, key: Key): boolean {
  if (query === undefined || query === null) return true;
  if (typeof query === 'object' && !Array.isArray(query)) return query.includes(key);
  return JSON.stringify(query) === JSON.stringify(key);
}

function compare(one: Key, other: Key): number {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other ? 0 : one < other ? -1 : 1;
  return one.map((part, at) => compare(part, other[at] ?? part)).find((order) => order !== 0) ?? 0;
}

/**
 * One object store of the mailbox, over records in memory: what `lib/mailbox` uses of IndexedDB, and no more.
 * @param records of all stores, by `recordKey`
 * @param changed is added the keys of what is changed
 */
export function memoryStore(records: Map<string, unknown>, name: string, changed = new Set<string>()) {
  const path = KEY_PATHS[name] ?? [];
  const prefix = recordKey(name, '').slice(0, -2);

  /** Records with their keys, in the order of these. */
  function find(query: Query, by = path): { key: Key; primary: Key; record: unknown }[] {
    return [...records]
      .filter(([key]) => key.startsWith(prefix))
      .flatMap(([, record]) => {
        const [key, primary] = [keyIn(record, by), keyIn(record, path)];
        return key !== undefined && primary !== undefined && isIn(query, key) ? [{ key, primary, record }] : [];
      })
      .sort((one, other) => compare(one.key, other.key) || compare(one.primary, other.primary));
  }

  function remove(key: Key): void {
    if (records.delete(recordKey(name, key))) changed.add(recordKey(name, key));
  }

  const reading = (by: string | string[] = path) => ({
    getAll: async (query?: Query, count?: number) =>
      find(query, by)
        .slice(0, count)
        .map(({ record }) => record),
    getAllKeys: async (query?: Query) => find(query, by).map(({ primary }) => primary),
    count: async (query?: Query) => find(query, by).length,
  });

  return {
    ...reading(),
    has: (key: unknown) => records.has(recordKey(name, key)),
    get: async (key: unknown) => records.get(recordKey(name, key)),
    getKey: async (key: unknown) => (records.has(recordKey(name, key)) ? key : undefined),
    /** @param apart the key of a record that has none in it */
    async put(record: unknown, ...apart: unknown[]) {
      const key = recordKey(name, name in KEY_PATHS ? keyIn(record, path) : apart[0]);
      records.set(key, record);
      changed.add(key);
    },
    async delete(query: Query) {
      for (const { primary } of find(query)) remove(primary);
    },
    async clear() {
      for (const key of [...records.keys()].filter((one) => one.startsWith(prefix))) {
        records.delete(key);
        changed.add(key);
      }
    },
    index(index: string) {
      const by = INDEXES[index] ?? [];
      return {
        ...reading(by),
        openCursor: async (..._from: unknown[]) => null,
        /** From the last key to the first, as far as it is used: to step over some at once. */
        async openKeyCursor(query?: Query, ..._direction: unknown[]) {
          const keys = find(query, by).map(({ key }) => key);
          return { advance: async (by: number) => (by < keys.length ? { key: keys.at(-1 - by) } : null) };
        },
      };
    },
  };
}

export type MemoryStore = ReturnType<typeof memoryStore>;
