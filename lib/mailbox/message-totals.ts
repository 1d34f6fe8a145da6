import { z } from '../storage/schema.ts';
import { type MailRecords, type ReadTransaction, readPages, type Transaction } from './mail-store.ts';
import { type Message, messageSchema } from './message.ts';

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

/** A record that no view can show is not counted. */
const isReadable = (message: unknown) => messageSchema.safeParse(message).success;
const isUnread = ({ readAt }: Message) => readAt === undefined;

export async function countMessagesIn(transaction: ReadTransaction): Promise<{ messages: number; unread: number }> {
  const counts = { messages: 0, unread: 0 };
  for await (const page of readPages(transaction)) {
    const readable = page.filter(isReadable);
    counts.messages += readable.length;
    counts.unread += readable.filter(isUnread).length;
  }
  return counts;
}

/** Ids of the records that no view can show. All messages are read for them, unless as many are counted as are stored. */
export async function findUnreadableIds(transaction: ReadTransaction): Promise<string[]> {
  if ((await transaction.count('messages')) === (await readTotal(transaction, 'messages'))) return [];
  const ids: string[] = [];
  for await (const page of readPages(transaction)) {
    ids.push(...page.filter((message) => !isReadable(message)).map(({ id }) => id));
  }
  // A key that is no text is of no version of Mayfly.
  return ids.filter((id) => typeof id === 'string');
}

export async function countAnew(transaction: Transaction): Promise<void> {
  const { messages, unread } = await countMessagesIn(transaction);
  await transaction.put('totals', { name: 'messages', value: messages });
  await transaction.put('totals', { name: 'unread', value: unread });
}

/**
 * To be called in each transaction that adds, removes, reads or unreads messages, after that.
 * @param added messages that were not there before; one that was changed is both
 */
export async function changeTotals(
  transaction: Transaction,
  changed: { added?: readonly Message[]; removed?: readonly Message[] },
): Promise<void> {
  const [added = [], removed = []] = [changed.added?.filter(isReadable), changed.removed?.filter(isReadable)];
  const more = added.length - removed.length;
  const moreUnread = added.filter(isUnread).length - removed.filter(isUnread).length;
  if (more === 0 && moreUnread === 0) return;
  const [messages, unread] = [await readTotal(transaction, 'messages'), await readTotal(transaction, 'unread')];
  if (messages === undefined || unread === undefined) return countAnew(transaction);
  await transaction.put('totals', { name: 'messages', value: Math.max(0, messages + more) });
  await transaction.put('totals', { name: 'unread', value: Math.max(0, unread + moreUnread) });
}
