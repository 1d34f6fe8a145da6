import { createSerialQueue } from '../queue/serial-queue.ts';
import { announceChange } from './changes.ts';
import { openMailbox } from './database.ts';
import { STORES } from './stores.ts';

async function begin() {
  // Durable before anything is shown or asked: the default may lose the last writes when the machine fails.
  return (await openMailbox()).transaction(STORES, 'readwrite', { durability: 'strict' });
}

/** Over the whole mailbox. Ends by itself as soon as something else than the mailbox is waited for. */
export type Transaction = Awaited<ReturnType<typeof begin>>;

/** By what a change has come to: whether it is announced. */
export type IsNews<T> = (result: T) => boolean;

const queue = createSerialQueue();

/**
 * Makes one change of the mailbox: all of it is on disk once the promise is kept, or none of it. For `lib/mailbox` alone, whose
 * writing parts are imported by the background only.
 * @param isNews default: always
 */
export function runTransaction<T>(make: (transaction: Transaction) => Promise<T>, isNews?: IsNews<T>): Promise<T> {
  return queue(() => run(make, isNews));
}

/** Does what changes the mailbox in another way than by a transaction: between two of them, and announced as they are. */
export function changeBetweenTransactions(change: () => Promise<void>): Promise<void> {
  return queue(async () => {
    await change();
    announceChange();
  });
}

async function run<T>(make: (transaction: Transaction) => Promise<T>, isNews: IsNews<T> = () => true): Promise<T> {
  const transaction = await begin();
  try {
    const result = await make(transaction);
    await transaction.done;
    if (isNews(result)) announceChange();
    return result;
  } catch (error) {
    transaction.done.catch(() => {});
    try {
      transaction.abort();
    } catch {
      // It has ended already, by the same error.
    }
    throw error;
  }
}
