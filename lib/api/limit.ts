import { DAY, HOUR, MINUTE, SECOND } from '../i18n/time.ts';
import { maybe, timestamp, z } from '../storage/schema.ts';

/**
 * What the service last said of its limit. Each part is absent until an answer carried it.
 * @property resetAt epoch ms by our clock
 */
export const rateLimitSchema = z.object({
  limit: maybe(z.number()),
  remaining: maybe(z.number()),
  used: maybe(z.number()),
  resetAt: maybe(timestamp),
  seenAt: timestamp,
});

export type RateLimit = z.infer<typeof rateLimitSchema>;

const COUNTS = {
  limit: 'X-Ratelimit-Limit',
  remaining: 'X-Ratelimit-Remaining',
  used: 'X-Ratelimit-Used',
} as const;

/** No service counts for longer than a month, and none tells a client to wait for longer. */
const PERIOD_AT_MOST_MS = 40 * DAY;
/** No answer is under way for longer. */
const LATENCY_AT_MOST_MS = 10 * SECOND;

/** A header's value as a whole number; undefined if it is absent or anything else. */
function parseCount(value: string | null): number | undefined {
  return value !== null && /^\s*\d{1,12}\s*$/.test(value) ? Number(value) : undefined;
}

/** How far the service's clock is behind ours, by the `Date` of its answer; negative if it is ahead; 0 if the answer has none. */
function behindMs(headers: Headers, now: number): number {
  const dateAt = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(dateAt) ? 0 : now - dateAt;
}

/** Small corrections of a clock happen all the time; a later time is from before the clock was set back. */
export const CLOCK_STEP_MS = 30 * SECOND;

/** As `behindMs`, for what has to be the same in each answer: 0 for a difference that an answer's way may make. */
export function wrongByMs(headers: Headers, now: number): number {
  const behind = behindMs(headers, now);
  return Math.abs(behind) > CLOCK_STEP_MS ? behind : 0;
}

/**
 * When the limit is reset. A Reset that has just passed came while the answer was under way.
 * @param seconds Unix time by the service's clock
 * @returns epoch ms by ours, after now; undefined for a Reset that cannot be right
 */
export function toResetAt(seconds: number, headers: Headers, now: number): number | undefined {
  const at = seconds * SECOND + behindMs(headers, now);
  if (at <= now - LATENCY_AT_MOST_MS || at > now + PERIOD_AT_MOST_MS) return undefined;
  return Math.max(at, now + SECOND);
}

/**
 * Reads the four `X-Ratelimit-*` headers. What an answer leaves out keeps its last known value.
 * @param known the state before this answer, if any
 * @returns undefined as long as no answer had any of the four
 */
export function readRateLimit(headers: Headers, known: RateLimit | undefined, now: number): RateLimit | undefined {
  const fresh: Partial<RateLimit> = {};
  for (const [part, header] of Object.entries(COUNTS) as [keyof typeof COUNTS, string][]) {
    const count = parseCount(headers.get(header));
    if (count !== undefined) fresh[part] = count;
  }
  const resetSeconds = parseCount(headers.get('X-Ratelimit-Reset'));
  if (resetSeconds !== undefined) fresh.resetAt = toResetAt(resetSeconds, headers, now);
  return Object.keys(fresh).length === 0 ? known : { ...known, ...fresh, seenAt: now };
}

/**
 * Reads `Retry-After` in both its forms.
 * @returns epoch ms by our clock; undefined if it is absent or not understood
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('Retry-After');
  const seconds = parseCount(value);
  if (seconds !== undefined) return now + seconds * SECOND;
  const at = value === null ? Number.NaN : Date.parse(value);
  return Number.isNaN(at) ? undefined : at + behindMs(headers, now);
}

/** The last requests of a limit are the user's, but of a small limit no more than a quarter. */
const RESERVE = 5;

/**
 * What is left of a limit.
 * @property requests until the reset, less the reserve for the user; may be negative
 * @property seenAt epoch ms, when that was learned
 */
export type LimitLeft = { requests: number; resetAt: number; seenAt: number };

/**
 * What is left of the limit, by the last headers. A missing Reset is taken for one in a day. After a reset, and where the clock was set
 * back, the limit is whole until the next answer tells.
 * @returns undefined where no header said what remains: then nothing is known
 */
