import { shareLeft } from '../../lib/i18n/format-time.ts';
import { MINUTE } from '../../lib/i18n/time.ts';
import { type Address, findAddressState, isFromService, isLive, receivesMail } from '../../lib/mailbox/address.ts';
import type { Counts, Mailbox } from '../../lib/mailbox/store.ts';

/** For this long after a user has created an address by hand, they most likely want to use it. */
const WANTED_MS = 10 * MINUTE;

/** The last minutes of an address: just enough time for a code that is requested now to arrive. */
const LAST_MS = 10 * MINUTE;

/** Below this share of its lifetime, a bar shows the time that an address has left. */
const SHORT_SHARE = 0.2;

/** When an address was created, last filled or last chosen. Mail is expected for the address with the latest of these times. */
function lastUsedAt({ createdAt, filledAt = 0, chosenAt = 0 }: Address): number {
  return Math.max(createdAt, filledAt, chosenAt);
}

/**
 * The address in use: of those that the connected services still receive mail for, the one last created, filled or chosen.
 * @param addresses newest first
 * @param services base URLs of the connected ones
 */
export function findCurrentAddress(
  addresses: readonly Address[],
  services: readonly string[],
  now: number,
): Address | undefined {
  return addresses
    .filter((address) => receivesMail(services, address, now))
    .reduce<Address | undefined>(
      (last, address) => (last && lastUsedAt(last) >= lastUsedAt(address) ? last : address),
      undefined,
    );
}

/**
 * The address to fill on a site once more: of those that were filled there and still receive mail, the one used last.
 * @param addresses newest first
 * @param site the registrable domain; null on pages without a site
 * @param container the container of the page; undefined for none. Addresses that were filled in other containers are left out
 * @param services base URLs of the connected ones
 */
export function findUsedHere(
  addresses: readonly Address[],
  site: string | null,
  container: string | undefined,
  services: readonly string[],
  now: number,
): Address | undefined {
  if (site === null) return undefined;
  const here = addresses.filter((address) => address.site === site && address.container === container);
  return findCurrentAddress(here, services, now);
}

/**
 * Whether an address was created by hand in the last ten minutes, was neither filled nor copied since, and has no mail. Only an address that
 * a fill has created has a `site` from the beginning; copying an address sets `filledAt`, too.
 */
export function isUnused({ createdAt, filledAt, site, lastMessageAt }: Address, now: number): boolean {
  return (filledAt ?? site ?? lastMessageAt) === undefined && now - createdAt < WANTED_MS;
}

/** Why mail is stored, but no more can come. `other-key`: the service does not find the addresses with the current API key. */
export type EmptyReason = 'other-key' | 'elsewhere' | 'gone' | 'expired';

/**
 * Why there is no current address. The reasons may differ, as some addresses may have expired, or no longer exist, and others belong to a
 * service that is not connected. Except for `other-key`, the reason is that of the newest address.
 * @param addresses newest first
 * @param services base URLs of the connected ones
 */
export function findEmptyReason(addresses: readonly Address[], services: readonly string[], now: number): EmptyReason {
  if (addresses.some((one) => isFromService(services, one, now) && one.failure?.kind === 'other-key'))
    return 'other-key';
  const [newest] = addresses;
  const state = newest ? findAddressState(newest, now) : 'expired';
  if (state !== 'live') return state;
  return newest && !services.includes(newest.service) ? 'elsewhere' : 'expired';
}

/** Whether an address is known to be in its last minutes. The time that it has left then changes colour. */
export function isExpiring(
  { expiresAt, isLifeUnknown }: Pick<Address, 'expiresAt' | 'isLifeUnknown'>,
  now: number,
): boolean {
  return !isLifeUnknown && expiresAt - now < LAST_MS;
}

/** Whether so little of an address's lifetime is left that a bar shows how much. */
export function hasLittleLeft(address: Address, now: number): boolean {
  return !address.isLifeUnknown && isLive(address, now) && shareLeft(address, now) < SHORT_SHARE;
}

export type ExpiringUnread = { address: Address; unread: number };

/** Of the addresses that are in their last minutes and have unread mail, the one that expires first. */
export function findExpiringUnread(
  addresses: readonly Address[],
  counts: Counts,
  now: number,
): ExpiringUnread | undefined {
  return addresses
    .map((address) => ({ address, unread: counts.get(address.email)?.unread ?? 0 }))
    .filter(({ address, unread }) => unread > 0 && isLive(address, now) && isExpiring(address, now))
    .sort((a, b) => a.address.expiresAt - b.address.expiresAt)[0];
}

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
