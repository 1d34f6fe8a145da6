import { allowedAt } from '../../lib/api/allowed-at.ts';
import { RateLimitedError } from '../../lib/api/errors.ts';
import { nextStatus } from '../../lib/api/next-status.ts';
import { statusItem } from '../../lib/api/status.ts';
import { habitsItem, learnDelay, learnFills } from '../../lib/background/poll/habits.ts';
import { computeRequestShare, type PollingState, planNextCheck } from '../../lib/background/poll/planner.ts';
import type { WatchedAddress } from '../../lib/background/poll/watched-address.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../lib/i18n/time.ts';
import type { Pace } from '../../lib/storage/settings.ts';
import { CALM } from '../polling/calm.ts';
import { createLimitedService, type LimitedService } from './polling/limited-service.ts';
import { quantile } from './quantile.ts';
import type { Row } from './row.ts';

/** What polling costs the service, and how soon mail is seen, in simulations of the real planner: always with the same chance. */
const START_AT = Date.UTC(2026, 0, 1);
const LATENCY_MS = 150;
/** Browsers give timers while the worker lives, and alarms not sooner than this. */
const MAX_TIMER_MS = 25 * SECOND;
const MIN_ALARM_MS = 30 * SECOND;

const waited = (waitMs: number) => (waitMs <= MAX_TIMER_MS ? waitMs : Math.max(waitMs, MIN_ALARM_MS));

type Random = () => number;

/** Mulberry32. @returns numbers from 0 to 1, always the same ones for a seed */
function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How long a mail takes to come: log-normal, with a median of 8 s and 95 % within 60 s. The logistic distribution is near enough. */
const drawDelayMs = (random: Random) => {
  const share = Math.min(0.999, Math.max(0.001, random()));
  return 8 * SECOND * Math.exp(((Math.log(60 / 8) / 1.645) * Math.log(share / (1 - share))) / 1.702);
};

const PEOPLE = 4;
const DAYS = 30;
const FILLS_A_DAY = 5;
const NO_MAIL_SHARE = 0.1;
/** For so long, the user waits for the first mail after a fill. */
const AWAITED_MS = 30 * MINUTE;
/** What comes from now and then, waited for by nobody. */
const NEWSLETTERS_A_DAY = 2;

/** One address: filled once, with its mail in the order of arrival. */
type Fill = { at: number; mails: { at: number; isAwaited: boolean }[] };

function drawMonth(random: Random): Fill[] {
  const times = Array.from(
    { length: DAYS * FILLS_A_DAY },
    (_, nth) => START_AT + Math.floor(nth / FILLS_A_DAY) * DAY + 7 * HOUR + random() * 16 * HOUR,
  );
  return times
    .sort((one, other) => one - other)
    .map((at) => {
      const delayMs = drawDelayMs(random);
      const mails = random() < NO_MAIL_SHARE ? [] : [{ at: at + delayMs, isAwaited: delayMs < AWAITED_MS }];
      for (let next = at; ; ) {
        next -= (DAY / NEWSLETTERS_A_DAY) * Math.log(1 - random());
        if (next > at + DAY) return { at, mails: mails.sort((one, other) => one.at - other.at) };
        mails.push({ at: next, isAwaited: false });
      }
    });
}

/** `delays`: of the mails, from the arrival to the response that has them, in ms */
type Life = { awaited: number[]; later: number[]; checks: number; refused: number };

