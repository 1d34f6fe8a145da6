import { DAY, HOUR, MINUTE, SECOND } from '../i18n/time.ts';
import { maybe, timestamp, z } from '../storage/schema.ts';
import { parseDate } from './parse-date.ts';

/** What the service last reported about its limit. Each property is absent until a response had it. */
export const rateLimitSchema = z.object({
  limit: maybe(z.number()),
  remaining: maybe(z.number()),
  used: maybe(z.number()),
  /** Epoch ms by our clock. */
  resetAt: maybe(timestamp),
  seenAt: timestamp,
});

export type RateLimit = z.infer<typeof rateLimitSchema>;

/** How the names of headers begin that have one part of a limit each: in the contract, in drafts of the IETF, and elsewhere. */
const PREFIXES = ['X-Ratelimit-', 'Ratelimit-', 'X-Rate-Limit-'];
/** The parts as later drafts write them, in the one header `RateLimit`. @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ */
const STRUCTURED = {
  limit: /\blimit=(\d+)/g,
  remaining: /\b(?:remaining|r)=(\d+)/g,
  used: /\bused=(\d+)/g,
  reset: /\b(?:reset|t)=(\d+)/g,
};
type Part = keyof typeof STRUCTURED;
/** Limits of a shorter period than this do not matter: checks come less often. */
const SHORT_PERIOD_MS = 10 * SECOND;

/** No limit has a longer period than a month, and no service tells a client to wait for longer. */
const PERIOD_AT_MOST_MS = 40 * DAY;
/** No response takes longer to arrive. */
const LATENCY_AT_MOST_MS = 10 * SECOND;

/** The values of a header that a service and its proxies sent once each. The comma in a date separates nothing. */
const listValues = (header: string) => header.split(/, (?!\d\d[ -]\p{L})/u);

/** A header's value as a whole number without its parameters, the smallest of several; undefined if it is absent or anything else. */
function parseCount(value: string | null): number | undefined {
  const counts = listValues(value ?? '').map((count) => Number(/^\s*(\d{1,12})\s*(?:;|$)/.exec(count)?.[1]));
  return counts.some(Number.isNaN) ? undefined : Math.min(...counts);
}

/**
 * How far the service's clock is behind ours, by the `Date` of its response; negative if ahead; 0 if the response has no `Date`. A cache
 * says in `Age` how long ago the response was made, but some give it a `Date` of their own: the smaller difference is the right one.
 * @see https://www.rfc-editor.org/rfc/rfc9111#section-5.1
 */
function behindMs(headers: Headers, now: number): number {
  const behind = now - Date.parse(headers.get('Date') ?? '');
  const ageMs = (parseCount(headers.get('Age')) ?? 0) * SECOND;
  return (Math.abs(behind - ageMs) < Math.abs(behind) ? behind - ageMs : behind) || 0;
}

/** Smaller corrections of a clock are normal. A time that is further in the future was stored before the clock was set back. */
export const CLOCK_STEP_MS = 30 * SECOND;

/** As `behindMs`, but 0 for a difference so small that the time of the transfer may have caused it. */
export function wrongByMs(headers: Headers, now: number): number {
  const behind = behindMs(headers, now);
  return Math.abs(behind) > CLOCK_STEP_MS ? behind : 0;
}

const DURATION = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+(?:\.\d+)?)s?)?$/;

/** "90", "90.5", "1m30s": a time from now. @returns in ms */
function parseDuration(text: string): number | undefined {
  const parts = text === '' ? null : DURATION.exec(text);
  if (!parts) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return Math.round(hours * HOUR + minutes * MINUTE + seconds * SECOND);
}

/**
 * Reads a future time that a header names: a time since 1970, a date, or a time from now. A time that has just passed did so while the
 * response was on its way.
 * @returns epoch ms by our clock, the latest of several; undefined if the time can't be right
 */
function readTime(header: string, headers: Headers, now: number): number | undefined {
  const times = listValues(header).flatMap((value) => parseTime(value, headers, now) ?? []);
  return times.length > 0 ? Math.max(...times) : undefined;
}

