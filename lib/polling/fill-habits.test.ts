import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillsToCome, learnFills, NO_FILLS, unplannedPerFill } from './fill-habits.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 0, 1, 12);

/** So many fills on each of the last days, while the person is awake. */
const habitsOf = (perDay: number, days: number) => {
  const moments = Array.from({ length: days * perDay }, (_, nth) => {
    const ago = (Math.floor(nth / perDay) + (nth % perDay) / perDay) * DAY;
    return NOW - ago;
  });
  return learnFills(NO_FILLS, moments, 0, NOW);
};

describe('fillsToCome', () => {
  it.each([1, 5, 20])('comes near %d a day within two weeks', (perDay) => {
    const month = fillsToCome(habitsOf(perDay, 14), NOW, 30 * DAY);
    expect(month).toBeGreaterThan(30 * perDay * 0.8);
    expect(month).toBeLessThan(30 * perDay * 1.6 + 10);
  });

  it('counts on most while nothing is known', () => {
    expect(fillsToCome(NO_FILLS, NOW, 30 * DAY)).toBeGreaterThan(fillsToCome(habitsOf(1, 14), NOW, 30 * DAY));
  });

  it('counts on next to nothing shortly before a reset', () => {
    expect(fillsToCome(habitsOf(5, 14), NOW, 60 * 1000)).toBeLessThan(0.1);
  });

  it('never falls with time, in any state', () => {
    const habits = fc.record({
      count: fc.double({ min: 0, max: 1e6, noNaN: true }),
      sinceAt: fc.integer(),
      at: fc.integer(),
    });
    fc.assert(
      fc.property(habits, fc.nat(40 * DAY), fc.nat(40 * DAY), (any, one, other) => {
        const [sooner, later] = [Math.min(one, other), Math.max(one, other)];
        expect(fillsToCome({ ...NO_FILLS, ...any }, NOW, later)).toBeGreaterThanOrEqual(
          fillsToCome({ ...NO_FILLS, ...any }, NOW, sooner),
        );
      }),
    );
  });
});

describe('learnFills', () => {
  it('counts each fill once', () => {
    const once = learnFills(NO_FILLS, [NOW - 2 * HOUR, NOW - HOUR], 0, NOW);
    expect(once).toMatchObject({ sinceAt: NOW - 2 * HOUR, at: NOW - HOUR });
    expect(learnFills(once, [NOW - 2 * HOUR, NOW - HOUR], 0, NOW)).toBe(once);
    expect(learnFills(once, [NOW], 0, NOW).count).toBeCloseTo(2, 1);
  });

  it('goes on after the clock was set back', () => {
    const ahead = learnFills(NO_FILLS, [NOW + DAY], 0, NOW + DAY);
    expect(learnFills(ahead, [NOW - HOUR], 0, NOW).at).toBe(NOW);
    expect(learnFills(learnFills(ahead, [], 0, NOW), [NOW + 1], 0, NOW + 1).at).toBe(NOW + 1);
  });
});

describe('unplannedPerFill', () => {
  /** So many fills an hour apart, with so many requests beside the looks after each. */
  const habitsWith = (fills: number, each: number, before = 0) =>
    Array.from({ length: fills }).reduce<typeof NO_FILLS>((habits, _, nth) => {
      const at = NOW + nth * HOUR;
      return learnFills(habits, [at], before + nth * each, at);
    }, NO_FILLS);

  it('counts on an address made and its mail read before anything is known', () => {
    expect(unplannedPerFill(NO_FILLS)).toBe(2);
    expect(unplannedPerFill(habitsWith(1, 9, 500))).toBe(2);
  });

  it.each([2, 5])('comes near %d where so many are made', (each) => {
    expect(unplannedPerFill(habitsWith(30, each, 500))).toBeCloseTo(each, 0);
  });

  it('learns nothing from a count that began anew', () => {
    const habits = habitsWith(10, 3, 500);
    const after = learnFills(habits, [NOW + DAY], 1, NOW + DAY);
    expect(after.unplanned).toBeLessThanOrEqual(habits.unplanned);
    expect(after.unplannedTo).toBe(1);
  });
});
