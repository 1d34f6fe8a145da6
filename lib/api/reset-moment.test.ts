import { expect, it } from 'vitest';
import { nextResetAt, resetMoment } from './reset-moment.ts';

const NOW = Date.UTC(2026, 0, 1, 12);
const HOUR = 60 * 60 * 1000;

it('takes a Reset that came while the answer was on its way for what it is, not for one an hour ahead', () => {
  const limit = { resetAt: NOW - 75, seenAt: NOW };
  expect(resetMoment(limit, { periodMs: HOUR })).toBe(NOW + 1000);
  expect(nextResetAt(limit, { periodMs: HOUR }, NOW + 1001)).toBe(NOW + 1000 + HOUR);
});

it('believes that only of a service whose Resets have come true', () => {
  expect(resetMoment({ resetAt: NOW - 75, seenAt: NOW }, {})).toBe(NOW - 75 + HOUR);
});

it('brings any other Reset of the past within a period', () => {
  expect(resetMoment({ resetAt: NOW - 3 * HOUR - 60_000, seenAt: NOW }, { periodMs: HOUR })).toBe(NOW + HOUR - 60_000);
});

it.each([
  ['at the end of the month', 30 * 24 * HOUR, {}],
  ['at the end of a month that is longer than the last', 31 * 24 * HOUR, { periodMs: 28 * 24 * HOUR }],
  ['40 days off, where Date tells that the clock is right', 40 * 24 * HOUR, { periodMs: HOUR, skewMs: 0 }],
])('believes a Reset %s', (_, aheadMs, habits) => {
  expect(resetMoment({ resetAt: NOW + aheadMs, seenAt: NOW }, habits)).toBe(NOW + aheadMs);
});

it('takes a count without a Reset for a month, until a period has ended', () => {
  const counted = { countedSinceAt: NOW - 50 * HOUR };
  expect(resetMoment({ seenAt: NOW }, counted)).toBe(NOW + (30 * 24 - 50) * HOUR);
  expect(resetMoment({ seenAt: NOW }, { ...counted, periodMs: 24 * HOUR })).toBe(NOW + 22 * HOUR);
});
