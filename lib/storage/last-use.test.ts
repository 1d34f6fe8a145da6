import { expect, it } from 'vitest';
import { MINUTE } from '../i18n/time.ts';
import { locksAt } from './last-use.ts';

const NOW = 100 * MINUTE;

it.each([
  ['is off', 0, NOW - 90 * MINUTE, Number.POSITIVE_INFINITY],
  ['was used a moment ago', 5, NOW, NOW + 5 * MINUTE],
  ['was used a while ago', 5, NOW - 4 * MINUTE, NOW + MINUTE],
  ['was not used for long', 5, NOW - 60 * MINUTE, NOW - 55 * MINUTE],
  ['was never used', 5, undefined, Number.NEGATIVE_INFINITY],
  ['was used in the future, before the clock was set back', 5, NOW + 1, Number.NEGATIVE_INFINITY],
  ['is not known to be on, and never was', undefined, undefined, Number.POSITIVE_INFINITY],
  ['is not known to be on, and was once', undefined, NOW, Number.NEGATIVE_INFINITY],
])('%s', (_, lockMinutes, lastUseAt, at) => {
  expect(locksAt(lockMinutes, lastUseAt, NOW)).toBe(at);
});
