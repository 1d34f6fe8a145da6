import { createSerialQueue } from '../storage/serial-queue.ts';
import { announceChange } from './changes.ts';
import { openMailbox } from './database.ts';
import { STORES } from './stores.ts';

/** Durable before anything is shown or asked; `relaxed` may lose the last writes when the machine fails. */
type Durability = 'strict' | 'relaxed';

async function begin(durability: Durability) {
  return (await openMailbox()).transaction(STORES, 'readwrite', { durability });
}

/** Over the whole mailbox. Ends by itself as soon as something else than the mailbox is waited for. */
export type Transaction = Awaited<ReturnType<typeof begin>>;

/**
 * How a change is made.
 * @property isNews by what it has come to: whether it is announced; default: always
 * @property durability default: strict
 */
export type ChangeOptions<T> = { isNews?: (result: T) => boolean; durability?: Durability };

const queue = createSerialQueue();

/**
 * Makes one change of the mailbox: all of it is on disk once the promise is kept, or none of it. For `lib/mailbox` alone, whose
 * writing parts are imported by the background only.
 */
export function runTransaction<T>(
  make: (transaction: Transaction) => Promise<T>,
  options?: ChangeOptions<T>,
): Promise<T> {
  return queue(() => run(make, options));
}

/** Does what changes the mailbox in another way than by a transaction: between two of them, and announced as they are. */
export function changeBetweenTransactions(change: () => Promise<void>): Promise<void> {
  return queue(async () => {
    await change();
    announceChange();
  });
}

async function run<T>(
  make: (transaction: Transaction) => Promise<T>,
  { isNews = () => true, durability = 'strict' }: ChangeOptions<T> = {},
): Promise<T> {
  const transaction = await begin(durability);
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
