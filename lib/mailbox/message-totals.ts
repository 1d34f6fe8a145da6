import { z } from '../storage/schema.ts';
import type { MailRecords, ReadTransaction, Transaction } from './mail-store.ts';
import type { Message } from './message.ts';

/**
 * How many messages a store has, and how many are unread, is stored in `totals`: the badge shows it after every change, the settings as
 * well, and nobody counts fifty thousand messages for that. A total that does not fit, or is not there yet, is counted.
 */
const totalSchema = z.catch(z.optional(z.object({ value: z.int().check(z.minimum(0)) })), undefined);

/** @returns undefined for none that can be used */
export async function readTotal(
  transaction: ReadTransaction,
  name: MailRecords['totals']['name'],
): Promise<number | undefined> {
  return totalSchema.parse(await transaction.get('totals', name))?.value;
}

export async function countUnreadIn(transaction: ReadTransaction): Promise<number> {
  const [all, read] = await Promise.all([
    transaction.count('messages'),
    transaction.count('messages', { index: 'read' }),
  ]);
  return all - read;
}

/** Counts all messages of a store, and stores that. */
export async function countAnew(transaction: Transaction): Promise<void> {
  await transaction.put('totals', { name: 'messages', value: await transaction.count('messages') });
  await transaction.put('totals', { name: 'unread', value: await countUnreadIn(transaction) });
}

type Counted = Pick<Message, 'readAt'>;

const isUnread = ({ readAt }: Counted) => readAt === undefined;

/**
 * To be called in each transaction that adds, removes, reads or unreads messages, after that.
 * @param added messages that were not there before; one that was changed is both
 */
export async function changeTotals(
  transaction: Transaction,
  { added = [], removed = [] }: { added?: readonly Counted[]; removed?: readonly Counted[] },
): Promise<void> {
  const more = added.length - removed.length;
  const moreUnread = added.filter(isUnread).length - removed.filter(isUnread).length;
  if (more === 0 && moreUnread === 0) return;
  const [messages, unread] = [await readTotal(transaction, 'messages'), await readTotal(transaction, 'unread')];
  if (messages === undefined || unread === undefined) return countAnew(transaction);
  await transaction.put('totals', { name: 'messages', value: Math.max(0, messages + more) });
  await transaction.put('totals', { name: 'unread', value: Math.max(0, unread + moreUnread) });
}
