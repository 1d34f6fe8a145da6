import { CLOCK_STEP_MS } from '../../api/limit.ts';
import { DAY } from '../../i18n/time.ts';
import { AWAITED_MS } from './habits.ts';

/**
 * What polling knows of an address. All times are epoch ms by our clock. A spare address is not watched until it is used.
 * @property filledAt when it was last written into a page or copied; absent if it never was
 * @property signal the last hint that mail is due about now, see `takeSignal`; absent if there was none
 * @property lastMessageAt when its newest message was first seen; absent if none came yet
 * @property retryAt it is not checked before; absent where its last check did not fail for it alone
 */
export type WatchedAddress = {
  email: string;
  createdAt: number;
  expiresAt: number;
  filledAt?: number | undefined;
  signal?: { at: number; count: number } | undefined;
  lastMessageAt?: number | undefined;
  checkedAt?: number | undefined;
  retryAt?: number | undefined;
};

type Expected = Pick<WatchedAddress, 'createdAt' | 'filledAt' | 'signal'>;

/** Since when mail is expected: a fill, or a hint of mail after it, which says as much. */
export function expectedSinceAt({ createdAt, filledAt = createdAt, signal }: Expected): number {
  return Math.max(filledAt, signal?.at ?? 0);
}

/** How long nothing has happened that more mail may follow: a fill, a hint, a message soon after one. A newsletter does not count. */
export function idleMs(address: WatchedAddress, at: number): number {
  const { lastMessageAt = 0 } = address;
  const expectedAt = expectedSinceAt(address);
  const isExpected = lastMessageAt > expectedAt && lastMessageAt - expectedAt < AWAITED_MS;
  return Math.max(0, at - (isExpected ? lastMessageAt : expectedAt));
}

/** An answer shows the mailbox as it was about this long before it came. */
const ANSWER_AGE_MS = 150;

/** When the wait for the next check began. A hint of mail begins none: the mail may have come before it. */
export function waitingSinceAt({ createdAt, filledAt = createdAt, checkedAt = 0 }: WatchedAddress): number {
  return Math.max(checkedAt - ANSWER_AGE_MS, filledAt, createdAt);
}

/** Whether the first mail since the fill, or since a hint, is still to come; since its creation, for an address made by hand. */
export function isAwaited(address: WatchedAddress): boolean {
  return address.lastMessageAt === undefined || address.lastMessageAt < expectedSinceAt(address);
}

export function isWaiting(address: WatchedAddress, at: number): boolean {
  return isAwaited(address) && idleMs(address, at) < AWAITED_MS;
}

/**
 * How likely the first mail is, beside that of a fill: half as likely after a hint of mail, and half of that with every hint that no mail
 * followed.
 */
export function shareOfFirstMail({ createdAt, filledAt = createdAt, signal }: WatchedAddress): number {
  return signal && signal.at > filledAt ? 0.5 ** signal.count : 1;
}

/**
 * The address without times in the future, which come of a clock that was set back: a check in the future is taken for none, and an address
 * made in the future for one made yesterday. After a small correction, it was just now.
 */
export function withoutFuture(address: WatchedAddress, now: number): WatchedAddress {
  const past = (at = Number.POSITIVE_INFINITY) => (at > now + CLOCK_STEP_MS ? undefined : Math.min(at, now));
  const signalAt = past(address.signal?.at);
  return {
    ...address,
    createdAt: past(address.createdAt) ?? now - DAY,
    filledAt: past(address.filledAt),
    signal: address.signal && signalAt !== undefined ? { ...address.signal, at: signalAt } : undefined,
    lastMessageAt: past(address.lastMessageAt),
    checkedAt: past(address.checkedAt),
  };
}
