import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blockedUntil, readRetryAfter } from '../../api/limit.ts';
import { HOUR, MINUTE, SECOND } from '../../i18n/time.ts';
import { type PollingState, planNextCheck } from './planner.ts';

/** What holds in any state. */
const NOW = Date.UTC(2026, 0, 1, 12);
const RESERVE = 5;

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });
/** Anything that headers may hold. */
const count = fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: -5, max: 1e12 }));

/** Anything that storage may hold. */
function stateWith(time: fc.Arbitrary<number>, expiresAt = time): fc.Arbitrary<PollingState> {
  const address = fc.record({
    email: fc.constantFrom('a@example.com', 'b@example.com', 'c@example.com'),
    createdAt: time,
    expiresAt,
    filledAt: maybe(time),
    hint: maybe(fc.record({ at: time, count: fc.integer({ min: 1, max: 11 }) })),
    lastMessageAt: maybe(time),
    checkedAt: maybe(time),
  });
  return fc.record({
    addresses: fc.uniqueArray(address, { maxLength: 3, selector: ({ email }) => email }),
    rateLimit: maybe(
      fc.record({
        limit: maybe(count),
        remaining: maybe(count),
        used: maybe(count),
        resetAt: maybe(time),
        seenAt: time,
      }),
    ),
    refusals: maybe(fc.record({ count: fc.double({ min: 0, max: 20, noNaN: true }), at: time })),
    requestedAt: maybe(time),
    waits: fc.record({ list: time }, { requiredKeys: [] }),
    failures: fc.integer({ min: 0, max: 2000 }),
    failedAt: maybe(time),
    watchedNow: fc.boolean(),
    habits: fc.record({
      fillsPerDay: fc.double({ min: 0, max: 1e6, noNaN: true }),
      filledAt: fc.oneof(fc.constant(0), time),
      delayMs: fc.double({ min: 1, max: 16_000, noNaN: true }),
    }),
    pace: fc.constantFrom('frugal', 'normal', 'quick'),
    jitter: fc.double({ min: 0, max: 1, noNaN: true }),
  }) as fc.Arbitrary<PollingState>;
}

const anyState = stateWith(fc.integer({ min: NOW - 1000 * HOUR, max: NOW + 1000 * HOUR }));

/** With one address that is certainly live, so that a check is planned. */
const livingState = anyState.map((state): PollingState => {
  const live = { email: 'live@example.com', createdAt: NOW - HOUR, expiresAt: NOW + HOUR };
  return { ...state, addresses: [...state.addresses, live] };
});
const check = (property: fc.IProperty<[PollingState]>) => fc.assert(property, { numRuns: 500 });
const planned = (state: PollingState) => planNextCheck(state, NOW) ?? expect.fail('no check is planned');

it('names a live address and a time', () => {
  check(
    fc.property(livingState, (state) => {
      const next = planned(state);
      expect(state.addresses.some(({ email, expiresAt }) => email === next.email && expiresAt > NOW)).toBe(true);
      expect(Number.isFinite(next.dueAt)).toBe(true);
    }),
  );
});

it('checks nothing before a refusal is over', () => {
  check(
    fc.property(
      livingState.filter(({ failedAt, requestedAt = 0 }) => (failedAt ?? requestedAt) <= NOW),
      (state) => {
        expect(Math.max(planned(state).dueAt, NOW)).toBeGreaterThanOrEqual(state.waits.list ?? 0);
      },
    ),
  );
});

it('heeds Retry-After, whatever the limit', () => {
  fc.assert(
    fc.property(livingState, fc.integer({ min: 1, max: 3_000_000 }), (any, seconds) => {
      const retryAfterAt = readRetryAfter(new Headers({ 'Retry-After': `${seconds}` }), NOW);
      const list = blockedUntil({ retryAfterAt, failures: 1, now: NOW, jitter: any.jitter });
      const { dueAt } = planned({ ...any, waits: { list }, failures: 1, failedAt: NOW });
      expect(dueAt).toBeGreaterThanOrEqual(NOW + seconds * SECOND);
    }),
  );
});

it('checks nothing while no more than the reserve is left', () => {
  const remaining = fc.integer({ min: 0, max: RESERVE });
  fc.assert(
    fc.property(livingState, remaining, fc.integer({ min: 1, max: 720 }), (any, left, hours) => {
      const resetAt = NOW + hours * HOUR;
      const rateLimit = { limit: 1000, remaining: left, used: 1000 - left, resetAt, seenAt: NOW };
      expect(planned({ ...any, rateLimit }).dueAt).toBeGreaterThanOrEqual(resetAt);
    }),
  );
});

it('checks all addresses of a service together no more than once a second', () => {
  check(
    fc.property(livingState, (any) => {
      const requests: number[] = [];
      let state = { ...any, failures: 0, failedAt: undefined, waits: {} };
      for (let now = NOW; requests.length < 20; ) {
        const next = planNextCheck(state, now);
        if (!next) break;
        now = Math.max(now, next.dueAt);
        requests.push(now);
        const addresses = state.addresses.map((one) => (one.email === next.email ? { ...one, checkedAt: now } : one));
        state = { ...state, addresses, requestedAt: now };
      }
      expect(requests).not.toEqual([]);
      for (const [place, at] of requests.entries())
        if (place > 0) expect(at - (requests[place - 1] ?? 0)).toBeGreaterThanOrEqual(SECOND);
    }),
  );
});

it('plans nothing hours ahead after the clock was set back', () => {
  const before = fc.integer({ min: NOW, max: NOW + 100 * HOUR });
  const blocked = stateWith(before, fc.constant(NOW + 2000 * HOUR)).filter(({ addresses }) => addresses.length > 0);
  fc.assert(
    fc.property(blocked, fc.integer({ min: 2, max: 60 * 24 * 30 }), (state, minutes) => {
      const now = NOW - minutes * MINUTE;
      // What is left for a service that refuses without a word is another matter.
      const { failedAt = NOW, requestedAt = NOW } = state;
      const asked = { ...state, refusals: undefined, failedAt, requestedAt, keyCheckAt: requestedAt + 6 * HOUR };
      const next = planNextCheck(asked, now);
      expect(next?.dueAt).toBeLessThan(now + 1.5 * HOUR);
    }),
    { numRuns: 500 },
  );
});
