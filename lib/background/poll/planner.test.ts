import { describe, expect, it } from 'vitest';
import { CALM } from '../../../test/polling/calm.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../i18n/time.ts';
import { habitsItem } from './habits.ts';
import { computeRequestShare, type PollingState, planNextCheck } from './planner.ts';
import type { WatchedAddress } from './watched-address.ts';

const NOW = Date.UTC(2026, 0, 1, 12);

/** Filled just now by default. */
const address = (parts: Partial<WatchedAddress> = {}): WatchedAddress => ({
  email: 'a@example.com',
  createdAt: NOW,
  filledAt: NOW,
  expiresAt: NOW + 24 * HOUR,
  ...parts,
});

const filledAgo = (ago: number) => address({ filledAt: NOW - ago, createdAt: NOW - ago, checkedAt: NOW });

/** Its mail came hours ago. */
const quiet = (parts: Partial<WatchedAddress> = {}) => {
  const at = NOW - 5 * HOUR;
  return address({ createdAt: at, filledAt: at, lastMessageAt: at + 10 * SECOND, checkedAt: NOW, ...parts });
};

const aWeekAgo = { createdAt: NOW - 7 * DAY, filledAt: NOW - 7 * DAY, lastMessageAt: NOW - 7 * DAY + HOUR };

const state = (parts: Partial<PollingState> = {}): PollingState => ({ addresses: [address()], ...CALM, ...parts });

/** How long until the next check, in milliseconds; NaN for none. */
const waitMs = (parts: Partial<PollingState>, now = NOW) =>
  (planNextCheck(state(parts), now)?.dueAt ?? Number.NaN) - now;

