import { planNextCheck } from '../../lib/background/poll/planner.ts';
import { HOUR, MINUTE, SECOND } from '../../lib/i18n/time.ts';
import { type Arrivals, eitherOf, logNormal, meanWaitMs } from './polling/arrivals.ts';
import { cellRows } from './polling/cells.ts';
import { hiddenLimitRows } from './polling/hidden-limit.ts';
import { createLimitedService } from './polling/limited-service.ts';
import { type Life, live, type Sight } from './polling/live.ts';
import { countMinute } from './polling/minute.ts';
import { drawMonths, NEVER_SHARE, TTL_MS } from './polling/month.ts';
import { optimalMeanDelayMs } from './polling/optimum.ts';
import { simulateOutage } from './polling/outage.ts';
import { everyMs, type Planner } from './polling/planner.ts';
import { countQuietDay } from './polling/quiet-day.ts';
import { createRandom } from './polling/random.ts';
import type { Row } from './row.ts';

const START_AT = Date.UTC(2026, 0, 1);
const DAYS = 30;
const CLIENTS = 1_000_000;
const SEEDS = 5;

const USUAL = logNormal('median 8 s', 8 * SECOND, 60 * SECOND);
const OTHERS = [
  logNormal('median 2 s', 2 * SECOND, 15 * SECOND),
  logNormal('median 40 s', 40 * SECOND, 300 * SECOND),
  eitherOf('bimodal 3 s, 2 min', logNormal('3 s', 3 * SECOND, 8 * SECOND), logNormal('2 min', 2 * MINUTE, 4 * MINUTE)),
];

type Months = Life & { fills: number };

/** So many people's months, each beginning with nothing learned, in groups: how they differ tells how far chance moves a figure. */
function liveMonths(people: number, arrivals: Arrivals, planner: Planner, limit: number | undefined): Months[] {
  const groups: Months[] = [];
  drawMonths(people, START_AT, DAYS, arrivals, createRandom(1)).forEach((fills, person) => {
    const life = live(fills, planner, createLimitedService(limit, HOUR), createRandom(1000 + person));
    const one = { ...life, fills: fills.length };
    const group = person % GROUPS;
    groups[group] = groups[group] ? together([groups[group], one]) : one;
  });
  return groups;
}

const GROUPS = 4;

function together(groups: Months[]): Months {
  const sum = (of: (group: Months) => number) => groups.reduce((total, group) => total + of(group), 0);
  return {
    sights: groups.flatMap(({ sights }) => sights),
    checksPerFill: groups.flatMap(({ checksPerFill }) => checksPerFill),
    checks: sum(({ checks }) => checks),
    awaited: sum(({ awaited }) => awaited),
    bodies: sum(({ bodies }) => bodies),
    refused: { own: sum(({ refused }) => refused.own), pressed: sum(({ refused }) => refused.pressed) },
    fills: sum(({ fills }) => fills),
  };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function delaysOf(sights: Sight[], kind: Sight['kind']): number[] {
  return sights.filter((sight) => sight.kind === kind).map(({ delayMs }) => delayMs);
}

function quantileSeconds(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[Math.floor(share * sorted.length)] ?? Number.NaN) / SECOND;
}

/**
 * Mean delay of the first mail against the least possible with as many requests. Where between two answers a mail came is chance, so
 * what counts is how long mails that come between them wait on average.
 */
function timesOptimum({ sights, checksPerFill }: Life, arrivals: Arrivals): number {
  const first = sights.filter(({ kind }) => kind === 'first');
  const waits = first.map(({ notBefore, seenAfter }) => meanWaitMs(arrivals, notBefore, seenAfter));
  return mean(waits) / optimalMeanDelayMs(arrivals, 1 - NEVER_SHARE, mean(checksPerFill));
}

function rowsOfRatio(name: string, groups: Months[], arrivals: Arrivals): Row[] {
  const ratios = groups.map((group) => timesOptimum(group, arrivals));
  const middle = mean(ratios);
  const variance = ratios.reduce((sum, ratio) => sum + (ratio - middle) ** 2, 0) / (ratios.length - 1);
  return [
    { name, value: timesOptimum(together(groups), arrivals), unit: '×' },
    { name: `${name}, standard error`, value: Math.sqrt(variance / ratios.length) },
  ];
}

