import { expect, it } from 'vitest';
import { formatTime } from './format-time.ts';

const at = new Date(2026, 5, 15, 14, 32).getTime();

it('a time of day is written as the locale does, with the day where it is asked for', () => {
  expect(formatTime(at, {}, 'en-GB')).toBe('14:32');
  expect(formatTime(at, {}, 'en-US')).toMatch(/^2:32\sPM$/);
  expect(formatTime(at, { weekday: 'short' }, 'en-GB')).toBe('Mon 14:32');
});
