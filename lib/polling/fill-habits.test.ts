import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillsToCome, learnFills, NO_FILLS } from './fill-habits.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 0, 1, 12);

/** So many fills on each of the last days, while the person is awake. */
const habitsOf = (perDay: number, days: number) => {
  const moments = Array.from({ length: days * perDay }, (_, nth) => {
    const ago = (Math.floor(nth / perDay) + (nth % perDay) / perDay) * DAY;
    return NOW - ago;
  });
  return learnFills(NO_FILLS, moments, NOW);
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
        expect(fillsToCome(any, NOW, later)).toBeGreaterThanOrEqual(fillsToCome(any, NOW, sooner));
      }),
    );
  });
});

describe('learnFills', () => {
  it('counts each fill once', () => {
    const once = learnFills(NO_FILLS, [NOW - 2 * HOUR, NOW - HOUR], NOW);
    expect(once).toMatchObject({ sinceAt: NOW - 2 * HOUR, at: NOW - HOUR });
    expect(learnFills(once, [NOW - 2 * HOUR, NOW - HOUR], NOW)).toBe(once);
    expect(learnFills(once, [NOW], NOW).count).toBeCloseTo(2, 1);
  });

  it('goes on after the clock was set back', () => {
    const ahead = learnFills(NO_FILLS, [NOW + DAY], NOW + DAY);
    expect(learnFills(ahead, [NOW - HOUR], NOW).at).toBe(NOW);
    expect(learnFills(learnFills(ahead, [], NOW), [NOW + 1], NOW + 1).at).toBe(NOW + 1);
  });
});
