import { CLOCK_STEP_MS } from '../../api/limit.ts';
import { DAY } from '../../i18n/time.ts';
import type { Address } from '../../mailbox/address.ts';
import { AWAITED_MS } from './habits.ts';

/** What polling needs to know of an address. */
export type WatchedAddress = Pick<
  Address,
  'email' | 'createdAt' | 'expiresAt' | 'filledAt' | 'hint' | 'lastMessageAt' | 'checkedAt'
> & {
  /** It is not checked before this time, epoch ms; absent if its last check did not fail for this address alone. */
  retryAt?: number | undefined;
};

type Expected = Pick<WatchedAddress, 'createdAt' | 'filledAt' | 'hint'>;

/** Since when mail is expected: since the fill (the creation, if there was none), or a later hint of mail. */
export function expectedSinceAt({ createdAt, filledAt = createdAt, hint }: Expected): number {
  return Math.max(filledAt, hint?.at ?? 0);
}

/** How long nothing has happened that more mail may follow: a fill, a hint, or a message soon after. Newsletters do not count. */
export function idleMs(address: WatchedAddress, at: number): number {
  const { lastMessageAt = 0 } = address;
  const expectedAt = expectedSinceAt(address);
  const isExpected = lastMessageAt > expectedAt && lastMessageAt - expectedAt < AWAITED_MS;
  return Math.max(0, at - (isExpected ? lastMessageAt : expectedAt));
}

/** A response shows the mailbox as it was about this long before the response arrived. */
const ANSWER_AGE_MS = 150;

/** When the wait for the next check began. A hint of mail does not restart it: the mail may have come before the hint. */
export function waitingSinceAt({ createdAt, filledAt = createdAt, checkedAt = 0 }: WatchedAddress): number {
  return Math.max(checkedAt - ANSWER_AGE_MS, filledAt, createdAt);
}

/** Whether the first mail since the fill or a hint is still to come; for an address made by hand, since its creation. */
export function isAwaited(address: WatchedAddress): boolean {
  return address.lastMessageAt === undefined || address.lastMessageAt < expectedSinceAt(address);
}

export function isWaiting(address: WatchedAddress, at: number): boolean {
  return isAwaited(address) && idleMs(address, at) < AWAITED_MS;
}

/**
 * How likely the first mail is, compared with the time after a fill: half as likely after a hint of mail, and half of that with each
 * further hint that no mail followed.
 */
export function shareOfFirstMail({ createdAt, filledAt = createdAt, hint }: WatchedAddress): number {
  return hint && hint.at > filledAt ? 0.5 ** hint.count : 1;
}

/**
 * The address without times in the future, which a clock that was set back leaves behind. A check in the future is dropped, and an address
 * created in the future counts as created yesterday. After a small correction of the clock, such times become `now`.
 */
export function withoutFuture(address: WatchedAddress, now: number): WatchedAddress {
  const past = (at = Number.POSITIVE_INFINITY) => (at > now + CLOCK_STEP_MS ? undefined : Math.min(at, now));
  const hintAt = past(address.hint?.at);
  return {
    ...address,
    createdAt: past(address.createdAt) ?? now - DAY,
    filledAt: past(address.filledAt),
    hint: address.hint && hintAt !== undefined ? { ...address.hint, at: hintAt } : undefined,
    lastMessageAt: past(address.lastMessageAt),
    checkedAt: past(address.checkedAt),
  };
}
