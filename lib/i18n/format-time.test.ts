import { describe, expect, it } from 'vitest';
import { formatAge, formatAgeBriefly, formatTime } from './format-time.ts';
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
    [MINUTE, '1 min. ago'],
    [59 * MINUTE, '59 min. ago'],
    [3 * HOUR, '3 h ago'],
    [25 * HOUR, 'yesterday'],
  ])('%d ms: %s', (ageMs, expected) => {
    expect(formatAge(NOW - ageMs, NOW, 'en')).toBe(expected);
  });

  it('speaks the language asked for', () => {
    expect(formatAge(NOW - 3 * MINUTE, NOW, 'de')).toBe('vor 3 Min.');
  });
});

it('is the same for ten seconds, for all that is shown with it', () => {
  const at = NOW - MINUTE + 4 * SECOND;
  expect([0, 5, 9].map((seconds) => formatAge(at, NOW + seconds * SECOND, 'en'))).toEqual(Array(3).fill('just now'));
  expect(formatAge(at, NOW + 10 * SECOND, 'en')).toBe('1 min. ago');
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
