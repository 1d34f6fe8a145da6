import { describe, expect, it } from 'vitest';
import { readRateLimit, readRetryAfter } from './rate-limit.ts';

const NOW = Date.UTC(2026, 0, 1, 12);

describe('readRateLimit', () => {
  it('reads all four headers', () => {
    const headers = new Headers({
      'X-Ratelimit-Limit': '1000',
      'X-Ratelimit-Remaining': '986',
      'X-Ratelimit-Used': '14',
      'X-Ratelimit-Reset': '1767272400',
    });
    expect(readRateLimit(headers, undefined, NOW)).toEqual({
      limit: 1000,
      remaining: 986,
      used: 14,
      resetAt: 1_767_272_400_000,
      seenAt: NOW,
    });
  });

  it('keeps what an answer leaves out', () => {
    const known = { limit: 1000, remaining: 5, seenAt: NOW - 1 };
    expect(readRateLimit(new Headers({ 'X-Ratelimit-Remaining': '4' }), known, NOW)).toEqual({
      limit: 1000,
      remaining: 4,
      seenAt: NOW,
    });
    expect(readRateLimit(new Headers(), known, NOW)).toBe(known);
  });

  it.each(['', 'many', '-1', '1.5', '1e9', 'NaN', '9999999999999999'])('takes no number from %j', (value) => {
    expect(readRateLimit(new Headers({ 'X-Ratelimit-Limit': value }), undefined, NOW)).toBeUndefined();
  });
});

describe('readRetryAfter', () => {
  it.each([
    [{ 'Retry-After': '30' }, NOW + 30_000],
    [{ 'Retry-After': 'Thu, 01 Jan 2026 12:01:00 GMT' }, NOW + 60_000],
    [{ 'Retry-After': 'Thu, 01 Jan 2026 17:01:00 GMT', Date: 'Thu, 01 Jan 2026 17:00:00 GMT' }, NOW + 60_000],
    [{ 'Retry-After': 'soon' }, undefined],
    [{}, undefined],
  ])('%j', (headers, expected) => {
    expect(readRetryAfter(new Headers(headers as Record<string, string>), NOW)).toBe(expected);
  });
});
