import type { RateLimit } from '../api/rate-limit.ts';

/**
 * What a series of answers told of the rate limit beyond the last one: plain JSON, to be stored.
 * @property periodMs from one reset to the next; absent until two different resets were seen
 * @property skewMs how far the service's clock is ahead of ours; absent until an answer carried `Date`
 * @property othersPerMs requests per millisecond by other browsers on the same key
 */
export type LimitHabits = { periodMs?: number; skewMs?: number; othersPerMs?: number };

/**
 * Learns from one more answer; to be called for every one that carried rate-limit headers.
 * @param before the state before this answer, absent for the first
 * @param dateAt epoch ms, the answer's `Date` header, if it had one
 */
export function learnLimit(
  habits: LimitHabits,
  _before: RateLimit | undefined,
  after: RateLimit,
  dateAt?: number,
): LimitHabits {
  return dateAt === undefined ? habits : { ...habits, skewMs: dateAt - after.seenAt };
}
