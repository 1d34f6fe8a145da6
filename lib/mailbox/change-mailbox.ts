import { parseStored } from '../storage/schema.ts';
import { createSerialQueue } from '../storage/serial-queue.ts';
import { settingsItem } from '../storage/settings.ts';
import { type Address, addressSchema } from './address.ts';
import { announce } from './events.ts';
import type { Durability, MailStore, ReadTransaction, Transaction } from './mail-store.ts';
import { openStores } from './open-stores.ts';
import { evictionNoticeItem, evictOldest, readStoredBytes } from './quota.ts';

/** The minimum to evict when the browser's storage is full: evicting in very small amounts would never end. */
const MIN_EVICTED_BYTES = 2 * 1024 * 1024;
const MIN_EVICTED_SHARE = 0.2;

function isStorageFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

async function addToEvictionNotice(evicted: number, isFull: boolean): Promise<void> {
  if (evicted === 0) return;
  await evictionNoticeItem.update((notice) => ({
    evicted: notice.evicted + evicted,
    isFull: notice.isFull || isFull,
  }));
}

/** If the browser's storage is full, the contents of the oldest read messages are evicted, and the change is repeated once. */
async function changeStore<T>(
  store: MailStore,
  work: (transaction: Transaction) => Promise<T>,
  durability: Durability,
): Promise<T> {
  try {
    return await store.change(work, durability);
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    const evicted = await store.change(async (transaction) => {
      const storedBytes = await readStoredBytes(transaction);
      const evictedBytes = Math.max(MIN_EVICTED_BYTES, storedBytes * MIN_EVICTED_SHARE);
      return evictOldest(transaction, Math.max(0, storedBytes - evictedBytes), Date.now());
    });
    if (evicted === 0) throw error;
    await addToEvictionNotice(evicted, true);
    return store.change(work, durability);
  }
}

type ChangeOptions<T> = {
  /** Returns whether a result is announced; default: always. */
  isNews?: (result: T) => boolean;
  durability?: Durability;
  /** Returns which stores are changed; default: all. A change to a record that a store lacks has no effect there. */
  findStores?: () => Promise<MailStore[]>;
};

/** @returns undefined if this store does not have the address, or its record is invalid */
export async function findAddress(transaction: ReadTransaction, email: string): Promise<Address | undefined> {
  return parseStored(addressSchema, await transaction.get('addresses', email), 'address');
}

const queue = createSerialQueue();

/**
 * Changes the mailbox, in one transaction for each of its stores, without other changes in between. Only for `lib/mailbox`, whose writing
 * modules are imported by the background only.
 * @returns what the work returned, for each store
 * @throws DOMException if the storage fails, or is full of what can't be evicted
 */
export function changeMailbox<T>(
  work: (transaction: Transaction, store: MailStore) => Promise<T>,
  { isNews = () => true, durability = 'strict', findStores = openStores }: ChangeOptions<T> = {},
): Promise<T[]> {
  return queue(async () => {
    const results: T[] = [];
    try {
      for (const store of await findStores()) {
        results.push(await changeStore(store, (transaction) => work(transaction, store), durability));
      }
      return results;
    } finally {
      if (results.some(isNews)) announce('mailboxChanged', {});
    }
  });
}

/**
 * Stores contents within the quota that the user chose. The quota applies to the disk; memory has its own maximum.
 * @param work gets that quota, evicts what exceeds it, and returns how many messages lost their contents
 */
export async function storeWithinQuota(
  work: (transaction: Transaction, quotaBytes: number) => Promise<number>,
): Promise<void> {
  const { keptBytes } = await settingsItem.read();
  const evicted = await changeMailbox((transaction, { isOnDisk }) =>
    work(transaction, isOnDisk ? keptBytes : Number.POSITIVE_INFINITY),
  );
  await addToEvictionNotice(
    evicted.reduce((sum, count) => sum + count, 0),
    false,
  );
}

/** Evicts what exceeds the quota after the user reduced it. */
export function enforceQuota(): Promise<void> {
  return storeWithinQuota((transaction, quotaBytes) => evictOldest(transaction, quotaBytes, Date.now()));
}
