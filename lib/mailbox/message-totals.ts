import { z } from '../storage/schema.ts';
import { type MailRecords, type ReadTransaction, readPages, type Transaction } from './mail-store.ts';
import { type Message, messageSchema } from './message.ts';

/**
 * The number of messages in a store, and of unread ones, is stored in `totals`: the badge shows it after every change, and the settings do
 * too, without counting fifty thousand messages. An invalid or missing total is counted again.
 */
const totalSchema = z.catch(z.optional(z.object({ value: z.int().check(z.minimum(0)) })), undefined);

/** @returns undefined if the total is missing or invalid */
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

/** The ids of the records that no view can show. All messages are read for that, unless the total equals the number of records. */
export async function findUnreadableIds(transaction: ReadTransaction): Promise<string[]> {
  if ((await transaction.count('messages')) === (await readTotal(transaction, 'messages'))) return [];
  const ids: string[] = [];
  for await (const page of readPages(transaction)) {
    ids.push(...page.filter((message) => !isReadable(message)).map(({ id }) => id));
  }
  // Keys that are no strings were not written by any version of Mayfly.
  return ids.filter((id) => typeof id === 'string');
}

export async function countAnew(transaction: Transaction): Promise<void> {
  const { messages, unread } = await countMessagesIn(transaction);
  await transaction.put('totals', { name: 'messages', value: messages });
  await transaction.put('totals', { name: 'unread', value: unread });
}

/**
 * Call this in each transaction that adds or removes messages or marks them as read or unread, after the change.
 * @param changed the messages that were added or removed; a changed message is both
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
