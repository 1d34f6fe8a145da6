import { describe, expect, it } from 'vitest';
import { requestBudget } from './request-budget.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 0, 1, 12);
const known = { limit: 100, remaining: 60, used: 40, resetAt: NOW + 30 * MINUTE, seenAt: NOW };

describe('requestBudget', () => {
  it('is what the service says is left, less a reserve for the person', () => {
    expect(requestBudget(known, {}, NOW)).toMatchObject({ limit: 100, requests: 55, resetAt: NOW + 30 * MINUTE });
    expect(requestBudget({ limit: 1, remaining: 1, seenAt: NOW }, {}, NOW).requests).toBe(1);
  });

  it('is full again after the reset, until the next one', () => {
    expect(requestBudget(known, {}, NOW + 31 * MINUTE)).toMatchObject({ requests: 95, resetAt: NOW + 90 * MINUTE });
  });

  it('believes a reset at the end of the month', () => {
    const monthly = { ...known, limit: 1000, remaining: 900, resetAt: NOW + 30 * 24 * HOUR };
    expect(requestBudget(monthly, {}, NOW)).toMatchObject({ requests: 895, resetAt: NOW + 30 * 24 * HOUR });
  });

  it('allows for others on the key, and shares with them where they want more than is left', () => {
    expect(requestBudget(known, { othersPerMs: 10 / (30 * MINUTE) }, NOW).requests).toBeCloseTo(55 - 8.46);
    expect(requestBudget(known, { othersPerMs: 55 / (30 * MINUTE) }, NOW).requests).toBeCloseTo(27.5);
    expect(requestBudget(known, { othersPerMs: 1 }, NOW).requests).toBeLessThan(1);
  });

  it.each([
    ['more left than the limit', { ...known, remaining: 5000 }, 95],
    ['used, but not what is left', { limit: 100, used: 40, seenAt: NOW }, 55],
    ['more used than the limit', { limit: 100, used: 4000, seenAt: NOW }, 0],
    ['nothing left', { ...known, remaining: 0 }, 0],
  ])('copes with %s', (_, rateLimit, requests) => {
    expect(requestBudget(rateLimit, {}, NOW).requests).toBe(requests);
  });

  it.each([
    ['a reset in the past', { ...known, resetAt: NOW - 3 * HOUR - 20 * MINUTE }, {}, 40 * MINUTE],
    ['a reset years ahead', { ...known, resetAt: NOW + 1e12 }, { periodMs: HOUR }, ((1e12 % HOUR) + HOUR) % HOUR],
    [
      'a clock two hours ahead, known from Date',
      { ...known, resetAt: NOW + 150 * MINUTE },
      { skewMs: 2 * HOUR },
      30 * MINUTE,
    ],
    [
      'a clock two hours ahead, and a known period',
      { ...known, resetAt: NOW + 150 * MINUTE },
      { periodMs: HOUR },
      30 * MINUTE,
    ],
    ['our own clock set back since', { ...known, seenAt: NOW + 5 * HOUR, resetAt: NOW + 6 * HOUR }, {}, HOUR],
  ])('finds the reset in spite of %s', (_, rateLimit, habits, inMs) => {
    expect(requestBudget(rateLimit, habits, NOW).resetAt - NOW).toBe(inMs);
  });
});
