import type { LimitHabits } from './limit-habits.ts';
import { resetMoment } from './reset-moment.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Without a moment from the service: this long after the first 429, twice as long after the second, and so on. */
const FIRST_MS = 30 * SECOND;
const AT_MOST_MS = 2 * 60 * MINUTE;
/** No `Retry-After` is followed for longer than this: a month, and some days. */
const RETRY_AT_MOST_MS = 40 * 24 * 60 * MINUTE;
/** All clients get the same moment; they come back spread over this share of the wait, or this long. */
const SPREAD_SHARE = 0.1;
const SPREAD_AT_MOST_MS = 30 * SECOND;

/** How much later than told a client comes back after a wait. @param jitter 0 to 1 */
export function returnSpreadMs(waitMs: number, jitter: number): number {
  return Math.min(waitMs * SPREAD_SHARE, SPREAD_AT_MOST_MS) * jitter;
}

/**
 * When the service may be asked again after a 429: the later of `X-Ratelimit-Reset` and `Retry-After`; with neither, later with
 * every 429 in a row. Jitter makes it a little later than the service says.
 * @param resetAt epoch ms by the service's clock, as in `RateLimit`
 * @param retryAfterAt epoch ms by ours, see `readRetryAfter`
 * @param failures errors in a row, this one included
 * @param now epoch ms, when the answer came
 * @param jitter 0 to 1
 * @returns epoch ms, always after now
 */
export function blockedUntil({
  resetAt,
  retryAfterAt,
  limitHabits = {},
  failures,
  now,
  jitter,
}: {
  resetAt?: number;
  retryAfterAt?: number;
  limitHabits?: LimitHabits;
  failures: number;
  now: number;
  jitter: number;
}): number {
  // A Reset that has passed by its own clock announces nothing.
  const isReset = resetAt !== undefined && (limitHabits.skewMs === undefined || resetAt - limitHabits.skewMs > now);
  const untilResetMs = isReset ? resetMoment({ resetAt, seenAt: now }, limitHabits) - now : 0;
  const untilRetryMs = Math.min((retryAfterAt ?? now) - now, RETRY_AT_MOST_MS);
  const toldMs = Math.max(untilResetMs, untilRetryMs);
  if (toldMs > 0) return now + toldMs + returnSpreadMs(toldMs, jitter);
  return now + Math.min(FIRST_MS * 2 ** (Math.max(1, failures) - 1), AT_MOST_MS) * (0.5 + jitter);
}
