import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../i18n/time.ts';
import {
  blockedUntil,
  countRefusals,
  limitLeft,
  type RateLimit,
  readRateLimit,
  readRetryAfter,
  wrongByMs,
} from './limit.ts';

const NOW = Date.UTC(2026, 0, 1, 12);

describe('readRateLimit', () => {
  it('takes the smallest of the numbers that several proxies gave', () => {
    const headers = new Headers({ 'X-Ratelimit-Limit': '1000', 'X-Ratelimit-Remaining': '986' });
    headers.append('X-Ratelimit-Limit', '60');
    headers.append('X-Ratelimit-Remaining', '59');
    expect(readRateLimit(headers, undefined, NOW)).toEqual({ limit: 60, remaining: 59, seenAt: NOW });
  });

  it.each(['', 'many', '-1', '1.5', '1,000', '7, many', '1e9', 'NaN', '9999999999999999'])(
    'takes no number from %j',
    (value) => {
      expect(readRateLimit(new Headers({ 'X-Ratelimit-Limit': value }), undefined, NOW)).toBeUndefined();
    },
  );
});

describe('several limits and other headers', () => {
  const SECOND_AND_MONTH = (perSecond: number, perMonth: number) => ({
    'X-RateLimit-Limit': '1, 15000',
    'X-RateLimit-Policy': '1;w=1, 15000;w=2592000',
    'X-RateLimit-Remaining': `${perSecond}, ${perMonth}`,
    'X-RateLimit-Reset': '1, 1419704',
  });
  const IN_TEN_MINUTES = { limit: 100, remaining: 7, resetAt: NOW + 10 * MINUTE };

  it.each<[name: string, headers: Record<string, string>, expected: Partial<RateLimit>]>([
    [
      'the contract',
      { 'X-Ratelimit-Limit': '100', 'X-Ratelimit-Remaining': '7', 'X-Ratelimit-Reset': '600' },
      IN_TEN_MINUTES,
    ],
    [
      'early drafts',
      { 'RateLimit-Limit': '100, 100;w=60', 'RateLimit-Remaining': '7', 'RateLimit-Reset': '600' },
      IN_TEN_MINUTES,
    ],
    ['one header', { RateLimit: 'limit=100, remaining=7, reset=600' }, IN_TEN_MINUTES],
    [
      'one header with a policy',
      { RateLimit: '"day";r=7;t=600', 'RateLimit-Policy': '"day";q=100;w=3600' },
      { remaining: 7, resetAt: NOW + 10 * MINUTE },
    ],
    [
      'one header with two policies',
      { RateLimit: '"burst";r=0;t=1, "day";r=7;t=600' },
      { remaining: 7, resetAt: NOW + 10 * MINUTE },
    ],
    [
      'another hyphen',
      { 'X-Rate-Limit-Limit': '100', 'X-Rate-Limit-Remaining': '7', 'X-Rate-Limit-Reset': '600' },
      IN_TEN_MINUTES,
    ],
    [
      'a window beside the limit',
      { 'X-RateLimit-Limit': '100;w=3600', 'X-RateLimit-Remaining': '7' },
      { limit: 100, remaining: 7 },
    ],
    [
      'one a second and one a month',
      SECOND_AND_MONTH(0, 14_523),
      { limit: 15_000, remaining: 14_523, resetAt: NOW + 1_419_704 * SECOND },
    ],
    [
      'the same at the end of the month',
      SECOND_AND_MONTH(1, 0),
      { limit: 15_000, remaining: 0, resetAt: NOW + 1_419_704 * SECOND },
    ],
    [
      'one a minute and one a day',
      { 'X-RateLimit-Limit': '60, 900', 'X-RateLimit-Remaining': '7, 800', 'X-RateLimit-Reset': '60, 86400' },
      { limit: 60, remaining: 7, resetAt: NOW + MINUTE },
    ],
  ])('are read as %s', (_, headers, expected) => {
    expect(readRateLimit(new Headers(headers), undefined, NOW)).toEqual({ ...expected, seenAt: NOW });
  });
});

