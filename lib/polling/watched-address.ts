import { CLOCK_STEP_MS } from '../api/limit.ts';
import { AWAITED_MS } from './habits.ts';

/**
 * What polling knows of an address. All moments are epoch ms by our clock. A spare address is not watched until it is used.
 * @property filledAt when it was last written into a page or copied; absent if it never was
 * @property signal the last sign that mail is due about now, see `takeSignal`; absent if there was none
 * @property lastMessageAt when its newest message was first seen; absent if none came yet
 * @property retryAt it is not checked before; absent where its last check did not fail for it alone
 * @property checkedAt when its messages were last fetched, new ones or none; absent if never
 */
export type WatchedAddress = {
  email: string;
  createdAt: number;
  expiresAt: number;
  filledAt?: number;
  signal?: { at: number; count: number } | undefined;
  lastMessageAt?: number;
  checkedAt?: number;
  retryAt?: number;
};

/** Since when mail is expected: a fill, or a sign of mail after it, which says as much. */
export function expectedSinceAt({
  createdAt,
  filledAt = createdAt,
  signal,
}: Pick<WatchedAddress, 'createdAt' | 'filledAt' | 'signal'>): number {
  return Math.max(filledAt, signal?.at ?? 0);
}

/**
 * When something last happened that more mail may follow: a fill, a sign of mail, or a message soon after one. A newsletter does not
 * count.
 */
export function lastActivityAt(address: WatchedAddress): number {
  const { lastMessageAt = 0 } = address;
  const expectedAt = expectedSinceAt(address);
  return lastMessageAt > expectedAt && lastMessageAt - expectedAt < AWAITED_MS ? lastMessageAt : expectedAt;
}

/** An answer shows the mailbox as it was about this long before it came. */
const ANSWER_AGE_MS = 150;

/** When the wait for the next check began. A sign of mail begins none: the mail may have come before it. */
export function waitingSinceAt({ createdAt, filledAt = createdAt, checkedAt = 0 }: WatchedAddress): number {
  return Math.max(checkedAt - ANSWER_AGE_MS, filledAt, createdAt);
}

/**
 * Whether the first mail since the fill, or since a sign of mail, is still to come; since its creation, for an address made by hand.
 */
export function isAwaited(address: WatchedAddress): boolean {
  return address.lastMessageAt === undefined || address.lastMessageAt < expectedSinceAt(address);
}

/**
 * How likely the first mail is, beside that of a fill: as likely after a fill, half as likely after a sign of mail, and half of that with
 * every sign that no mail followed.
 * @returns 0 where no first mail is to come
 */
export function shareOfFirstMail(address: WatchedAddress): number {
  const { createdAt, filledAt = createdAt, signal } = address;
  if (!isAwaited(address)) return 0;
  return signal && signal.at > filledAt ? 0.5 ** signal.count : 1;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * The address without moments in the future, which come of a clock that was set back: a check in the future is taken for none, and
 * an address made in the future for one made yesterday.
 */
export function withoutFuture(address: WatchedAddress, now: number): WatchedAddress {
  const { createdAt, filledAt = 0, signal, lastMessageAt = 0, checkedAt = 0 } = address;
  if (Math.max(createdAt, filledAt, signal?.at ?? 0, lastMessageAt, checkedAt) <= now) return address;
  // After a small correction: it was just now.
  const isKept = (at: number) => at <= now + CLOCK_STEP_MS;
  return {
    email: address.email,
    createdAt: isKept(createdAt) ? Math.min(createdAt, now) : now - DAY,
    expiresAt: address.expiresAt,
    ...(address.filledAt !== undefined && isKept(filledAt) && { filledAt: Math.min(filledAt, now) }),
    ...(signal && isKept(signal.at) && { signal: { ...signal, at: Math.min(signal.at, now) } }),
    ...(address.lastMessageAt !== undefined &&
      isKept(lastMessageAt) && { lastMessageAt: Math.min(lastMessageAt, now) }),
    ...(address.checkedAt !== undefined && isKept(checkedAt) && { checkedAt: Math.min(checkedAt, now) }),
  };
}
