import { openMailbox } from './database.ts';
import { countEach, totalSchema } from './message-totals.ts';
import { readPrivateAddresses } from './private/private-records.ts';

/** How many messages are unread, whether their addresses live or not. To be asked by the background. */
export async function countUnread(): Promise<{ openly: number; privately: number }> {
  const addresses = await readPrivateAddresses();
  const transaction = (await openMailbox()).transaction(['messages', 'totals']);
  const [kept, { openly, privately }] = await Promise.all([
    transaction.objectStore('totals').get('unread'),
    countEach(transaction, addresses),
  ]);
  return { openly: totalSchema.parse(kept) ?? (await openly()).unread, privately: privately.unread };
}
