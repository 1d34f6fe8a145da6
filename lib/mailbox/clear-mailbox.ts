import { change } from './change.ts';

/** Removes everything that is held here. The service is not asked for anything: there, addresses run out by themselves. */
export function clearMailbox(): Promise<void> {
  return change(async (transaction) => {
    for (const store of transaction.objectStoreNames) await transaction.objectStore(store).clear();
  });
}
