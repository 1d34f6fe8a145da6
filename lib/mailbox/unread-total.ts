import { z } from '../schema/z.ts';
import { type Address, addressesSchema } from './address.ts';
import type { Message } from './message.ts';
import type { Transaction } from './transaction.ts';

/**
 * How many messages are unread is kept in `totals`, those of private windows left out: the badge shows it after every change, and nobody
 * counts fifty thousand messages for that. A total that is none, or that is not there yet, is counted.
 */

/** As it is stored; undefined for none that can be used. */
export const unreadTotalSchema = z.catch(z.optional(z.int().check(z.minimum(0))), undefined);

/** A transaction in which messages are counted. */
export type Counted = {
  objectStore(name: 'messages'): {
    count(): Promise<number>;
    index(name: 'address'): { count(email: string): Promise<number> };
    index(name: 'read'): { count(query?: IDBKeyRange): Promise<number> };
  };
};

/** How many of all messages are unread, and how many of these are of private windows. */
export async function countEachUnread(
  transaction: Counted,
  addresses: Address[],
): Promise<{ openly(): Promise<number>; privately: number }> {
  const messages = transaction.objectStore('messages');
  let privately = 0;
  for (const { email, isPrivate } of addresses) {
    if (!isPrivate) continue;
    privately += await messages.index('address').count(email);
    privately -= await messages.index('read').count(IDBKeyRange.bound([email], [email, []]));
  }
  const openly = async () => Math.max(0, (await messages.count()) - (await messages.index('read').count()) - privately);
  return { openly, privately };
}

/** Those that are not of private windows, in the transaction as it is now. */
export async function countUnreadAnew(transaction: Transaction): Promise<number> {
  const addresses = addressesSchema.parse(await transaction.objectStore('addresses').getAll());
  return (await countEachUnread(transaction, addresses)).openly();
}

/** How many of them count in the total. */
export function countUnreadOf(messages: readonly Pick<Message, 'readAt' | 'isPrivate'>[]): number {
  return messages.filter(({ readAt, isPrivate }) => readAt === undefined && !isPrivate).length;
}

/** To be called in each transaction that adds, removes, reads or unreads messages, after that. @param by how many more are unread */
export async function changeUnreadTotal(transaction: Transaction, by: number): Promise<void> {
  if (by === 0) return;
  const totals = transaction.objectStore('totals');
  const kept = unreadTotalSchema.parse(await totals.get('unread'));
  await totals.put(kept === undefined ? await countUnreadAnew(transaction) : Math.max(0, kept + by), 'unread');
}