function parseTime(value: string, headers: Headers, now: number): number | undefined {
  const fromNowMs = parseDuration(value.trim());
  const date = parseDate(value);
  const at = date === undefined ? now + (fromNowMs ?? Number.NaN) : date + behindMs(headers, now);
  return at > now - LATENCY_AT_MOST_MS && at <= now + PERIOD_AT_MOST_MS ? at : undefined;
}

/** When the limit is reset, see `readTime`. @returns after now */
export function readReset(value: string, headers: Headers, now: number): number | undefined {
  const at = readTime(value, headers, now);
  return at === undefined ? undefined : Math.max(at, now + SECOND);
}

/** One part of each limit that a response reports. */
function readPart(headers: Headers, part: Part): string[] {
  const value = PREFIXES.map((prefix) => headers.get(prefix + part)).find((one) => one !== null);
  const structured = headers.get('Ratelimit')?.matchAll(STRUCTURED[part]) ?? [];
  return value ? listValues(value) : [...structured].map(([, one = '']) => one);
}

/** Of several limits, such as one a second and one a month, the place of the one that has least left; undefined if there are not several. */
function findLeast(headers: Headers, now: number): number | undefined {
  const [remaining, resets] = [readPart(headers, 'remaining'), readPart(headers, 'reset')];
  if (resets.length < 2 || resets.length !== remaining.length) return undefined;
  const isLong = (reset: string) => (readTime(reset, headers, now) ?? now) > now + SHORT_PERIOD_MS;
  const left = resets.map((reset, place) => (isLong(reset) ? Number(remaining[place]) : Number.POSITIVE_INFINITY));
  return left.indexOf(Math.min(...left));
}

/**
 * Reads the headers of the limit. A value that the response lacks keeps its last known value.
 * @param known the state before this response, if any
 * @returns undefined as long as no response had any of them
 */
export function readRateLimit(headers: Headers, known: RateLimit | undefined, now: number): RateLimit | undefined {
  const least = findLeast(headers, now);
  const read = (part: Part) =>
    readPart(headers, part)
      .filter((_, place) => place === (least ?? place))
      .join(', ');
  const fresh: Partial<RateLimit> = {};
  for (const part of ['limit', 'remaining', 'used'] as const) {
    const count = parseCount(read(part));
    if (count !== undefined) fresh[part] = count;
  }
  const reset = read('reset');
  if (reset) fresh.resetAt = readReset(reset, headers, now);
  return Object.keys(fresh).length === 0 ? known : { ...known, ...fresh, seenAt: now };
}