/** Lives through a month: fills, waits as a browser does, checks when the planner says so, and reads what came. */
function live(fills: Fill[], service: LimitedService, random: Random): Life {
  const life: Life = { awaited: [], later: [], checks: 0, refused: 0 };
  let status = { ...statusItem.initial, jitter: random() };
  let habits = habitsItem.initial;
  let addresses: (WatchedAddress & { fill: Fill; seen: number })[] = [];
  let now = START_AT;

  const readState = (): PollingState => ({ ...status, addresses, habits, watchedNow: false, pace: 'normal' });

  function request(): { answeredAt: number; isRefused: boolean } {
    const answeredAt = now + LATENCY_MS / 2;
    const { refused, rateLimit } = service.ask(answeredAt);
    now += LATENCY_MS;
    const error = refused ? new RateLimitedError('', { status: 429 }, rateLimit ?? {}) : undefined;
    status = nextStatus(status, {
      error,
      rateLimit: rateLimit && { ...rateLimit, seenAt: now },
      now,
      jitter: random(),
    });
    if (refused) life.refused++;
    return { answeredAt, isRefused: refused };
  }

  function check(address: (typeof addresses)[number]): void {
    const { answeredAt, isRefused } = request();
    life.checks++;
    if (isRefused) return;
    const { fill, checkedAt = fill.at, seen } = address;
    const mails = fill.mails.slice(seen).filter(({ at }) => at <= answeredAt);
    address.checkedAt = now;
    if (mails.length === 0) return;
    address.seen += mails.length;
    address.lastMessageAt = now;
    if (seen === 0) habits = learnDelay(habits, (checkedAt + answeredAt) / 2 - fill.at);
    for (const { at, isAwaited } of mails) {
      life[isAwaited ? 'awaited' : 'later'].push(answeredAt - at);
      const { quietMs } = computeRequestShare(readState(), now);
      // A body is fetched if enough of the limit is left for it.
      if (allowedAt({ ...status, quietMs }, isAwaited ? 'mail' : 'upkeep', 'message', now) === now) request();
    }
  }

  const waiting = fills.toReversed();
  for (;;) {
    const next = planNextCheck(readState(), now);
    const wakesAt = next ? now + waited(Math.max(0, next.dueAt - now)) : Number.POSITIVE_INFINITY;
    const fill = waiting.at(-1);
    if (fill && fill.at <= wakesAt) {
      waiting.pop();
      now = Math.max(now, fill.at);
      addresses = addresses.filter(({ expiresAt }) => expiresAt > now);
      if (request().isRefused) continue;
      habits = learnFills(habits, [now], now);
      const email = `${waiting.length}@example.com`;
      addresses.push({ email, createdAt: now, filledAt: now, expiresAt: now + DAY, fill, seen: 0 });
    } else if (!next) return life;
    else if (wakesAt > now) now = wakesAt;
    else for (const address of addresses) if (address.email === next.email) check(address);
  }
}

/** @param isHidden whether the service refuses without ever having said what it allows */
function* monthRows(name: string, limit: number | undefined, periodMs: number, isHidden = false): Generator<Row> {
  const lives = Array.from({ length: PEOPLE }, (_, person) => {
    const random = createRandom(person + 1);
    return live(drawMonth(random), createLimitedService(limit, periodMs, START_AT, isHidden), random);
  });
  const awaited = lives.flatMap((life) => life.awaited);
  const perDay = (of: (life: Life) => number) => lives.reduce((sum, life) => sum + of(life), 0) / PEOPLE / DAYS;
  yield { name: `${name}: first mail, median`, value: quantile(awaited, 0.5) / SECOND, unit: 's' };
  yield { name: `${name}: first mail, p95`, value: quantile(awaited, 0.95) / SECOND, unit: 's' };
  const later = lives.flatMap((life) => life.later);
  yield { name: `${name}: later mail, median`, value: quantile(later, 0.5) / SECOND, unit: 's' };
  yield { name: `${name}: checks a day`, value: perDay(({ checks }) => checks), unit: 'requests' };
  const goal = isHidden ? {} : { goal: { atMost: 0 } };
  yield { name: `${name}: refused a day`, value: perDay(({ refused }) => refused), unit: 'requests', ...goal };
}

/** Addresses whose mail came soon after their fill. */
function quietAddresses(count: number, now: number): WatchedAddress[] {
  return Array.from({ length: count }, (_, place) => {
    const createdAt = now - (place + 1) * HOUR;
    const times = { createdAt, filledAt: createdAt, lastMessageAt: createdAt + 10 * SECOND, checkedAt: now };
    return { email: `${place}@example.com`, ...times, expiresAt: now + 25 * HOUR };
  });
}

