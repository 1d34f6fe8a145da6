import { expect, it } from 'vitest';
import { countQuietDay } from '../../test/bench/polling/quiet-day.ts';
import { createRandom } from '../../test/bench/polling/random.ts';
import { type Pace, REQUEST_PRICE_MS } from './pace.ts';
import { quietRequestsPerDay } from './quiet-cost.ts';

const quietRequestsAtPace = (pace: Pace) => quietRequestsPerDay(REQUEST_PRICE_MS[pace]);

it.each(['frugal', 'normal', 'quick'] as const)(
  'the cost stated for %s is what five quiet addresses take in a day',
  (pace) => {
    const ratio = countQuietDay(pace, createRandom(1)) / (5 * quietRequestsAtPace(pace));
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  },
);

it('frugal takes about half the requests of normal, quick twice as many', () => {
  const normal = quietRequestsAtPace('normal');
  expect(normal * 5).toBeLessThanOrEqual(1500);
  // Who saves requests also finds more of the mail by looking for it.
  expect(quietRequestsAtPace('frugal') / normal).toBeGreaterThan(0.4);
  expect(quietRequestsAtPace('frugal') / normal).toBeLessThan(0.5);
  expect(quietRequestsAtPace('quick') / normal).toBeCloseTo(2, 0);
});
