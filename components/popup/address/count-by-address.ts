import type { Counts, Mailbox } from '../../../lib/mailbox/store.ts';

/** How many messages each address has, and how many of them are unread. An address without messages is absent. */
export function countByAddress({ messages }: Pick<Mailbox, 'messages'>): Counts {
  const counts = new Map<string, { messages: number; unread: number }>();
  for (const { address, readAt } of messages) {
    const count = counts.get(address) ?? { messages: 0, unread: 0 };
    count.messages += 1;
    if (readAt === undefined) count.unread += 1;
    counts.set(address, count);
  }
  return counts;
}
