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
