import { changeMailbox } from './change-mailbox.ts';

/** Removes all mail and all addresses here. The service is not asked: there, addresses expire. */
export function clearMailbox(): Promise<void> {
  return changeMailbox(async (transaction) => {
    for (const store of transaction.objectStoreNames) await transaction.objectStore(store).clear();
  });
}
