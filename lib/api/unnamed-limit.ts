import { z } from '../schema/z.ts';

/**
 * What is made of a service that names no limit.
 * @property limit requests that it is believed to allow in a period
 * @property sinceAt epoch ms by our clock, when this period began
 * @property used requests since then
 * @property isFound whether a refusal has shown the limit
 * @property isRefusing whether the last answer was a 429
 */
export const unnamedLimitSchema = z.object({
  limit: z.number(),
  periodMs: z.number(),
  sinceAt: z.number(),
  used: z.number(),
  isFound: z.boolean(),
  isRefusing: z.boolean(),
});

export type UnnamedLimit = z.infer<typeof unnamedLimitSchema>;

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Services count by the hour, by the day or by the month. */
const PERIODS_MS = [HOUR, DAY, 30 * DAY];

/** A strange service is asked little: so often in the first hour, twice as often with each hour that was not refused, at most 1000. */
const FIRST = 100;
const AT_MOST = 1000;

/** Nothing known yet. */
export function newUnnamedLimit(now: number): UnnamedLimit {
  return { limit: FIRST, periodMs: HOUR, sinceAt: now, used: 0, isFound: false, isRefusing: false };
}

/**
 * Learns from more answers that named no limit. A 429 says that the limit is what was used; the first answer after it, that the period
 * is no longer than the time since it began.
 * @param count answers, a 429 included
 * @param isRefused whether the last of them was a 429
 */
export function learnUnnamedLimit(
  known: UnnamedLimit | undefined,
  count: number,
  isRefused: boolean,
  now: number,
): UnnamedLimit {
  // A period in the future began before the clock was set back.
  const before =
    known === undefined || known.sinceAt > now ? { ...newUnnamedLimit(now), ...known, sinceAt: now } : known;
  const { limit, periodMs, sinceAt, used, isFound, isRefusing } = before;
  if (isRefused) {
    if (isRefusing) return before;
    return { ...before, limit: Math.max(1, used + count - 1), used: used + count, isFound: true, isRefusing: true };
  }
  const lastedMs = now - sinceAt;
  if (isRefusing) {
    const found = PERIODS_MS.find((each) => each >= lastedMs) ?? 30 * DAY;
    return { ...before, periodMs: found, sinceAt: now, used: count, isRefusing: false };
  }
  if (lastedMs < periodMs) return { ...before, used: used + count };
  const grown = isFound || used < limit / 2 ? limit : Math.min(2 * limit, AT_MOST);
  return { ...before, limit: grown, sinceAt: now, used: count };
}