describe('planNextCheck', () => {
  it.each<[string, Partial<PollingState>, number, number]>([
    ['just filled', {}, 300, 2 * SECOND],
    ['filled five seconds ago', { addresses: [filledAgo(5 * SECOND)] }, 200, SECOND],
    ['filled ten minutes ago', { addresses: [filledAgo(10 * MINUTE)] }, 5 * SECOND, 2 * MINUTE],
    ['made by hand just now', { addresses: [{ ...address(), filledAt: undefined }] as WatchedAddress[] }, 300, 2000],
    ['a first message just now', { addresses: [address({ lastMessageAt: NOW, checkedAt: NOW })] }, 2 * SECOND, MINUTE],
    ['quiet', { addresses: [quiet()] }, 4 * MINUTE, 6 * MINUTE],
    ['quiet, frugal', { addresses: [quiet()], pace: 'frugal' }, 8 * MINUTE, 13 * MINUTE],
    ['quiet, quick', { addresses: [quiet()], pace: 'quick' }, 2 * MINUTE, 3 * MINUTE],
    ['quiet, popup open', { addresses: [quiet()], watchedNow: true }, 10 * SECOND, 3 * MINUTE],
    ['quiet for a week', { addresses: [quiet(aWeekAgo)] }, 10 * MINUTE, 20 * MINUTE],
  ])('%s', (_, parts, atLeast, atMost) => {
    expect(waitMs(parts)).toBeGreaterThanOrEqual(atLeast);
    expect(waitMs(parts)).toBeLessThanOrEqual(atMost);
  });

  it.each<[string, Partial<PollingState>]>([
    ['no address', { addresses: [] }],
    ['an expired one', { addresses: [address({ expiresAt: NOW })] }],
    ['one that had its last check', { addresses: [quiet({ expiresAt: NOW - 150 + 45 * SECOND })] }],
  ])('plans nothing for %s', (_, parts) => {
    expect(planNextCheck(state(parts), NOW)).toBeUndefined();
  });

  it('after a sleep checks where mail is awaited first', () => {
    const late = NOW - 2 * MINUTE;
    const addresses = [
      quiet({ email: 'quiet@example.com', checkedAt: NOW - 9 * HOUR }),
      address({ email: 'filled@example.com', createdAt: late, filledAt: late, checkedAt: late }),
    ];
    expect(planNextCheck(state({ addresses }), NOW)?.email).toBe('filled@example.com');
  });

  it('does not prefer an address whose mail has not come for half an hour', () => {
    const filledAt = NOW - 40 * MINUTE;
    const addresses = [
      address({ createdAt: filledAt, filledAt, checkedAt: NOW - 20 * MINUTE }),
      quiet({ email: 'quiet@example.com', checkedAt: NOW - 9 * HOUR }),
    ];
    expect(planNextCheck(state({ addresses }), NOW)?.email).toBe('quiet@example.com');
  });

  it('checks no address within a second after any request', () => {
    expect(waitMs({ requestedAt: NOW - 300 })).toBe(700);
    expect(waitMs({ requestedAt: NOW - 300 }, NOW + 10 * SECOND)).toBeLessThanOrEqual(0);
    expect(waitMs({ requestedAt: NOW + HOUR })).toBe(waitMs({}));
  });

  it.each([
    ['a mail', {}, 9.6 * SECOND],
    ['a mail, popup open', { watchedNow: true }, 2.4 * SECOND],
  ])('after %s checks again at intervals that grow', (_, parts, expected) => {
    const addresses = [
      address({ createdAt: NOW - MINUTE, filledAt: NOW - MINUTE, lastMessageAt: NOW, checkedAt: NOW }),
    ];
    expect(waitMs({ addresses, ...parts })).toBeCloseTo(expected - 150, -1);
  });

  it.each([1, 2, 3])('checks where a second mail may follow in its turn, though %i fills wait', (fills) => {
    const followed = address({ email: 'followed', filledAt: NOW - MINUTE, lastMessageAt: NOW, checkedAt: NOW });
    let addresses = [
      followed,
      ...Array.from({ length: fills }, (_, nth) => address({ email: `${nth}`, checkedAt: NOW })),
    ];
    const checked: string[] = [];
    for (let now = NOW; now < NOW + 15 * SECOND; ) {
      const next = planNextCheck(state({ addresses, requestedAt: now, watchedNow: true }), now);
      now = Math.max(now, next?.dueAt ?? Number.NaN);
      checked.push(next?.email ?? '');
      const at = now;
      addresses = addresses.map((one) => (one.email === next?.email ? { ...one, checkedAt: at } : one));
    }
    expect(checked.filter((email) => email === 'followed').length).toBeGreaterThanOrEqual(2);
  });

  it('checks later where mail was slow before', () => {
    expect(waitMs({ habits: { ...habitsItem.initial, delayMs: 16_000 } })).toBeCloseTo(2 * waitMs({}));
  });

  it('waits until a 429 is over, and says so', () => {
    expect(planNextCheck(state({ waits: { list: NOW + HOUR }, failures: 1, failedAt: NOW }), NOW)).toEqual({
      email: 'a@example.com',
      dueAt: NOW + HOUR,
      delayedBy: 'limit',
    });
  });

  it('keeps the last of a limit for the user until the reset', () => {
    const rateLimit = { limit: 100, remaining: 5, used: 95, resetAt: NOW + 10 * MINUTE, seenAt: NOW };
    const next = planNextCheck(state({ rateLimit }), NOW);
    expect(next?.delayedBy).toBe('reserve');
    expect(next?.dueAt).toBeGreaterThanOrEqual(NOW + 10 * MINUTE);
    expect(next?.dueAt).toBeLessThanOrEqual(NOW + 11 * MINUTE);
    expect(planNextCheck(state({ rateLimit }), NOW + 11 * MINUTE)?.delayedBy).toBeUndefined();
  });

  it('slows down when less is left', () => {
    const left = (remaining: number) =>
      waitMs({ rateLimit: { limit: 100, remaining, resetAt: NOW + HOUR, seenAt: NOW } });
    expect(left(10)).toBeGreaterThan(1.5 * left(100));
    expect(left(100)).toBeGreaterThan(
      waitMs({ rateLimit: { limit: 1000, remaining: 1000, resetAt: NOW + HOUR, seenAt: NOW } }),
    );
  });

  it('backs off while the service fails, and says so', () => {
    const held = [1, 2, 3, 8].map((failures) => planNextCheck(state({ failures, failedAt: NOW }), NOW));
    expect(held.map((next) => next?.delayedBy)).toEqual(Array(4).fill('failures'));
    const waits = held.map((next) => (next?.dueAt ?? 0) - NOW);
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(waits[0]).toBeLessThan(10 * SECOND);
    expect(waits[3]).toBeLessThanOrEqual(15 * MINUTE);
  });

  it('checks where mail is awaited, rather than the quiet ones, when little is left', () => {
    const rateLimit = { limit: 100, remaining: 12, used: 88, resetAt: NOW + 40 * MINUTE, seenAt: NOW };
    expect(waitMs({ rateLimit, addresses: [quiet()] })).toBeGreaterThan(30 * MINUTE);
    const next = planNextCheck(state({ rateLimit, addresses: [quiet(), address()] }), NOW);
    expect(next).toMatchObject({ email: 'a@example.com' });
    expect(next?.delayedBy).toBeUndefined();
    expect((next?.dueAt ?? 0) - NOW).toBeLessThan(30 * SECOND);
  });

  it('goes on after the clock was set back by hours', () => {
    const ahead = NOW + 5 * HOUR;
    const before = address({ createdAt: ahead, filledAt: ahead, checkedAt: ahead, expiresAt: ahead + 24 * HOUR });
    const parts = { waits: { list: ahead + HOUR }, failures: 3, failedAt: ahead };
    expect(waitMs({ ...parts, addresses: [before] })).toBeLessThanOrEqual(0);
    const asked = { ...before, checkedAt: NOW };
    expect(waitMs({ addresses: [asked] })).toBeGreaterThan(MINUTE);
  });
});

