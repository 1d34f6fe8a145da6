import { fold } from '../../../lib/email/extract/fold-text.ts';
import type { Address } from '../../../lib/mailbox/address.ts';

/**
 * - `newest`: the most recently created first
 * - `expiring`: the next to expire first, expired ones last
 * - `mail`: those with the latest mail first
 * - `name`: by label, or by the address where there is none
 */
export const ORDERS = ['newest', 'expiring', 'mail', 'name'] as const;

export type Order = (typeof ORDERS)[number];

/** The user's label for the address, or else the address itself. */
export function titleOf({ label, email }: Pick<Address, 'label' | 'email'>): string {
  return label ?? email;
}

function endsAt({ expiresAt, goneAt = expiresAt }: Address): number {
  return Math.min(expiresAt, goneAt);
}

const COMPARE: Record<Order, (one: Address, other: Address, now: number) => number> = {
  newest: (one, other) => other.createdAt - one.createdAt,
  expiring: (one, other, now) => {
    const [ends, otherEnds] = [endsAt(one), endsAt(other)];
    const isOver = Number(ends <= now) - Number(otherEnds <= now);
    return isOver || (ends <= now ? otherEnds - ends : ends - otherEnds);
  },
  mail: (one, other) => (other.lastMessageAt ?? 0) - (one.lastMessageAt ?? 0),
  name: (one, other) => titleOf(one).localeCompare(titleOf(other)),
};

/** Lists the addresses of each site one after the other, at the place of the first of them. */
export function groupBySite(addresses: readonly Address[]): Address[] {
  return [...Map.groupBy(addresses, ({ site, email }) => site ?? email).values()].flat();
}

/**
 * Finds the addresses that have every word of a query in their name, domain, label or site, and sorts them.
 * @param addresses newest first: those that compare as equal stay in this order
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
