import { describe, expect, it } from 'vitest';
import { binOf, DELAY_BINS, firstMailHazards, learnDelay, NO_DELAYS } from './mail-delays.ts';

const SECOND = 1000;
const learnAll = (delays: number[]) => delays.reduce(learnDelay, NO_DELAYS);
const total = ({ counts }: { counts: number[] }) => counts.reduce((sum, count) => sum + count, 0);

describe('learnDelay', () => {
  it('counts each mail once, the latest most', () => {
    expect(total(learnAll([5 * SECOND]))).toBeCloseTo(1);
    expect(total(learnAll(Array(1000).fill(5 * SECOND)))).toBeLessThan(145);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 2 * 60 * 60 * SECOND])('learns nothing from %d', (delayMs) => {
    expect(learnDelay(NO_DELAYS, delayMs)).toBe(NO_DELAYS);
  });

  it.each([0, 499, 20 * 60 * SECOND])('takes %d ms', (delayMs) => {
    expect(total(learnAll([delayMs]))).toBeCloseTo(1);
  });
});

describe('firstMailHazards', () => {
  it('has a hazard for every bin after any delays', () => {
    for (const delays of [NO_DELAYS, learnAll(Array(100).fill(0)), learnAll(Array(100).fill(20 * 60 * SECOND))]) {
      const hazards = firstMailHazards(delays);
      expect(hazards).toHaveLength(DELAY_BINS);
      expect(hazards.slice(0, -1).every((hazard) => hazard > 0 && Number.isFinite(hazard))).toBe(true);
    }
  });

  it('is highest after a second or some before anything is learned', () => {
    const hazards = firstMailHazards(NO_DELAYS);
    const peak = hazards.indexOf(Math.max(...hazards));
    expect(peak).toBeGreaterThanOrEqual(binOf(SECOND / 2));
    expect(peak).toBeLessThan(binOf(10 * SECOND));
  });

  it('moves to where mails came', () => {
    const slow = firstMailHazards(learnAll(Array(50).fill(40 * SECOND)));
    expect(slow.indexOf(Math.max(...slow))).toBe(binOf(40 * SECOND));
  });
});
