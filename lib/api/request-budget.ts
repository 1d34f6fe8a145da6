import type { LimitHabits } from './limit-habits.ts';
import type { RateLimit } from './rate-limit.ts';
import { nextResetAt, resetMoment } from './reset-moment.ts';
import { newUnnamedLimit, type UnnamedLimit } from './unnamed-limit.ts';

/**
 * What is left of a limit.
 * @property limit what a whole period allows
 * @property requests until the reset; may be a fraction, or negative
 * @property resetAt epoch ms by our clock, after now
 * @property seenAt epoch ms, when this was learned
 */
export type RequestBudget = { limit: number; requests: number; resetAt: number; seenAt: number };

const HOUR = 60 * 60 * 1000;

/** Clocks are corrected by up to this much all the time. */
export const CLOCK_STEP_MS = 30 * 1000;

/** The last requests of a limit are the person's: an address made, asked for mail, its mail read, and both deleted. */
const RESERVE = 5;
/** Of a small limit, this share at most. */
const RESERVE_SHARE = 1 / 4;

/** What a period allows; undefined if the service never said. Without a limit, it is what remains plus what was used. */
function findLimit({ limit, remaining, used }: RateLimit): number | undefined {
  return limit ?? (remaining === undefined ? undefined : remaining + (used ?? 0));
}

/** What is left of the period that the answer belonged to. */
function remainingOf({ remaining, used = 0 }: RateLimit, limit: number): number {
  return Math.min(limit, Math.max(0, remaining ?? limit - used));
}

const reserveOf = (limit: number) => Math.min(RESERVE, Math.floor(limit * RESERVE_SHARE));

function unnamedBudget({ limit, periodMs, sinceAt, used }: UnnamedLimit, now: number): RequestBudget {
  const isOver = sinceAt + periodMs <= now || sinceAt > now;
  const requests = Math.max(0, limit - (isOver ? 0 : used) - reserveOf(limit));
  return { limit, requests, resetAt: (isOver ? now : sinceAt) + periodMs, seenAt: now };
}

/**
 * How many requests are left until the limit is reset: what remains, less a reserve for the person, less what other browsers with the
 * same key are likely to take. Where they want more than is left, it is shared in proportion.
 * @param rateLimit last known; what is missing or impossible is guessed on the safe side
 */
export function requestBudget(rateLimit: RateLimit | undefined, habits: LimitHabits, now: number): RequestBudget {
  const limit = rateLimit && findLimit(rateLimit);
  if (!rateLimit || limit === undefined) return unnamedBudget(habits.unnamed ?? newUnnamedLimit(now), now);

  // What was seen in the future was seen before the clock was set back: unless that was a small correction, its moments mean nothing.
  const isSetBack = rateLimit.seenAt > now + CLOCK_STEP_MS;
  const known = isSetBack ? { ...rateLimit, seenAt: now, resetAt: undefined } : rateLimit;
  const trusted = isSetBack ? { periodMs: HOUR, ...habits, countedSinceAt: undefined } : habits;
  const resetAt = nextResetAt(known, trusted, now);
  const isOver = resetMoment(known, trusted) <= now;
  const left = Math.max(0, (isOver ? limit : remainingOf(known, limit)) - reserveOf(limit));
  const othersWant = (habits.othersPerMs ?? 0) * (resetAt - now);
  return { limit, requests: left ** 2 / (left + othersWant || 1), resetAt, seenAt: known.seenAt };
}
