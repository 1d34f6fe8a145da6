import { openMailbox } from './database.ts';
import { readPrivateAddresses } from './private/private-records.ts';
import { countEachUnread, unreadTotalSchema } from './unread-total.ts';

/** How many messages are unread, whether their addresses live or not. To be asked by the background. */
export async function countUnread(): Promise<{ openly: number; privately: number }> {
  const addresses = await readPrivateAddresses();
  const transaction = (await openMailbox()).transaction(['messages', 'totals']);
  const [kept, { openly, privately }] = await Promise.all([
    transaction.objectStore('totals').get('unread'),
    countEachUnread(transaction, addresses),
  ]);
  return { openly: unreadTotalSchema.parse(kept) ?? (await openly()), privately };
}
