import { planNextCheck } from '../../../lib/background/poll/planner.ts';
import { DAY, HOUR, SECOND } from '../../../lib/i18n/time.ts';
import { quantile } from '../quantile.ts';
import type { Row } from '../row.ts';
import type { Arrivals } from './arrivals.ts';
import { createLimitedService } from './limited-service.ts';
import { live } from './live.ts';
import { drawMonths } from './month.ts';
import { createRandom } from './random.ts';

const START_AT = Date.UTC(2026, 0, 1);
const DAYS = 30;

/** Services that refuse without ever having said how many requests they allow. */
export function hiddenLimitRows(arrivals: Arrivals, people: number): Row[] {
  return [
    { name: '1000 a day', limit: 1000, periodMs: DAY },
    { name: '1000 an hour', limit: 1000, periodMs: HOUR },
    { name: '100 an hour', limit: 100, periodMs: HOUR },
  ].flatMap(({ name, limit, periodMs }) => {
    const lives = drawMonths(people, START_AT, DAYS, arrivals, createRandom(1)).map((fills, person) =>
      live(fills, planNextCheck, createLimitedService(limit, periodMs, START_AT, true), createRandom(1000 + person)),
    );
    const sights = lives.flatMap((life) => life.sights);
    const delays = (kind: string) => sights.filter((sight) => sight.kind === kind).map(({ delayMs }) => delayMs);
    const perDay = (of: (life: (typeof lives)[number]) => number) =>
      lives.reduce((sum, life) => sum + of(life), 0) / people / DAYS;
    return [
      { name: `${name}, hidden: first mail, median`, value: quantile(delays('first'), 0.5) / SECOND, unit: 's' },
      {
        name: '  first mail, p95',
        value: quantile(delays('first'), 0.95) / SECOND,
        unit: 's',
        goal: { atMost: 4 },
      },
      { name: '  first mail, p99', value: quantile(delays('first'), 0.99) / SECOND, unit: 's' },
      { name: '  later mail, median', value: quantile(delays('later'), 0.5) / SECOND / 60, unit: 'min' },
      { name: '  checks a day', value: perDay(({ checks }) => checks), unit: 'requests' },
      { name: '  own requests refused a day', value: perDay(({ refused }) => refused.own), unit: 'requests' },
      { name: '  of the user refused a day', value: perDay(({ refused }) => refused.pressed), unit: 'requests' },
    ];
  });
}
