import type { LimitHabits } from '../api/limit-habits.ts';
import type { RateLimit } from '../api/rate-limit.ts';
import { nextResetAt, resetMoment } from '../api/reset-moment.ts';

/**
 * What polling may spend.
 * @property limit what a whole period allows
 * @property requests until the reset; may be a fraction, or negative
 * @property resetAt epoch ms by our clock, after now
 * @property seenAt epoch ms, when this was learned
 */
export type RequestBudget = { limit: number; requests: number; resetAt: number; seenAt: number };

const HOUR = 60 * 60 * 1000;
/** Clocks are corrected by up to this much all the time. */
export const CLOCK_STEP_MS = 30 * 1000;

/** A service that names no limit is treated as if it allowed this many requests an hour. */
const DEFAULT_PER_HOUR = 1000;

/** Reserved for the person: to create, to read, to delete, to refresh. */
const RESERVE_SHARE = 0.05;
const RESERVE_AT_LEAST = 3;
const RESERVE_AT_MOST = 40;

function reserveOf(limit: number): number {
  const reserve = Math.ceil(limit * RESERVE_SHARE);
  return Math.min(Math.max(reserve, RESERVE_AT_LEAST), RESERVE_AT_MOST, Math.floor(limit / 2));
}

/** What a period allows; undefined if the service never said. Without a limit, it is what remains plus what was used. */
function findLimit({ limit, remaining, used }: RateLimit): number | undefined {
  return limit ?? (remaining === undefined ? undefined : remaining + (used ?? 0));
}

/** What is left of the period that the answer belonged to. */
function remainingOf({ remaining, used = 0 }: RateLimit, limit: number): number {
  return Math.min(limit, Math.max(0, remaining ?? limit - used));
}

/**
 * How many requests polling may make until the limit is reset: what remains, less a reserve for the person, less what other
 * browsers with the same key are likely to take, which is half at most.
 * @param rateLimit last known; what is missing or impossible is guessed on the safe side
 */
export function requestBudget(rateLimit: RateLimit | undefined, habits: LimitHabits, now: number): RequestBudget {
  const limit = rateLimit && findLimit(rateLimit);
  if (!rateLimit || limit === undefined)
    return { limit: DEFAULT_PER_HOUR, requests: DEFAULT_PER_HOUR, resetAt: now + HOUR, seenAt: now };

  // What was seen in the future was seen before the clock was set back: unless that was a small correction, its moments mean nothing.
  const isSetBack = rateLimit.seenAt > now + CLOCK_STEP_MS;
  const known = isSetBack ? { ...rateLimit, seenAt: now, resetAt: undefined } : rateLimit;
  const resetAt = nextResetAt(known, habits, now);
  const isOver = resetMoment(known, habits) <= now;
  const left = (isOver ? limit : remainingOf(known, limit)) - reserveOf(limit);
  const othersTake = Math.min((habits.othersPerMs ?? 0) * (resetAt - now), Math.max(0, left) / 2);
  // After the reset one request is always allowed: its answer says how many more are.
  return { limit, requests: Math.max(left - othersTake, isOver ? 1 : 0), resetAt, seenAt: known.seenAt };
}
