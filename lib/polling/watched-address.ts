import { CLOCK_STEP_MS } from '../api/request-budget.ts';

/**
 * What polling knows of an address. All moments are epoch ms by our clock. A spare address is not watched until it is used.
 * @property filledAt when it was last written into a page or copied; absent if it never was
 * @property lastMessageAt when its newest message was first seen; absent if none came yet
 * @property retryAt it is not checked before; absent where its last check did not fail for it alone
 * @property checkedAt when its messages were last fetched, new ones or none; absent if never
 */
export type WatchedAddress = {
  email: string;
  createdAt: number;
  expiresAt: number;
  filledAt?: number;
  lastMessageAt?: number;
  checkedAt?: number;
  retryAt?: number;
};

const HOUR = 60 * 60 * 1000;

/** When something last happened that more mail may follow: a fill, or a message soon after one. A newsletter does not count. */
export function lastActivityAt({ createdAt, filledAt = createdAt, lastMessageAt = 0 }: WatchedAddress): number {
  return lastMessageAt > filledAt && lastMessageAt - filledAt < HOUR ? lastMessageAt : filledAt;
}

/** An answer shows the mailbox as it was about this long before it came. */
const ANSWER_AGE_MS = 150;

/** When the wait for the next check began. */
export function waitingSinceAt({ createdAt, filledAt = createdAt, checkedAt = 0 }: WatchedAddress): number {
  return Math.max(checkedAt - ANSWER_AGE_MS, filledAt, createdAt);
}

/** Whether the first mail since the fill is still to come; since its creation, for an address made by hand. */
export function isAwaited({ createdAt, filledAt = createdAt, lastMessageAt }: WatchedAddress): boolean {
  return lastMessageAt === undefined || lastMessageAt < filledAt;
}

const DAY = 24 * HOUR;

/**
 * The address without moments in the future, which come of a clock that was set back: a check in the future is taken for none, and
 * an address made in the future for one made yesterday.
 */
export function withoutFuture(address: WatchedAddress, now: number): WatchedAddress {
  const { createdAt, filledAt = 0, lastMessageAt = 0, checkedAt = 0 } = address;
  if (Math.max(createdAt, filledAt, lastMessageAt, checkedAt) <= now) return address;
  // After a small correction: it was just now.
  const isKept = (at: number) => at <= now + CLOCK_STEP_MS;
  return {
    email: address.email,
    createdAt: isKept(createdAt) ? Math.min(createdAt, now) : now - DAY,
    expiresAt: address.expiresAt,
    ...(address.filledAt !== undefined && isKept(filledAt) && { filledAt: Math.min(filledAt, now) }),
    ...(address.lastMessageAt !== undefined &&
      isKept(lastMessageAt) && { lastMessageAt: Math.min(lastMessageAt, now) }),
    ...(address.checkedAt !== undefined && isKept(checkedAt) && { checkedAt: Math.min(checkedAt, now) }),
  };
}
