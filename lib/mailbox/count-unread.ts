import type { Address } from './address.ts';
import { openMailbox } from './database.ts';
import { countEachUnread, unreadTotalSchema } from './unread-total.ts';

/** How many messages are unread, whether their addresses live or not. @param addresses all of them */
export async function countUnread(addresses: Address[]): Promise<{ openly: number; privately: number }> {
  const transaction = (await openMailbox()).transaction(['messages', 'totals']);
  const [kept, { openly, privately }] = await Promise.all([
    transaction.objectStore('totals').get('unread'),
    countEachUnread(transaction, addresses),
  ]);
  return { openly: unreadTotalSchema.parse(kept) ?? (await openly()), privately };
}
