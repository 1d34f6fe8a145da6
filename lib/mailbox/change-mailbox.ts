import { settingsItem } from '../storage/settings.ts';
import { evictionNoticeItem } from './eviction-notice-item.ts';
import { evictOldest, readStoredBytes } from './quota.ts';
import { type ChangeOptions, runTransaction, type Transaction } from './transaction.ts';

/** What is evicted at least when the browser's storage is full: a byte at a time would take without end. */
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

/**
 * Changes the mailbox in one transaction. If the browser's storage is full, the contents of the oldest read messages are evicted, and
 * the change is tried once more.
 * @throws DOMException if that was not enough, or the storage fails otherwise
 */
export async function changeMailbox<T>(
  make: (transaction: Transaction) => Promise<T>,
  options?: ChangeOptions<T>,
): Promise<T> {
  try {
    return await runTransaction(make, options);
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    const evicted = await runTransaction(async (transaction) => {
      const storedBytes = await readStoredBytes(transaction);
      const evictedBytes = Math.max(MIN_EVICTED_BYTES, storedBytes * MIN_EVICTED_SHARE);
      return evictOldest(transaction, Math.max(0, storedBytes - evictedBytes), Date.now());
    });
    if (evicted === 0) throw error;
    await addToEvictionNotice(evicted, true);
    return runTransaction(make, options);
  }
}

/**
 * Stores contents within the quota that the person chose.
 * @param make gets that quota, evicts what exceeds it, and says how many messages lost their contents
 */
export async function storeWithinQuota<T>(
  make: (transaction: Transaction, quotaBytes: number) => Promise<{ result: T; evicted: number }>,
): Promise<T> {
  const { keptBytes } = await settingsItem.read();
  const { result, evicted } = await changeMailbox((transaction) => make(transaction, keptBytes));
  await addToEvictionNotice(evicted, false);
  return result;
}

/** Evicts what exceeds the quota, after the person made it smaller. */
export function enforceQuota(): Promise<void> {
  return storeWithinQuota(async (transaction, quotaBytes) => {
    return { result: undefined, evicted: await evictOldest(transaction, quotaBytes, Date.now()) };
  });
}
