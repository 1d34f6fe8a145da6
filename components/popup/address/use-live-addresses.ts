import { useMemo } from 'preact/hooks';
import { isLive } from '../../../lib/mailbox/address.ts';
import type { Mailbox } from '../../../lib/mailbox/store.ts';

/** The addresses that mail can still come to; the same set until one of them expires or the mailbox changes. */
export function useLiveAddresses({ addresses }: Mailbox, now: number): ReadonlySet<string> {
  const live = addresses.filter((address) => isLive(address, now));
  // Of the same addresses those that live only grow fewer: their number tells whether one has expired.
  return useMemo(() => new Set(live.map(({ email }) => email)), [addresses, live.length]);
}