/** How many checks so many ms take, one after the other, of a service without a limit. */
function countChecks(addresses: WatchedAddress[], forMs: number, pace: Pace = 'normal'): number {
  const random = createRandom(1);
  let requestedAt = START_AT;
  for (let count = 0, now = START_AT; ; count++) {
    const next = planNextCheck({ ...CALM, addresses, requestedAt, pace, jitter: random() }, now);
    now = Math.max(now, next?.dueAt ?? Number.POSITIVE_INFINITY);
    if (now > START_AT + forMs) return count;
    now += LATENCY_MS;
    requestedAt = now;
    for (const address of addresses) if (address.email === next?.email) address.checkedAt = now;
  }
}

const CLIENTS = 200_000;
const OUTAGE_AT = START_AT + 3 * MINUTE;
const BACK_AT = OUTAGE_AT + 10 * MINUTE;
const END_AT = BACK_AT + 12 * MINUTE;

/** Many clients, which know nothing of each other, and a service that does not answer for ten minutes. */
function* outageRows(): Generator<Row> {
  const random = createRandom(7);
  const perSecond = new Uint32Array((END_AT - START_AT) / SECOND);
  for (let client = 0; client < CLIENTS; client++) {
    const addresses = quietAddresses(1 + Math.floor(random() * 3), START_AT);
    for (const address of addresses) address.checkedAt = START_AT - random() * 5 * MINUTE;
    const state: PollingState = { ...CALM, addresses, jitter: random() };
    for (let now = START_AT; ; ) {
      const next = planNextCheck(state, now);
      if (next && next.dueAt > now) now += waited(next.dueAt - now);
      if (!next || now >= END_AT) break;
      const second = Math.floor((now - START_AT) / SECOND);
      perSecond[second] = (perSecond[second] ?? 0) + 1;
      const isOut = now >= OUTAGE_AT && now < BACK_AT;
      now += LATENCY_MS;
      Object.assign(state, {
        jitter: random(),
        failures: isOut ? state.failures + 1 : 0,
        ...(isOut && { failedAt: now }),
      });
      for (const address of addresses) if (!isOut && address.email === next.email) address.checkedAt = now;
    }
  }
  const between = (from: number, to: number) =>
    perSecond.subarray((from - START_AT) / SECOND, (to - START_AT) / SECOND);
  const before = between(START_AT + MINUTE, OUTAGE_AT);
  const usual = before.reduce((sum, count) => sum + count, 0) / before.length;
  for (const [when, from, to] of [
    ['during an outage', OUTAGE_AT, BACK_AT],
    ['at the return', BACK_AT, END_AT],
  ] as const) {
    const value = Math.max(...between(from, to)) / usual;
    yield { name: `${CLIENTS} clients, peak ${when}, as multiple of the usual`, value, unit: '×', goal: { atMost: 2 } };
  }
}

export async function* bench(): AsyncGenerator<Row> {
  for (const pace of ['frugal', 'normal', 'quick'] as const)
    yield {
      name: `24 h with 5 quiet addresses, ${pace}`,
      value: countChecks(quietAddresses(5, START_AT), DAY, pace),
      unit: 'requests',
      ...(pace === 'normal' && { goal: { atMost: 1500 } }),
    };
  const filled = { email: 'new@example.com', createdAt: START_AT, filledAt: START_AT, expiresAt: START_AT + DAY };
  for (const others of [0, 19])
    yield {
      name: `a minute after a fill, beside ${others} addresses`,
      value: countChecks(
        [filled, ...quietAddresses(others, START_AT)].map((one) => ({ ...one })),
        MINUTE,
      ),
      unit: 'requests',
      goal: { atMost: 60 },
    };
  yield* monthRows('no limit', undefined, HOUR);
  yield* monthRows('1000 an hour', 1000, HOUR);
  yield* monthRows('100 an hour', 100, HOUR);
  yield* monthRows('1000 a day', 1000, DAY);
  yield* monthRows('100 an hour, hidden', 100, HOUR, true);
  yield* outageRows();
}
