import { useMemo } from 'preact/hooks';
import { isLive } from '../../../lib/mailbox/address.ts';
import type { Mailbox } from '../../../lib/mailbox/store.ts';

/** The addresses that can still receive mail. The same set until one expires or the mailbox changes. */
export function useLiveAddresses({ addresses }: Mailbox, now: number): ReadonlySet<string> {
  const live = addresses.filter((address) => isLive(address, now));
  // Among the same addresses the live ones only get fewer: their number tells whether one has expired.
  return useMemo(() => new Set(live.map(({ email }) => email)), [addresses, live.length]);
}