describe('computeRequestShare', () => {
  const refusals = { count: 1, at: NOW };
  const left = (remaining: number, untilMs: number, limit = 1000) =>
    computeRequestShare(state({ rateLimit: { limit, remaining, resetAt: NOW + untilMs, seenAt: NOW } }), NOW);

  it.each<[string, Partial<PollingState>, { slowness: number; quietMs: number }]>([
    ['plenty', {}, { slowness: 1, quietMs: 5 * MINUTE }],
    ['plenty, frugal', { pace: 'frugal' }, { slowness: 2, quietMs: 10 * MINUTE }],
    ['plenty, quick', { pace: 'quick' }, { slowness: 0.5, quietMs: 2.5 * MINUTE }],
    ['no headers', { rateLimit: undefined }, { slowness: 1, quietMs: 5 * MINUTE }],
    ['an unannounced refusal', { rateLimit: undefined, refusals }, { slowness: 2, quietMs: 20 * MINUTE }],
  ])('with %s', (_, parts, expected) => {
    expect(computeRequestShare(state(parts), NOW)).toMatchObject(expected);
  });

  it('forgets a refusal within weeks', () => {
    const slowness = (days: number) =>
      computeRequestShare(state({ rateLimit: undefined, refusals }), NOW + days * DAY).slowness;
    expect(slowness(7)).toBeLessThan(slowness(1));
    expect(slowness(60)).toBeCloseTo(1, 1);
  });

  it('stretches all waits when fewer than fifty checks remain for each fill', () => {
    // One fill waits, five a day and √5 more are likely: each has 86 / 8.2 requests, less what else it takes.
    const { slowness } = left(91, DAY);
    expect(slowness).toBeCloseTo(50 / (86 / 8.236 - 3.5), 0);
    expect(left(400, DAY).slowness).toBeLessThan(slowness);
    expect(left(0, DAY).slowness).toBe(100);
  });

  it('gives quiet addresses half of what is to spare, spread to the reset', () => {
    const addresses = Array.from({ length: 10 }, () => quiet());
    const rateLimit = { limit: 1000, remaining: 205, resetAt: NOW + DAY, seenAt: NOW };
    const { quietMs } = computeRequestShare(state({ addresses, rateLimit }), NOW);
    const spare = (200 - 7.236 * 13.5) / 2;
    expect(quietMs).toBeCloseTo((10 * DAY) / spare, -3);
  });

  it('says for how many addresses what is left is enough, and until when', () => {
    expect(left(700, 20 * DAY).addressesLeft).toEqual({
      count: 695 / 6.5,
      isShort: false,
      resetAt: NOW + 20 * DAY,
    });
  });

  it.each<[string, number, number, boolean]>([
    ['is short with less than a day’s worth', 12, 20 * DAY, true],
    ['is not short with some days’ worth', 300, 20 * DAY, false],
    ['is not short where the reset comes first', 60, 5 * MINUTE, false],
    ['is short with nothing left', 0, 20 * DAY, true],
  ])('%s', (_, remaining, untilMs, isShort) => {
    expect(left(remaining, untilMs).addressesLeft?.isShort).toBe(isShort);
  });
});
