import { maybe } from '../schema/maybe.ts';
import { z } from '../schema/z.ts';
import type { RateLimit } from './rate-limit.ts';
import { resetMoment } from './reset-moment.ts';
import { unnamedLimitSchema } from './unnamed-limit.ts';

/**
 * What a series of answers says of the rate limit beyond the last one.
 * @property periodMs from one reset to the next; absent until one was seen
 * @property skewMs how far the service's clock is ahead of ours; absent until an answer carried `Date`
 * @property othersPerMs requests per millisecond by other browsers on the same key
 * @property countedSinceAt epoch ms by our clock: where no Reset is given, when this period's first answer came
 * @property unnamed where nothing is said of a limit at all
 */
export const limitHabitsSchema = z.object({
  periodMs: maybe(z.number()),
  skewMs: maybe(z.number()),
  othersPerMs: maybe(z.number()),
  countedSinceAt: maybe(z.number()),
  unnamed: maybe(unnamedLimitSchema),
});

export type LimitHabits = z.infer<typeof limitHabitsSchema>;

/** A month. What leaps further counts in other units than seconds, or lies. */
const LONGEST_PERIOD_MS = 32 * 24 * 60 * 60 * 1000;

/**
 * Reset stands still until the period ends, then leaps by a whole one. A leap hardly longer than the time between the answers
 * says nothing: it may be several periods, or a limit that slides along with time.
 */
function findPeriodMs(before: RateLimit, after: RateLimit): number | undefined {
  if (before.resetAt === undefined || after.resetAt === undefined) return undefined;
  const leapMs = after.resetAt - before.resetAt;
  const isLeap = leapMs > 1.5 * (after.seenAt - before.seenAt) + 1000 && leapMs <= LONGEST_PERIOD_MS;
  return isLeap ? leapMs : undefined;
}

const HOUR = 60 * 60 * 1000;
/** Services count by the hour, by the day or by the month. */
const PERIODS_MS = [HOUR, 24 * HOUR, 30 * 24 * HOUR];

/**
 * Without a Reset, a period has ended when more is left than before. It was no shorter than what was seen of it.
 * @returns what is learned, if anything is
 */
function learnByCount(habits: LimitHabits, before: RateLimit | undefined, after: RateLimit): Partial<LimitHabits> {
  if (after.resetAt !== undefined) return {};
  const { countedSinceAt = after.seenAt } = habits;
  if ((after.remaining ?? 0) <= (before?.remaining ?? Number.POSITIVE_INFINITY)) return { countedSinceAt };
  const periodMs = PERIODS_MS.find((each) => each >= after.seenAt - countedSinceAt);
  return { countedSinceAt: after.seenAt, ...(periodMs !== undefined && { periodMs }) };
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
  const learned = { ...habits, ...learnByCount(habits, before, after) };
  if (dateAt !== undefined) learned.skewMs = dateAt - after.seenAt;
  const betweenMs = before ? after.seenAt - before.seenAt : 0;
  // Two answers at once, or a clock that was set back, say nothing of pace.
  if (!before || betweenMs <= 0) return learned;

  const periodMs = findPeriodMs(before, after);
  if (periodMs !== undefined) learned.periodMs = periodMs;

  const counted = countBetween(before, after);
  if (counted !== undefined) {
    // For as long as it is to be foreseen: what they took in one period, they are likely to take in the next.
    const memoryMs = Math.max(learned.periodMs ?? HOUR, resetMoment(after, learned) - after.seenAt);
    const kept = Math.exp(-betweenMs / memoryMs);
    const othersPerMs = (habits.othersPerMs ?? 0) * kept + ((counted - 1) / betweenMs) * (1 - kept);
    learned.othersPerMs = Math.max(0, othersPerMs);
  }
  return learned;
}
