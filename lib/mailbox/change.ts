import { settingsItem } from '../settings/settings.ts';
import { evictionNoticeItem } from './eviction-notice-item.ts';
import { evictOldest, readStoredBytes } from './quota.ts';
import { runTransaction, type Transaction } from './transaction.ts';

/** When the browser has no more room, at least so much is given up: a byte at a time would be without end. */
const GIVEN_UP_AT_LEAST_BYTES = 2 * 1024 * 1024;
const GIVEN_UP_SHARE = 0.2;

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

async function addToEvictionNotice(cleared: number, isFull: boolean): Promise<void> {
  if (cleared === 0) return;
  await evictionNoticeItem.update((said) => ({ cleared: said.cleared + cleared, isFull: said.isFull || isFull }));
}

/**
 * Changes the mailbox in one transaction. Where the browser has no room for it, contents of read messages make room, the oldest
 * first, and it is tried once more.
 * @throws DOMException if there is still no room, or the storage fails otherwise
 */
export async function change<T>(make: (transaction: Transaction) => Promise<T>): Promise<T> {
  try {
    return await runTransaction(make);
  } catch (error) {
    if (!isFull(error)) throw error;
    const cleared = await runTransaction(async (transaction) => {
      const held = await readStoredBytes(transaction);
      const least = Math.max(GIVEN_UP_AT_LEAST_BYTES, held * GIVEN_UP_SHARE);
      return evictOldest(transaction, Math.max(0, held - least), Date.now());
    });
    if (cleared === 0) throw error;
    await addToEvictionNotice(cleared, true);
    return runTransaction(make);
  }
}

/**
 * Changes the mailbox in a way that makes it larger, and keeps it within what the person allows.
 * @param make gets the number of bytes that may be held; its `cleared` tells of how many messages the contents went
 */
export async function changeWithin<T>(
  make: (transaction: Transaction, mostBytes: number) => Promise<{ result: T; cleared: number }>,
): Promise<T> {
  const { keptBytes } = await settingsItem.read();
  const { result, cleared } = await change((transaction) => make(transaction, keptBytes));
  await addToEvictionNotice(cleared, false);
  return result;
}

/** Keeps the mailbox within what the person allows, after that was changed. */
export function keepWithin(): Promise<void> {
  return changeWithin(async (transaction, mostBytes) => {
    return { result: undefined, cleared: await evictOldest(transaction, mostBytes, Date.now()) };
  });
}