function rowsOfDelay(name: string, { sights, checks }: Life, people: number, goals: [number?, number?] = []): Row[] {
  const first = delaysOf(sights, 'first');
  const goal = (atMost: number | undefined) => (atMost === undefined ? {} : { goal: { atMost } });
  return [
    { name: `${name}: first mail, median`, value: quantileSeconds(first, 0.5), unit: 's', ...goal(goals[0]) },
    { name: `${name}: first mail, p95`, value: quantileSeconds(first, 0.95), unit: 's', ...goal(goals[1]) },
    { name: `${name}: first mail, p99`, value: quantileSeconds(first, 0.99), unit: 's' },
    { name: `${name}: checks a day`, value: checks / people / DAYS, unit: 'requests' },
  ];
}

function plannerRows(limit: number | undefined, people: number, goals: [number?, number?]): Row[] {
  const name = limit === undefined ? 'no limit' : `${limit}/h`;
  const groups = liveMonths(people, USUAL, planNextCheck, limit);
  const months = together(groups);
  const resent = delaysOf(months.sights, 'resend');
  const awaited = [...delaysOf(months.sights, 'first'), ...resent];
  const later = delaysOf(months.sights, 'later');
  const sameInterval = Math.round((months.fills * TTL_MS) / months.checks);
  const fixed = together(liveMonths(1, USUAL, everyMs(sameInterval), undefined));
  return [
    ...rowsOfDelay(name, months, people, goals),
    { name: `${name}: mail sent again, median`, value: quantileSeconds(resent, 0.5), unit: 's' },
    { name: `${name}: first and sent again together, p95`, value: quantileSeconds(awaited, 0.95), unit: 's' },
    {
      name: `${name}: later mail, median`,
      value: quantileSeconds(later, 0.5) / 60,
      unit: 'min',
      goal: { atMost: 3 },
    },
    ...rowsOfRatio(`${name}: mean of first mail, against the optimum of equal cost`, groups, USUAL),
    {
      name: `${name}: refused with 429`,
      value: months.refused.own + months.refused.pressed,
      unit: 'requests',
      goal: { atMost: 0 },
    },
    ...rowsOfDelay(`  a fixed interval of as many requests, ${Math.round(sameInterval / SECOND)} s`, fixed, 1),
  ];
}

/** The rows as they come: whole months are simulated. */
export async function* bench(): AsyncGenerator<Row> {
  yield* cellRows(USUAL, SEEDS);
  yield* plannerRows(1000, 6, [0.7, 1.6]);
  yield* plannerRows(100, 12, [undefined, 4]);
  yield* plannerRows(undefined, 2, []);
  yield* hiddenLimitRows(USUAL, 4);
  for (const arrivals of OTHERS) {
    const name = `1000/h, ${arrivals.name}: mean against the optimum of equal cost`;
    yield* rowsOfRatio(name, liveMonths(8, arrivals, planNextCheck, 1000), arrivals);
  }
  for (const seconds of [2, 10, 30, 60])
    yield* rowsOfDelay(`every ${seconds} s`, together(liveMonths(1, USUAL, everyMs(seconds * SECOND), undefined)), 1);
  for (const pace of ['frugal', 'normal', 'quick'] as const)
    yield {
      name: `24 h with 5 quiet addresses, ${pace}`,
      value: countQuietDay(pace, createRandom(1)),
      unit: 'requests',
      ...(pace === 'normal' && { goal: { atMost: 1500 } }),
    };
  for (const addresses of [1, 2, 6, 20])
    for (const isWatched of [false, true])
      yield {
        name: `a minute after a fill, ${addresses === 1 ? 'one address' : `${addresses} addresses`}${isWatched ? ', popup open' : ''}`,
        value: countMinute(addresses, isWatched, createRandom(1)),
        unit: 'requests',
      };
  const outage = simulateOutage(CLIENTS, createRandom(7));
  yield* [
    { name: 'a million clients, normal rate', value: outage.normal, unit: 'requests/s' },
    {
      name: 'a million clients, peak during an outage of 10 min, times normal',
      value: outage.duringOutage / outage.normal,
      unit: '×',
    },
    {
      name: 'a million clients, peak at return, times normal',
      value: outage.atReturn / outage.normal,
      unit: '×',
      goal: { atMost: 2 },
    },
  ];
}