describe('a Reset', () => {
  const resetAt = (aheadMs: number, skewMs?: number) => {
    const headers = new Headers({ 'X-Ratelimit-Reset': String((NOW + aheadMs + (skewMs ?? 0)) / SECOND) });
    if (skewMs !== undefined) headers.set('Date', new Date(NOW + skewMs).toUTCString());
    return (readRateLimit(headers, { resetAt: NOW + 1, seenAt: NOW }, NOW)?.resetAt ?? Number.NaN) - NOW;
  };

  it.each([
    ['in ten minutes', 10 * MINUTE, undefined, 10 * MINUTE],
    ['at the end of the month', 31 * DAY, undefined, 31 * DAY],
    ['of a clock two hours ahead', 10 * MINUTE, 2 * HOUR, 10 * MINUTE],
    ['of a clock two days behind', 10 * MINUTE, -2 * DAY, 10 * MINUTE],
    ['that came while the answer was under way', -2 * SECOND, undefined, SECOND],
    ['in the past', -HOUR, undefined, Number.NaN],
    ['years ahead', 1e12, undefined, Number.NaN],
  ])('%s', (_, aheadMs, skewMs, expected) => {
    expect(resetAt(aheadMs, skewMs)).toBe(expected);
  });
});

describe('a time in a header', () => {
  const FORMS: Record<string, (at: number) => string> = {
    'epoch seconds': (at) => `${at / SECOND}`,
    'epoch seconds with a fraction': (at) => (at / SECOND).toFixed(3),
    'epoch milliseconds': (at) => `${at}`,
    'epoch microseconds': (at) => `${at}000`,
    'seconds from now': (at) => `${(at - NOW) / SECOND}`,
    'seconds from now with a fraction': (at) => ((at - NOW) / SECOND).toFixed(1),
    'a duration': (at) => `${Math.floor((at - NOW) / MINUTE)}m${((at - NOW) % MINUTE) / SECOND}s`,
    'ISO 8601': (at) => new Date(at).toISOString(),
    'ISO 8601 with an offset': (at) => new Date(at + 2 * HOUR).toISOString().replace('Z', '+02:00'),
    'HTTP date': (at) => new Date(at).toUTCString(),
    'two dates, of a service and a proxy': (at) => `${new Date(NOW).toUTCString()}, ${new Date(at).toUTCString()}`,
    'two numbers': (at) => `${(at - NOW) / SECOND}, 1`,
  };
  const inSeconds = fc.integer({ min: 1, max: (39 * DAY) / SECOND });

  it.each(Object.keys(FORMS))('is read as %s, by the clock of the service', (form) => {
    fc.assert(
      fc.property(inSeconds, (seconds) => {
        const headers = new Headers({ 'X-Ratelimit-Reset': FORMS[form]?.(NOW + seconds * SECOND) ?? '' });
        expect(readRateLimit(headers, undefined, NOW)?.resetAt).toBe(NOW + seconds * SECOND);
      }),
      { numRuns: 50 },
    );
  });

  it('in no form is the longest wait: what is left is found out again after minutes', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('1e3', 'Friday', '-60', '0x3c', '1,5', '60;60', '9'.repeat(20))),
        (text) => {
          const value = text.replace(/[^\x21-\x7e]/g, '');
          const headers = new Headers({
            'X-Ratelimit-Reset': value,
            'X-Ratelimit-Limit': '60',
            'X-Ratelimit-Remaining': '2',
          });
          fc.pre(readRetryAfter(new Headers({ 'Retry-After': value }), NOW) === undefined);
          const left = limitLeft(readRateLimit(headers, undefined, NOW), NOW);
          expect(left?.checkAgainAt).toBe(NOW + 15 * MINUTE);
        },
      ),
    );
  });

  it.each([
    ['a fresh response', 0, 0, 0],
    ['a clock that is an hour behind', -HOUR, 0, HOUR],
    ['an hour-old response of a cache', -HOUR, 3600, 0],
    ['an hour-old response of a cache that dates it anew', 0, 3600, 0],
    ['a response of a cache, by a clock that is a day behind', -DAY, 3600, DAY - HOUR],
    ['an age that none can have', 0, 99_999_999_999, 0],
  ])('the clock’s error counts the age: %s', (_, dateMs, ageSeconds, expected) => {
    const headers = new Headers({ Date: new Date(NOW + dateMs).toUTCString(), Age: `${ageSeconds}` });
    expect(wrongByMs(headers, NOW)).toBe(expected || 0);
  });
});

