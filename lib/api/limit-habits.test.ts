import { describe, expect, it } from 'vitest';
import { type LimitHabits, learnLimit } from './limit-habits.ts';

const MINUTE = 60 * 1000;
const NOW = Date.UTC(2026, 0, 1, 12);
const before = { limit: 100, remaining: 50, used: 50, resetAt: NOW + MINUTE, seenAt: NOW };

describe('learnLimit', () => {
  it('learns the period when Reset leaps', () => {
    const after = {
      ...before,
      used: 1,
      remaining: 99,
      resetAt: before.resetAt + 60 * MINUTE,
      seenAt: NOW + 2 * MINUTE,
    };
    expect(learnLimit({}, before, after).periodMs).toBe(60 * MINUTE);
  });

  it('learns no period from a limit that slides with time', () => {
    const after = { ...before, resetAt: before.resetAt + 2 * MINUTE, seenAt: NOW + 2 * MINUTE };
    expect(learnLimit({}, before, after).periodMs).toBeUndefined();
  });

  it('learns the period without a Reset, when more is left than before', () => {
    const counted = { limit: 100, remaining: 50, seenAt: NOW };
    const began = learnLimit({}, undefined, counted);
    expect(began).toMatchObject({ countedSinceAt: NOW });
    const during = { ...counted, remaining: 20, seenAt: NOW + 40 * MINUTE };
    const since = learnLimit(began, counted, during);
    expect(since.periodMs).toBeUndefined();
    const after = { ...counted, remaining: 99, seenAt: NOW + 50 * MINUTE };
    expect(learnLimit(since, during, after)).toMatchObject({ periodMs: 60 * MINUTE, countedSinceAt: after.seenAt });
  });

  it('learns how far the service is ahead', () => {
    expect(learnLimit({}, undefined, before, NOW + 7 * MINUTE).skewMs).toBe(7 * MINUTE);
  });

  it.each([
    ['nobody else', 1, 0],
    ['another browser, ten a minute', 11, 10],
  ])('finds the pace of others: %s', (_, usedPerMinute, othersPerMinute) => {
    let habits: LimitHabits = {};
    let last = before;
    for (let minute = 1; minute <= 600; minute++) {
      const next = { ...last, used: last.used + usedPerMinute, seenAt: NOW + minute * MINUTE };
      habits = learnLimit(habits, last, next);
      last = next;
    }
    expect((habits.othersPerMs ?? Number.NaN) * MINUTE).toBeCloseTo(othersPerMinute, 1);
  });

  it('takes nothing from answers that came at once, or before', () => {
    expect(learnLimit({}, before, { ...before, used: 90 })).toEqual({});
    expect(learnLimit({}, before, { ...before, used: 90, seenAt: NOW - MINUTE })).toEqual({});
  });
});
