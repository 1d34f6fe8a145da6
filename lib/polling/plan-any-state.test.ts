import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LINEAR, measureGrowth } from '../../test/measure-growth.ts';
import { CALM } from '../../test/polling/calm.ts';
import { type PollingState, planNextCheck } from './plan-checks.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 0, 1, 12);

/** Anything that storage, headers and clocks may hold. */
const moment = fc.integer({ min: NOW - 1000 * HOUR, max: NOW + 1000 * HOUR });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });
const count = fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: -5, max: 1e12 }));
const anyState = fc.record({
  addresses: fc.array(
    fc.record({
      email: fc.constantFrom('a@example.com', 'b@example.com', 'c@example.com'),
      createdAt: moment,
      expiresAt: moment,
      filledAt: maybe(moment),
      lastMessageAt: maybe(moment),
      checkedAt: maybe(moment),
    }),
    { maxLength: 8 },
  ),
  rateLimit: maybe(
    fc.record({
      limit: maybe(count),
      remaining: maybe(count),
      used: maybe(count),
      resetAt: maybe(moment),
      seenAt: moment,
    }),
  ),
  limitHabits: fc.record({
    periodMs: maybe(fc.integer({ min: 1, max: 100 * HOUR })),
    skewMs: maybe(fc.integer({ min: -9 * HOUR, max: 9 * HOUR })),
    othersPerMs: maybe(fc.double({ min: 0, max: 1, noNaN: true })),
  }),
  blockedUntilAt: fc.oneof(fc.constant(0), moment),
  failures: fc.integer({ min: 0, max: 2000 }),
  failedAt: maybe(moment),
  watchedNow: fc.boolean(),
  delays: fc.record({ counts: fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 40 }) }),
  fills: fc.record({ count: fc.double({ min: 0, max: 1e6, noNaN: true }), sinceAt: maybe(moment), at: moment }),
  pace: fc.constantFrom('frugal', 'normal', 'quick'),
  jitter: fc.double({ min: 0, max: 1, noNaN: true }),
}) as fc.Arbitrary<PollingState>;

it('names a live address and a moment, never before a block ends, in any state', () => {
  fc.assert(
    fc.property(anyState, (any) => {
      const next = planNextCheck(any, NOW);
      if (!next) return;
      expect(any.addresses.some(({ email, expiresAt }) => email === next.email && expiresAt > NOW)).toBe(true);
      expect(Number.isFinite(next.dueAt)).toBe(true);
      if ((any.failedAt ?? 0) <= NOW && any.blockedUntilAt > NOW) {
        expect(next.dueAt).toBeGreaterThanOrEqual(any.blockedUntilAt);
      }
    }),
    { numRuns: 500 },
  );
});

it('does not ask an address again at once after an answer, in any state', () => {
  fc.assert(
    fc.property(anyState, (any) => {
      const next = planNextCheck(any, NOW);
      const addresses = any.addresses
        .filter(({ email }) => email === next?.email)
        .slice(0, 1)
        .map((known) => ({ ...known, checkedAt: NOW }));
      const again = planNextCheck({ ...any, addresses, failures: 0, blockedUntilAt: 0 }, NOW);
      if (again) expect(again.dueAt).toBeGreaterThan(NOW);
    }),
    { numRuns: 500 },
  );
});

it('takes a time that grows with the number of addresses alone', () => {
  const plan = (count: number) => {
    const addresses = Array.from({ length: count }, (_, place) => {
      const filledAt = NOW - place * MINUTE;
      return { email: `${place}@example.com`, createdAt: filledAt, filledAt, expiresAt: NOW + 24 * HOUR };
    });
    planNextCheck({ ...CALM, addresses }, NOW);
  };
  expect(measureGrowth(plan, 1000)).toBeLessThan(LINEAR);
});
