import { z } from '../schema/z.ts';
import type { RateLimit } from './rate-limit.ts';

/**
 * What a series of answers says of the rate limit beyond the last one.
 * @property periodMs from one reset to the next; absent until one was seen
 * @property skewMs how far the service's clock is ahead of ours; absent until an answer carried `Date`
 * @property othersPerMs requests per millisecond by other browsers on the same key
 */
export const limitHabitsSchema = z.object({
  periodMs: z.optional(z.number()),
  skewMs: z.optional(z.number()),
  othersPerMs: z.optional(z.number()),
});

export type LimitHabits = z.infer<typeof limitHabitsSchema>;

/** How long the others' pace is remembered. */
const OTHERS_MEMORY_MS = 10 * 60 * 1000;

/**
 * Reset stands still until the period ends, then leaps by a whole one. A leap hardly longer than the time between the answers
 * says nothing: it may be several periods, or a limit that slides along with time.
 */
function findPeriodMs(before: RateLimit, after: RateLimit): number | undefined {
  if (before.resetAt === undefined || after.resetAt === undefined) return undefined;
  const leapMs = after.resetAt - before.resetAt;
  return leapMs > 1.5 * (after.seenAt - before.seenAt) + 1000 ? leapMs : undefined;
}

/** How many requests were counted between two answers, the later one's own included; undefined if a new period began. */
function countBetween(before: RateLimit, after: RateLimit): number | undefined {
  if (before.resetAt !== after.resetAt) return undefined;
  const used =
    before.used !== undefined && after.used !== undefined
      ? after.used - before.used
      : (before.remaining ?? Number.NaN) - (after.remaining ?? Number.NaN);
  return used >= 0 ? used : undefined;
}

/**
 * Learns from one more answer; to be called for every one that carried rate-limit headers, whoever asked.
 * @param before the state before this answer, absent for the first
 * @param dateAt epoch ms, the answer's `Date` header, if it had one
 */
export function learnLimit(
  habits: LimitHabits,
  before: RateLimit | undefined,
  after: RateLimit,
  dateAt?: number,
): LimitHabits {
  const learned = { ...habits };
  if (dateAt !== undefined) learned.skewMs = dateAt - after.seenAt;
  const betweenMs = before ? after.seenAt - before.seenAt : 0;
  // Two answers at once, or a clock that was set back, say nothing of pace.
  if (!before || betweenMs <= 0) return learned;

  const periodMs = findPeriodMs(before, after);
  if (periodMs !== undefined) learned.periodMs = periodMs;

  const counted = countBetween(before, after);
  if (counted !== undefined) {
    const kept = Math.exp(-betweenMs / OTHERS_MEMORY_MS);
    const othersPerMs = (habits.othersPerMs ?? 0) * kept + ((counted - 1) / betweenMs) * (1 - kept);
    learned.othersPerMs = Math.max(0, othersPerMs);
  }
  return learned;
}
