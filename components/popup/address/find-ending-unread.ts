import { type Address, isLive } from '../../../lib/mailbox/address.ts';
import type { Counts } from '../../../lib/mailbox/store.ts';
import { isEnding } from './life-bar.tsx';

export type EndingUnread = { address: Address; unread: number };

/** Of the addresses that are in their last minutes and have mail that nobody has read, the one that ends first. */
export function findEndingUnread(addresses: readonly Address[], counts: Counts, now: number): EndingUnread | undefined {
  return addresses
    .map((address) => ({ address, unread: counts.get(address.email)?.unread ?? 0 }))
    .filter(({ address, unread }) => unread > 0 && isLive(address, now) && isEnding(address, now))
    .sort((a, b) => a.address.expiresAt - b.address.expiresAt)[0];
}
