import { maybe } from '../schema/maybe.ts';
import { moment } from '../schema/moment.ts';
import { z } from '../schema/z.ts';

/**
 * What the service last said of its limit. Every part is absent until an answer carried it.
 * @property resetAt epoch ms, by the service's clock: it may lie in the past or hours ahead
 * @property seenAt epoch ms, by ours: when the answer came
 */
export const rateLimitSchema = z.object({
  limit: maybe(z.number()),
  remaining: maybe(z.number()),
  used: maybe(z.number()),
  resetAt: maybe(moment),
  seenAt: moment,
});

export type RateLimit = z.infer<typeof rateLimitSchema>;

const HEADERS = {
  limit: 'X-Ratelimit-Limit',
  remaining: 'X-Ratelimit-Remaining',
  used: 'X-Ratelimit-Used',
} as const;

/** A header's value as a whole number, or undefined if it is absent or anything else. */
function parseCount(value: string | null): number | undefined {
  return value !== null && /^\s*\d{1,12}\s*$/.test(value) ? Number(value) : undefined;
}

/**
 * Reads the four `X-Ratelimit-*` headers. What an answer leaves out keeps its last known value.
 * @param known the state before this answer, if any
 * @param now epoch ms, when the answer came
 * @returns undefined as long as no answer had any of the four
 */
export function readRateLimit(headers: Headers, known: RateLimit | undefined, now: number): RateLimit | undefined {
  const fresh: Partial<RateLimit> = {};
  for (const [part, header] of Object.entries(HEADERS) as [keyof typeof HEADERS, string][]) {
    const count = parseCount(headers.get(header));
    if (count !== undefined) fresh[part] = count;
  }
  const resetSeconds = parseCount(headers.get('X-Ratelimit-Reset'));
  if (resetSeconds !== undefined) fresh.resetAt = resetSeconds * 1000;
  return Object.keys(fresh).length === 0 ? known : { ...known, ...fresh, seenAt: now };
}

/**
 * Reads `Retry-After` in both its forms.
 * @returns epoch ms by our clock, or undefined if it is absent or not understood
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('Retry-After');
  const seconds = parseCount(value);
  if (seconds !== undefined) return now + seconds * 1000;
  const at = value === null ? Number.NaN : Date.parse(value);
  if (Number.isNaN(at)) return undefined;
  // A date is the service's time: what counts is how far it lies from the service's own now.
  return at + (now - (readDate(headers) ?? now));
}

/** The answer's `Date`, by the service's clock; epoch ms, undefined if it is absent or unreadable. */
export function readDate(headers: Headers): number | undefined {
  const at = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(at) ? undefined : at;
}
