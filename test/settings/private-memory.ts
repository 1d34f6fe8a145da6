import type { PrivateStore } from '../../lib/storage/private-store.ts';

/** The private items of one extension, in memory: Node has no IndexedDB. */
export function createPrivateMemory(items = new Map<string, unknown>()): PrivateStore {
  return {
    read: async (key) => structuredClone(items.get(key)),
    write: async (key, value) => void items.set(key, structuredClone(value)),
  };
}
