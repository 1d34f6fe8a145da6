import { createIndexedDbStore } from '../../lib/mailbox/indexeddb.ts';
import { createMemoryStore } from '../../lib/mailbox/memory.ts';
import { clear, STORE_CASES } from '../mailbox/store-cases.ts';

const STORES = { disk: createIndexedDbStore(), memory: createMemoryStore('test:') };

/** @param nth of the cases. @returns what it gave, and the store is empty again */
export async function runCase(store: keyof typeof STORES, nth: number): Promise<unknown> {
  try {
    return await STORE_CASES[nth]?.run(STORES[store]);
  } finally {
    await clear(STORES[store]);
  }
}
