import { fold } from '../../../lib/email/extract/fold-text.ts';
import type { Address } from '../../../lib/mailbox/address.ts';

/** Newest first; those that end soonest, and then those that have ended; those with the latest mail; by name. */
export const ORDERS = ['newest', 'ending', 'mail', 'name'] as const;

export type Order = (typeof ORDERS)[number];

/** What a user calls it. */
export function titleOf({ label, email }: Pick<Address, 'label' | 'email'>): string {
  return label ?? email;
}

function endsAt({ expiresAt, goneAt = expiresAt }: Address): number {
  return Math.min(expiresAt, goneAt);
}

const COMPARE: Record<Order, (one: Address, other: Address, now: number) => number> = {
  newest: (one, other) => other.createdAt - one.createdAt,
  ending: (one, other, now) => {
    const [ends, otherEnds] = [endsAt(one), endsAt(other)];
    const isOver = Number(ends <= now) - Number(otherEnds <= now);
    return isOver || (ends <= now ? otherEnds - ends : ends - otherEnds);
  },
  mail: (one, other) => (other.lastMessageAt ?? 0) - (one.lastMessageAt ?? 0),
  name: (one, other) => titleOf(one).localeCompare(titleOf(other)),
};

/**
 * The addresses that have every word of a query in their name, label or site, in an order.
 * @param addresses newest first, which is the order of equals
 */
export function arrangeAddresses(addresses: readonly Address[], query: string, order: Order, now: number): Address[] {
  const words = fold(query).split(' ').filter(Boolean);
  return addresses
    .filter(({ email, label, site }) => {
      const searched = fold([email, label, site].filter(Boolean).join('\n'));
      return words.every((word) => searched.includes(word));
    })
    .sort((one, other) => COMPARE[order](one, other, now));
}
