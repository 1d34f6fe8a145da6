import { planNextCheck } from '../../../lib/background/poll/planner.ts';
import { DAY, HOUR } from '../../../lib/i18n/time.ts';
import type { Row } from '../row.ts';
import { type Arrivals, meanWaitMs } from './arrivals.ts';
import { createLimitedService } from './limited-service.ts';
import { live } from './live.ts';
import { drawMonths, NEVER_SHARE } from './month.ts';
import { optimalMeanDelayMs } from './optimum.ts';
import { createRandom } from './random.ts';

const START_AT = Date.UTC(2026, 0, 1);
const DAYS = 30;
const AWAKE_HOURS = 16;
/** An address is made, its mail read, and some are deleted. */
const REQUESTS_BESIDE_LOOKS = 1 + 0.9 + 0.2;

const PERIODS = [
  { name: 'hour', periodMs: HOUR, shareOfDay: 1 / AWAKE_HOURS },
  { name: 'day', periodMs: DAY, shareOfDay: 1 },
  { name: '30 days', periodMs: DAYS * DAY, shareOfDay: DAYS },
];

/**
 * A user's months with one limit and so many fills a day, each from a seed of its own and beginning with nothing learned.
 * @property own requests refused that nobody pressed for
 * @property pressed requests refused that the user pressed for
 * @property seen share of the awaited mails that were seen
 * @property looks for each fill until its first mail was seen, or for 30 minutes
 * @property timesOptimum mean wait for the first mail, against the least possible with as many looks for whoever knows the law
 */
type Cell = { own: number; pressed: number; seen: number; waitMs: number; looks: number; timesOptimum: number };

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function simulateCell(limit: number, periodMs: number, fillsADay: number, arrivals: Arrivals, seeds: number): Cell {
  const lives = drawMonths(seeds, START_AT, DAYS, arrivals, createRandom(1), fillsADay).map((fills, seed) =>
    live(fills, planNextCheck, createLimitedService(limit, periodMs, START_AT), createRandom(1000 + seed)),
  );
  const sum = (of: (life: (typeof lives)[number]) => number) => lives.reduce((total, life) => total + of(life), 0);
  const sights = lives.flatMap((life) => life.sights);
  const first = sights.filter(({ kind }) => kind === 'first');
  const waitMs = mean(first.map(({ notBefore, seenAfter }) => meanWaitMs(arrivals, notBefore, seenAfter)));
  const looks = mean(lives.flatMap((life) => Object.values(life.checksPerFill)));
  return {
    own: sum(({ refused }) => refused.own),
    pressed: sum(({ refused }) => refused.pressed),
    seen: sights.filter(({ kind }) => kind !== 'later').length / sum(({ awaited }) => awaited),
    waitMs,
    looks,
    timesOptimum: waitMs / optimalMeanDelayMs(arrivals, 1 - NEVER_SHARE, looks),
  };
}

/** Limits by the hour, the day and the month, with few fills a day and with many. */
export function* cellRows(arrivals: Arrivals, seeds: number): Generator<Row> {
  for (const { name, periodMs, shareOfDay } of PERIODS)
    for (const limit of [100, 1000, 10_000])
      for (const fillsADay of [1, 5, 20]) {
        const cell = simulateCell(limit, periodMs, fillsADay, arrivals, seeds);
        const isEnough = limit / (fillsADay * shareOfDay) - REQUESTS_BESIDE_LOOKS >= 3;
        const title = `${limit} in ${name === 'hour' ? 'an' : 'a'} ${name}, ${fillsADay} fills a day`.replace(
          'a 30',
          '30',
        );
        yield* [
          { name: `${title}: refused`, value: cell.own, unit: 'requests', goal: { atMost: 0 } },
          {
            name: `${title}: presses refused`,
            value: cell.pressed,
            unit: 'requests',
            ...(isEnough && { goal: { atMost: 0 } }),
          },
          {
            name: `${title}: awaited mails seen`,
            value: 100 * cell.seen,
            unit: '%',
            ...(isEnough && { goal: { atLeast: 100 } }),
          },
          { name: `${title}: looks for a first mail`, value: cell.looks, unit: 'requests' },
          { name: `${title}: mean wait`, value: cell.waitMs / 1000, unit: 's' },
          {
            name: `${title}: against the optimum of equal cost`,
            value: cell.timesOptimum,
            unit: '×',
          },
        ];
      }
}
