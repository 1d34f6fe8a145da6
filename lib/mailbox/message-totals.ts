import { z } from '../storage/schema.ts';
import { type Address, addressesSchema } from './address.ts';
import type { Message } from './message.ts';
import type { Transaction } from './transaction.ts';

/**
 * How many messages there are, and how many are unread, is kept in `totals`, those of private windows left out: the badge shows it after
 * every change, the settings as well, and nobody counts fifty thousand messages for that. A total that is none, or that is not there yet,
 * is counted.
 */
export type MessageTotals = { messages: number; unread: number };

/** As it is stored; undefined for none that can be used. */
export const totalSchema = z.catch(z.optional(z.int().check(z.minimum(0))), undefined);

/** A transaction in which messages are counted. */
export type Counted = {
  objectStore(name: 'messages'): {
    count(): Promise<number>;
    index(name: 'address'): { count(email: string): Promise<number> };
    index(name: 'read'): { count(query?: IDBKeyRange): Promise<number> };
  };
};

/** Those of private windows, and all others. */
export async function countEach(
  transaction: Counted,
  addresses: Address[],
): Promise<{ openly(): Promise<MessageTotals>; privately: MessageTotals }> {
  const stored = transaction.objectStore('messages');
  const privately = { messages: 0, unread: 0 };
  for (const { email, isPrivate } of addresses) {
    if (!isPrivate) continue;
    const messages = await stored.index('address').count(email);
    privately.messages += messages;
    privately.unread += messages - (await stored.index('read').count(IDBKeyRange.bound([email], [email, []])));
  }
  const openly = async () => {
    const messages = await stored.count();
    const unread = messages - (await stored.index('read').count());
    return {
      messages: Math.max(0, messages - privately.messages),
      unread: Math.max(0, unread - privately.unread),
    };
  };
  return { openly, privately };
}

/** Counts those that are not of private windows, in the transaction as it is now, and keeps that. */
export async function countAnew(transaction: Transaction): Promise<void> {
  const addresses = addressesSchema.parse(await transaction.objectStore('addresses').getAll());
  const { messages, unread } = await (await countEach(transaction, addresses)).openly();
  await transaction.objectStore('totals').put(messages, 'messages');
  await transaction.objectStore('totals').put(unread, 'unread');
}

type Told = Pick<Message, 'readAt' | 'isPrivate'>;

const isOpen = ({ isPrivate }: Told) => !isPrivate;
const isUnread = ({ readAt }: Told) => readAt === undefined;

/**
 * To be called in each transaction that adds, removes, reads or unreads messages, after that.
 * @param added messages that were not there before; one that was changed is both
 */
export async function changeTotals(
  transaction: Transaction,
  { added = [], removed = [] }: { added?: readonly Told[]; removed?: readonly Told[] },
): Promise<void> {
  const [more, less] = [added.filter(isOpen), removed.filter(isOpen)];
  const messages = more.length - less.length;
  const unread = more.filter(isUnread).length - less.filter(isUnread).length;
  if (messages === 0 && unread === 0) return;
  const totals = transaction.objectStore('totals');
  const [keptMessages, keptUnread] = [
    totalSchema.parse(await totals.get('messages')),
    totalSchema.parse(await totals.get('unread')),
  ];
  if (keptMessages === undefined || keptUnread === undefined) return countAnew(transaction);
  await totals.put(Math.max(0, keptMessages + messages), 'messages');
  await totals.put(Math.max(0, keptUnread + unread), 'unread');
}
