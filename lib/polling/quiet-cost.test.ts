import { expect, it } from 'vitest';
import { countQuietDay } from '../../test/bench/polling/quiet-day.ts';
import { createRandom } from '../../test/bench/polling/random.ts';
import { quietRequestsPerDay } from './quiet-cost.ts';

it.each(['frugal', 'normal', 'quick'] as const)(
  'the cost stated for %s is what five quiet addresses take in a day',
  (pace) => {
    const ratio = countQuietDay(pace, createRandom(1)) / (5 * quietRequestsPerDay(pace));
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  },
);

it('frugal takes half the requests of normal, quick twice as many', () => {
  const normal = quietRequestsPerDay('normal');
  expect(normal * 5).toBeLessThanOrEqual(1500);
  expect(quietRequestsPerDay('frugal') / normal).toBeCloseTo(0.5, 1);
  expect(quietRequestsPerDay('quick') / normal).toBeCloseTo(2, 1);
});