describe('limitLeft', () => {
  const known: RateLimit = { limit: 100, remaining: 60, used: 40, resetAt: NOW + 30 * MINUTE, seenAt: NOW };

  it.each<[string, RateLimit, number, number]>([
    ['what remains, less the reserve', known, 55, 30 * MINUTE],
    ['a small limit', { limit: 1, remaining: 1, seenAt: NOW }, 1, DAY],
    ['a month', { ...known, resetAt: NOW + 30 * DAY }, 55, 30 * DAY],
    ['no Reset', { limit: 100, remaining: 60, seenAt: NOW - HOUR }, 55, 23 * HOUR],
    ['a Reset before the answer', { ...known, resetAt: NOW - HOUR }, 55, DAY],
    ['a Reset that has passed', { ...known, resetAt: NOW - MINUTE, seenAt: NOW - HOUR }, 95, HOUR],
    ['a clock that was set back', { ...known, seenAt: NOW + 5 * HOUR, resetAt: NOW + 6 * HOUR }, 95, HOUR],
    ['a clock that was corrected', { ...known, seenAt: NOW + 5 * SECOND }, 55, 30 * MINUTE],
    ['more left than the limit', { ...known, remaining: 5000 }, 95, 30 * MINUTE],
    ['used, but not what remains', { limit: 100, used: 40, seenAt: NOW }, 55, DAY],
    ['what remains and is used, but no limit', { remaining: 60, used: 40, seenAt: NOW }, 55, DAY],
    ['more used than the limit', { limit: 100, used: 4000, seenAt: NOW }, -5, DAY],
    ['nothing left', { ...known, remaining: 0 }, -5, 30 * MINUTE],
  ])('%s', (_, rateLimit, requests, inMs) => {
    const left = limitLeft(rateLimit, NOW);
    expect([left?.requests, (left?.resetAt ?? 0) - NOW]).toEqual([requests, inMs]);
  });

  it.each<[string, RateLimit | undefined]>([
    ['no header', undefined],
    ['a limit alone', { limit: 100, seenAt: NOW }],
    ['what was used alone', { used: 94, seenAt: NOW }],
    ['a Reset alone', { resetAt: NOW + HOUR, seenAt: NOW }],
    ['a limit of 0, as where limits are switched off', { limit: 0, remaining: 0, seenAt: NOW }],
  ])('nothing is known from %s', (_, rateLimit) => {
    expect(limitLeft(rateLimit, NOW)).toBeUndefined();
  });
});

describe('blockedUntil', () => {
  const refused = { failures: 1, now: NOW, jitter: 0 };

  it.each([
    ['Reset', { resetAt: NOW + 10 * MINUTE }, 10 * MINUTE],
    ['Retry-After', { retryAfterAt: NOW + 20 * SECOND }, 20 * SECOND],
    ['the later of both', { resetAt: NOW + 10 * MINUTE, retryAfterAt: NOW + HOUR }, HOUR],
    ['the later of both', { resetAt: NOW + HOUR, retryAfterAt: NOW + 5 * SECOND }, HOUR],
    ['neither', {}, 15 * SECOND],
    ['neither, the fourth time', { failures: 4 }, 2 * MINUTE],
    ['neither, the hundredth time', { failures: 100 }, HOUR],
    ['a Retry-After of days', { retryAfterAt: NOW + 72 * HOUR }, 72 * HOUR],
    ['a Reset at the end of the month', { resetAt: NOW + 30 * DAY }, 30 * DAY],
    ['a Retry-After of years', { retryAfterAt: NOW + 1e12 }, 40 * DAY],
  ])('%s', (_, answered, waitMs) => {
    expect(blockedUntil({ ...refused, ...answered }) - NOW).toBe(waitMs);
  });

  it('brings nobody back before the time, and not all at that time', () => {
    const resetAt = NOW + HOUR;
    expect(blockedUntil({ ...refused, resetAt, jitter: 1 })).toBe(resetAt + 30 * SECOND);
  });
});

it('unannounced refusals fade', () => {
  const counts = [0, 14, 28].map((days) => countRefusals({ count: 2, at: NOW }, NOW + days * DAY));
  expect(counts.map((count) => Number(count.toFixed(2)))).toEqual([2, 0.74, 0.27]);
  expect(countRefusals({ count: 2, at: NOW }, NOW - HOUR)).toBe(2);
  expect(countRefusals(undefined, NOW)).toBe(0);
});
