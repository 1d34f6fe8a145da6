import type { LimitHabits } from './limit-habits.ts';
import type { RateLimit } from './rate-limit.ts';

const HOUR = 60 * 60 * 1000;

/** No service counts for longer than a month; a Reset beyond it is a lie. */
const PERIOD_AT_MOST_MS = 40 * 24 * HOUR;
const MONTH_MS = 30 * 24 * HOUR;
/** A month may be longer than the one before it by so much. */
const LONGER_SHARE = 1.11;
/** An answer takes no longer, and `Date` is in whole seconds. */
const ON_ITS_WAY_MS = 10_000;
const DATE_STEP_MS = 1000;
/** Where nothing better is known. */
const PERIOD_GUESS_MS = HOUR;

/**
 * When a Reset comes by our clock. The service's clock may be hours off: `Date` says by how much. What then still cannot be
 * (in the past, further ahead than a period) is brought within one period after the answer, which is right for a clock that is
 * wrong by whole periods, and harmless for any other.
 * @param resetAt epoch ms by the service's clock, if it was given
 * @param seenAt epoch ms by ours, when the answer came
 * @returns epoch ms, after seenAt by a period at most
 */
export function resetMoment(
  { resetAt, seenAt }: Pick<RateLimit, 'resetAt' | 'seenAt'>,
  { periodMs, skewMs, countedSinceAt }: LimitHabits,
): number {
  const period = periodMs ?? PERIOD_GUESS_MS;
  if (resetAt === undefined) {
    // Until a period has ended, it may be a month.
    const countedMs = periodMs ?? MONTH_MS;
    return seenAt + countedMs - (Math.max(0, seenAt - (countedSinceAt ?? seenAt)) % countedMs);
  }
  const aheadMs = resetAt - (skewMs ?? 0) - seenAt;
  // A period that was seen tells whether a clock is wrong; where `Date` tells it, there is no need to guess.
  const mostMs = periodMs === undefined || skewMs !== undefined ? PERIOD_AT_MOST_MS : periodMs * LONGER_SHARE;
  if (aheadMs > 0 && aheadMs <= mostMs) return seenAt + aheadMs;
  // It came while the answer was on its way. Only of a service whose Resets have come true: this is not to be taken for a whole period.
  if (aheadMs <= 0 && aheadMs > -ON_ITS_WAY_MS && periodMs !== undefined) return seenAt + DATE_STEP_MS;
  return seenAt + (((aheadMs % period) + period) % period || period);
}

/**
 * The end of the period that `now` lies in.
 * @returns epoch ms, after now
 */
export function nextResetAt(
  rateLimit: Pick<RateLimit, 'resetAt' | 'seenAt'>,
  habits: LimitHabits,
  now: number,
): number {
  const resetAt = resetMoment(rateLimit, habits);
  if (resetAt > now) return resetAt;
  const period = habits.periodMs ?? PERIOD_GUESS_MS;
  return resetAt + period * (Math.floor((now - resetAt) / period) + 1);
}