export function limitLeft(known: RateLimit | undefined, now: number): LimitLeft | undefined {
  const { limit, used, resetAt = 0, seenAt = now } = known ?? {};
  const remaining = known?.remaining ?? (limit !== undefined && used !== undefined ? limit - used : undefined);
  if (remaining === undefined) return undefined;
  const whole = limit ?? remaining + (used ?? 0);
  const endsAt = resetAt > seenAt && resetAt <= seenAt + PERIOD_AT_MOST_MS ? resetAt : seenAt + DAY;
  const isOver = endsAt <= now || seenAt > now + CLOCK_STEP_MS;
  const left = isOver ? whole : Math.min(whole, Math.max(0, remaining));
  const requests = left - Math.min(RESERVE, Math.floor(whole / 4));
  return { requests, resetAt: isOver ? now + HOUR : endsAt, seenAt: Math.min(seenAt, now) };
}

/** Without a time from the service: this long after the first 429, twice as long after the second, and so on. */
const FIRST_REFUSAL_MS = 30 * SECOND;
const REFUSAL_AT_MOST_MS = 2 * HOUR;
/** All clients are told the same time; they come back spread over this share of the wait, or this long. */
const SPREAD_SHARE = 0.1;
const SPREAD_AT_MOST_MS = 30 * SECOND;

/** How much later than told a client comes back after a wait. @param jitter 0 to 1 */
export function returnSpreadMs(waitMs: number, jitter: number): number {
  return Math.min(waitMs * SPREAD_SHARE, SPREAD_AT_MOST_MS) * jitter;
}

/**
 * When the service may be asked again after a 429: the later of Reset and `Retry-After`; with neither, later with every 429 in a row.
 * @param resetAt epoch ms, as in `RateLimit`
 * @param retryAfterAt epoch ms, see `readRetryAfter`
 * @param failures errors in a row, this one included
 * @returns epoch ms, after now
 */
export function blockedUntil({
  resetAt,
  retryAfterAt,
  failures,
  now,
  jitter,
}: {
  resetAt?: number | undefined;
  retryAfterAt?: number | undefined;
  failures: number;
  now: number;
  jitter: number;
}): number {
  const announcedMs = Math.max((resetAt ?? now) - now, Math.min((retryAfterAt ?? now) - now, PERIOD_AT_MOST_MS));
  if (announcedMs > 0) return now + announcedMs + returnSpreadMs(announcedMs, jitter);
  return now + Math.min(FIRST_REFUSAL_MS * 2 ** (Math.max(1, failures) - 1), REFUSAL_AT_MOST_MS) * (0.5 + jitter);
}

/** The first try after an error comes as soon as a check was wanted anyway, within these bounds. */
const FIRST_TRY_AT_LEAST_MS = 2 * SECOND;
const FIRST_TRY_AT_MOST_MS = MINUTE;
const TRY_AT_MOST_MS = 10 * MINUTE;

/**
 * How long to wait after an error before the service is asked again: doubles with every error in a row, up to 10 min. Jitter makes
 * it half to one and a half times as long, so that clients that failed together do not come back together.
 * @param failures errors in a row, at least 1
 * @param wantedMs the time between checks if nothing had failed
 */
export function backOffMs(failures: number, wantedMs: number, jitter: number): number {
  const firstMs = Math.min(Math.max(wantedMs, FIRST_TRY_AT_LEAST_MS), FIRST_TRY_AT_MOST_MS);
  return Math.min(firstMs * 2 ** (failures - 1), TRY_AT_MOST_MS) * (0.5 + jitter);
}

/**
 * Refusals that no header announced: the service has a limit that it does not name.
 * @property count as of the last one at `at`; it fades from then on
 */
export const limitRefusalsSchema = z.object({ count: z.number(), at: timestamp });

export type Refusals = z.infer<typeof limitRefusalsSchema>;

const REFUSAL_MEMORY_MS = 14 * DAY;

export function countRefusals(known: Refusals | undefined, now: number): number {
  return known ? known.count * Math.exp(-Math.max(0, now - known.at) / REFUSAL_MEMORY_MS) : 0;
}
