import { describe, expect, it, test } from 'vitest';
import { formatAge, formatAgeBriefly, formatLifetime, formatTime, formatTimeLeft, shareLeft } from './format-time.ts';
import { HOUR, MINUTE, SECOND } from './time.ts';

const at = new Date(2026, 5, 15, 14, 32).getTime();

it('a time of day is written as the locale does, with the day where it is asked for', () => {
  expect(formatTime(at, {}, 'en-GB')).toBe('14:32');
  expect(formatTime(at, {}, 'en-US')).toMatch(/^2:32\sPM$/);
  expect(formatTime(at, { weekday: 'short' }, 'en-GB')).toBe('Mon 14:32');
});

const NOW = Date.UTC(2026, 5, 15, 12);

describe('formatAge', () => {
  it.each([
    [0, 'just now'],
    [-5 * SECOND, 'just now'],
    [4 * SECOND, 'just now'],
    [59.9 * SECOND, 'just now'],
    [MINUTE, '1 min ago'],
    [59 * MINUTE, '59 min ago'],
    [3 * HOUR, '3 h ago'],
    [25 * HOUR, 'yesterday'],
  ])('%d ms: %s', (ageMs, expected) => {
    expect(formatAge(NOW - ageMs, NOW, 'en')).toBe(expected);
  });

  it.each([25, 32, 34, 47, 49, 60, 71])(
    '%d h ago, at nine in the morning, is counted in days of the calendar',
    (hours) => {
      const now = new Date(2026, 5, 15, 9).getTime();
      expect(formatAge(now - hours * HOUR, now, 'en')).toBe(
        hours < 33 ? 'yesterday' : `${hours < 57 ? 2 : 3} days ago`,
      );
    },
  );

  it('speaks the language asked for', () => {
    expect(formatAge(NOW - 3 * MINUTE, NOW, 'de')).toBe('vor 3 Min.');
  });
});

it('is the same for ten seconds, for all that is shown with it', () => {
  const at = NOW - MINUTE + 4 * SECOND;
  expect([0, 5, 9].map((seconds) => formatAge(at, NOW + seconds * SECOND, 'en'))).toEqual(Array(3).fill('just now'));
  expect(formatAge(at, NOW + 10 * SECOND, 'en')).toBe('1 min ago');
  expect(formatAgeBriefly(at, NOW + 10 * SECOND, 'en')).toBe('1 min');
});

describe('formatAgeBriefly', () => {
  it.each([
    [-HOUR, 'just now'],
    [30 * SECOND, 'just now'],
    [3 * MINUTE, '3 min'],
    [61 * MINUTE, '1 h'],
    [72 * HOUR, 'Jun 12'],
  ])('%d ms: %s', (ageMs, expected) => {
    expect(formatAgeBriefly(NOW - ageMs, NOW, 'en')).toBe(expected);
  });
});

describe('formatTimeLeft', () => {
  it.each([
    [-1, undefined],
    [0, undefined],
    [999, '<\u00a01 min'],
    [59.9 * SECOND, '<\u00a01 min'],
    [53 * MINUTE + 59 * SECOND, '53 min'],
    [2 * HOUR, '2 h'],
    [2 * HOUR + 10.5 * MINUTE, '2 h 10 min'],
    [23 * HOUR + 59 * MINUTE, '23 h'],
    [47 * HOUR, '47 h'],
    [71 * HOUR, '2 days'],
  ])('%d ms: %s', (leftMs, expected) => {
    expect(formatTimeLeft(leftMs, 'en')).toBe(expected);
  });

  it.each([
    ['de', '2 Std. 10 Min.', '3 Tage'],
    ['ja', '2時間10分', '3日'],
    ['zh-CN', '2小时10分钟', '3天'],
    ['zh-SG', '2小时10分钟', '3天'],
    ['zh-TW', '2 小時 10 分鐘', '3 天'],
    ['zh-HK', '2 小時 10 分鐘', '3 日'],
  ])('is spelt as %s does', (locale, hours, days) => {
    expect([formatTimeLeft(2 * HOUR + 10 * MINUTE, locale), formatTimeLeft(72 * HOUR, locale)]).toEqual([hours, days]);
  });
});

test.each([
  [10 * MINUTE, 'en', '10 minutes'],
  [90 * MINUTE, 'en', '90 minutes'],
  [24 * HOUR, 'en', '24 hours'],
  [24 * HOUR - 1, 'en', '24 hours'],
  [72 * HOUR, 'en', '3 days'],
  [24 * HOUR, 'de', '24 Stunden'],
  [24 * HOUR, 'ja', '24時間'],
])('a new address lasts %d ms, in %s: %s', (lifetimeMs, locale, expected) => {
  expect(formatLifetime(lifetimeMs, locale)).toBe(expected);
});

describe('shareLeft', () => {
  it.each([
    [{ createdAt: 0, expiresAt: 100 }, 25, 0.75],
    [{ createdAt: 0, expiresAt: 100 }, 200, 0],
    [{ createdAt: 50, expiresAt: 100 }, 10, 1],
    [{ createdAt: 100, expiresAt: 100 }, 100, 0],
  ])('%j at %d: %d', (address, now, expected) => {
    expect(shareLeft(address, now)).toBe(expected);
  });
});
