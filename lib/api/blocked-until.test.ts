import { describe, expect, it } from 'vitest';
import { blockedUntil } from './blocked-until.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 0, 1, 12);
const refused = { failures: 1, now: NOW, jitter: 0 };

describe('blockedUntil', () => {
  it.each([
    ['Reset', { resetAt: NOW + 10 * MINUTE }, 10 * MINUTE],
    ['Retry-After', { retryAfterAt: NOW + 20 * SECOND }, 20 * SECOND],
    ['the later of both', { resetAt: NOW + 10 * MINUTE, retryAfterAt: NOW + HOUR }, HOUR],
    ['the later of both', { resetAt: NOW + HOUR, retryAfterAt: NOW + 5 * SECOND }, HOUR],
    ['a clock two hours ahead', { resetAt: NOW + 130 * MINUTE, limitHabits: { skewMs: 2 * HOUR } }, 10 * MINUTE],
    ['a Reset that has passed', { resetAt: NOW - SECOND, limitHabits: { skewMs: 0 } }, 15 * SECOND],
    ['neither', {}, 15 * SECOND],
    ['neither, the fourth time', { failures: 4 }, 2 * MINUTE],
    ['neither, the hundredth time', { failures: 100 }, HOUR],
    ['a Retry-After of days', { retryAfterAt: NOW + 72 * HOUR }, 72 * HOUR],
    ['a Reset at the end of the month', { resetAt: NOW + 30 * 24 * HOUR }, 30 * 24 * HOUR],
    ['a Retry-After of years', { retryAfterAt: NOW + 1e12 }, 40 * 24 * HOUR],
  ])('%s', (_, answered, waitMs) => {
    expect(blockedUntil({ ...refused, ...answered }) - NOW).toBe(waitMs);
  });

  it('brings nobody back before the moment, and not all at that moment', () => {
    const resetAt = NOW + HOUR;
    expect(blockedUntil({ ...refused, resetAt, jitter: 1 })).toBe(resetAt + 30 * SECOND);
  });
});
