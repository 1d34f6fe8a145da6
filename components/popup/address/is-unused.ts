import type { Address } from '../../../lib/mailbox/address.ts';

/** Who makes an address by hand wants it now. */
const WANTED_MS = 10 * 60_000;

/** Whether an address was made by hand a moment ago, and neither filled nor copied since. */
export function isUnused({ createdAt, filledAt, site, lastMessageAt }: Address, now: number): boolean {
  return (filledAt ?? site ?? lastMessageAt) === undefined && now - createdAt < WANTED_MS;
}
