import type { LimitHabits } from '../api/limit-habits.ts';
import type { RateLimit } from '../api/rate-limit.ts';
import { nextResetAt, resetMoment } from '../api/reset-moment.ts';

/**
 * What polling may spend.
 * @property limit what a whole period allows
 * @property requests until the reset, a fraction or less than none included
 * @property resetAt epoch ms by our clock, after now
 * @property seenAt epoch ms, when that was learned
 */
export type RequestBudget = { limit: number; requests: number; resetAt: number; seenAt: number };

const HOUR = 60 * 60 * 1000;
/** By so much a clock is put right without anybody noticing. */
export const CLOCK_STEP_MS = 30 * 1000;

/** A service that tells of no limit is asked no more than one that allows this many requests an hour. */
const UNTOLD_PER_HOUR = 1000;

/** Kept for the person: to create, to read, to delete, to refresh. */
const RESERVE_SHARE = 0.05;
const RESERVE_AT_LEAST = 3;
const RESERVE_AT_MOST = 40;

function reserveOf(limit: number): number {
  const reserve = Math.ceil(limit * RESERVE_SHARE);
  return Math.min(Math.max(reserve, RESERVE_AT_LEAST), RESERVE_AT_MOST, Math.floor(limit / 2));
}

/** What a period allows; undefined if the service never said. Without a limit, what was left and what was used add up to it. */
function findLimit({ limit, remaining, used }: RateLimit): number | undefined {
  return limit ?? (remaining === undefined ? undefined : remaining + (used ?? 0));
}

/** What is left of the period that the answer belonged to. */
function remainingOf({ remaining, used = 0 }: RateLimit, limit: number): number {
  return Math.min(limit, Math.max(0, remaining ?? limit - used));
}

/**
 * How many requests polling may make until the limit is reset: what remains, less a reserve for the person, less what other
 * browsers on the key are likely to take, but never less than half for their sake.
 * @param rateLimit last known; what it leaves out or what cannot be true is guessed on the safe side
 */
export function requestBudget(rateLimit: RateLimit | undefined, habits: LimitHabits, now: number): RequestBudget {
  const limit = rateLimit && findLimit(rateLimit);
  if (!rateLimit || limit === undefined)
    return { limit: UNTOLD_PER_HOUR, requests: UNTOLD_PER_HOUR, resetAt: now + HOUR, seenAt: now };

  // What was seen in the future was seen before the clock was set back: its moments mean nothing now, unless it was by a trifle.
  const isSetBack = rateLimit.seenAt > now + CLOCK_STEP_MS;
  const known = isSetBack ? { ...rateLimit, seenAt: now, resetAt: undefined } : rateLimit;
  const resetAt = nextResetAt(known, habits, now);
  const isOver = resetMoment(known, habits) <= now;
  const left = (isOver ? limit : remainingOf(known, limit)) - reserveOf(limit);
  const othersTake = Math.min((habits.othersPerMs ?? 0) * (resetAt - now), Math.max(0, left) / 2);
  // A new period allows at least the question how much it allows.
  return { limit, requests: Math.max(left - othersTake, isOver ? 1 : 0), resetAt, seenAt: known.seenAt };
}
