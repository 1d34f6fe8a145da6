import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../i18n/time.ts';
import { AWAITED_MS, fillsToCome, habitsItem, learnDelay, learnFills } from './habits.ts';

const NO_HABITS = habitsItem.initial;

const NOW = Date.UTC(2026, 0, 1, 12);

/** So many fills a day, for a month. */
function fillDaily(perDay: number, days = 30) {
  const filledAt = Array.from({ length: perDay * days }, (_, place) => NOW - (place * DAY) / perDay);
  return learnFills(NO_HABITS, filledAt, NOW);
}

describe('learnFills', () => {
  it.each([1, 5, 20])('learns %d fills a day', (perDay) => {
    expect(fillDaily(perDay).fillsPerDay / perDay).toBeGreaterThan(0.9);
    expect(fillDaily(perDay).fillsPerDay / perDay).toBeLessThan(1.25);
  });

  it('takes each fill once', () => {
    const habits = fillDaily(5);
    expect(learnFills(habits, [NOW, NOW - HOUR], NOW + 1)).toBe(habits);
  });

  it('goes on after the clock was set back, and waits for a fill in the future', () => {
    const back = NOW - 5 * HOUR;
    const known = learnFills(fillDaily(5), [NOW], back);
    expect(known.filledAt).toBe(back);
    expect(learnFills(known, [back + HOUR, NOW], back + HOUR).filledAt).toBe(back + HOUR);
  });
});

describe('fillsToCome', () => {
  it.each([
    ['nothing at once', 0, 0],
    ['in two thirds of a day as many as in a day', 16 * HOUR, 5 + Math.sqrt(5)],
    ['in a day', DAY, 5 + Math.sqrt(5)],
    ['in a month', 30 * DAY, 150 + Math.sqrt(150)],
  ])('%s', (_, withinMs, expected) => {
    expect(fillsToCome(NO_HABITS, NOW, withinMs)).toBeCloseTo(expected);
  });
});

describe('learnDelay', () => {
  const learn = (delayMs: number, times = 100) => {
    let habits = NO_HABITS;
    for (let mail = 0; mail < times; mail++) habits = learnDelay(habits, delayMs);
    return habits.delayMs;
  };

  it.each([
    ['a quick service', 2000, 2000],
    ['one that delivers at once', 3, 500],
    ['a slow one, up to twice the usual delay', 120_000, 16_000],
  ])('learns %s', (_, delayMs, expected) => {
    expect(Math.round(learn(delayMs) / 100)).toBe(Math.round(expected / 100));
  });

  it.each([Number.NaN, -1, AWAITED_MS, Number.POSITIVE_INFINITY])('learns nothing from %d', (delayMs) => {
    expect(learnDelay(NO_HABITS, delayMs)).toBe(NO_HABITS);
  });

  it('changes little with one mail', () => {
    expect(learn(60_000, 1)).toBeLessThan(1.2 * NO_HABITS.delayMs);
  });
});