/**
 * Reads `Retry-After`, in seconds or as a date.
 * @returns epoch ms by our clock; undefined if the header is absent or invalid
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  return readTime(headers.get('Retry-After') ?? '', headers, now);
}

/** What a request does. A service may limit each kind on its own. `message` includes files and sources. */
export const REQUEST_KINDS = ['create', 'list', 'message', 'delete', 'other'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export function requestKindOf(method: string, path: string): RequestKind {
  if (method === 'POST') return 'create';
  if (method === 'DELETE') return 'delete';
  if (path.startsWith('/v1/emails/')) return 'list';
  return /^\/v1\/(?:messages|attachments)\//.test(path) ? 'message' : 'other';
}

/** Until when no request of a kind is sent, epoch ms; absent or past for kinds that may be sent. */
export const waitsSchema = z.partialRecord(z.enum(REQUEST_KINDS), timestamp);
export type Waits = z.infer<typeof waitsSchema>;

/** The last requests of a limit are reserved for the user, but at most a quarter of a small limit. */
const RESERVE = 5;

/** What is left of a limit. */
export type LimitLeft = {
  /** Until the reset, less the reserve for the user; may be negative. */
  requests: number;
  /** Epoch ms by our clock. */
  resetAt: number;
  /** Whether the service named that time. */
  isResetKnown: boolean;
  /** Epoch ms: while nothing is left, no request is made before. */
  checkAgainAt: number;
  /** Epoch ms, when these values were received. */
  seenAt: number;
};

/** If it is not known when a limit is reset, what is left is found out again after this time. */
const CHECK_AGAIN_MS = 15 * MINUTE;

/**
 * What is left of the limit, according to the last headers. If they had no reset, it is assumed to be a day later, and looked for again after minutes. After a reset, or if the
 * clock was set back, the whole limit is assumed until the next response.
 * @returns undefined if no header reported what remains, or if the limit is 0, as where limits are switched off: then nothing is known
 */
export function limitLeft(known: RateLimit | undefined, now: number): LimitLeft | undefined {
  const { limit, used, resetAt = 0, seenAt = now } = known ?? {};
  const remaining = known?.remaining ?? (limit !== undefined && used !== undefined ? limit - used : undefined);
  if (remaining === undefined || limit === 0) return undefined;
  const whole = limit ?? remaining + (used ?? 0);
  const isResetKnown = resetAt > seenAt && resetAt <= seenAt + PERIOD_AT_MOST_MS;
  const endsAt = isResetKnown ? resetAt : seenAt + DAY;
  const isOver = endsAt <= now || seenAt > now + CLOCK_STEP_MS;
  const left = isOver ? whole : Math.min(whole, Math.max(0, remaining));
  const requests = left - Math.min(RESERVE, Math.floor(whole / 4));
  const nextResetAt = isOver ? now + HOUR : endsAt;
  const checkAgainAt = isResetKnown ? nextResetAt : Math.min(nextResetAt, seenAt + CHECK_AGAIN_MS);
  return { requests, resetAt: nextResetAt, isResetKnown, checkAgainAt, seenAt: Math.min(seenAt, now) };
}

/** The wait after the first 429 if the service names no time. It doubles with each error in a row. */
const FIRST_REFUSAL_MS = 30 * SECOND;
const REFUSAL_AT_MOST_MS = 2 * HOUR;
/** All clients receive the same time. Their returns are spread over this share of the wait, or over this long if that is less. */
const SPREAD_SHARE = 0.1;
const SPREAD_AT_MOST_MS = 30 * SECOND;

/** How much later than announced a client returns after a wait. @param jitter 0 to 1 */
export function returnSpreadMs(waitMs: number, jitter: number): number {
  return Math.min(waitMs * SPREAD_SHARE, SPREAD_AT_MOST_MS) * jitter;
}

/**
 * When requests may be sent again after a 429: at the reset or `Retry-After`, whichever is later. Without either, the wait doubles with
 * each error in a row.
 * @param resetAt epoch ms, as in `RateLimit`
 * @param retryAfterAt epoch ms, see `readRetryAfter`
 * @param failures errors in a row, including this one
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

/** The first retry after an error comes when the next check was due anyway, within these bounds. */
const FIRST_TRY_AT_LEAST_MS = 2 * SECOND;
const FIRST_TRY_AT_MOST_MS = MINUTE;
const TRY_AT_MOST_MS = 10 * MINUTE;

/**
 * How long to wait after an error before the next request. The wait doubles with every error in a row, up to 10 min. The jitter scales it
 * by 0.5 to 1.5, so that clients that failed together do not return together.
 * @param failures errors in a row, at least 1
 * @param wantedMs the time between checks without any failure
 */
export function backOffMs(failures: number, wantedMs: number, jitter: number): number {
  const firstMs = Math.min(Math.max(wantedMs, FIRST_TRY_AT_LEAST_MS), FIRST_TRY_AT_MOST_MS);
  return Math.min(firstMs * 2 ** (failures - 1), TRY_AT_MOST_MS) * (0.5 + jitter);
}

/** Refusals that no header announced: the service has a limit that it does not report. */
export const limitRefusalsSchema = z.object({
  /** The number at the time `at`; it decays from then on. */
  count: z.number(),
  at: timestamp,
});

export type Refusals = z.infer<typeof limitRefusalsSchema>;

const REFUSAL_MEMORY_MS = 14 * DAY;

export function countRefusals(known: Refusals | undefined, now: number): number {
  return known ? known.count * Math.exp(-Math.max(0, now - known.at) / REFUSAL_MEMORY_MS) : 0;
}
