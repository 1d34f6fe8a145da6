import { FRESH_MS } from '../../lib/mailbox/fresh-code.ts';
import type { Mailbox } from '../../lib/mailbox/store.ts';
import { findCurrentAddress } from './address/find-current-address.ts';
import { LINK_FRESH_MS, SHOWN_MS } from './code/find-newest-find.ts';

/**
 * How long the list stays true if nothing arrives: until its address expires, or its newest code or link is no longer fresh.
 * @param services base URLs of the connected ones
 * @returns epoch ms; `Infinity` if time changes nothing
 */
export function trueUntil({ addresses, messages }: Mailbox, services: readonly string[], now: number): number {
  const newest = messages.find(({ code, link }) => code !== undefined || link !== undefined);
  const ages = newest ? [FRESH_MS, LINK_FRESH_MS, SHOWN_MS].map((age) => newest.seenAt + age) : [];
  const expiresAt = findCurrentAddress(addresses, services, now)?.expiresAt ?? Number.POSITIVE_INFINITY;
  return Math.min(expiresAt, ...ages.filter((at) => at > now));
}
