import { NO_HABITS } from '../../../lib/background/poll/habits.ts';
import { type PollingState, planNextCheck } from '../../../lib/background/poll/planner.ts';
import { HOUR, MINUTE, SECOND } from '../../../lib/i18n/time.ts';
import type { Random } from './random.ts';

const OUTAGE_AT = Date.UTC(2026, 0, 1, 12);
const BACK_AT = OUTAGE_AT + 10 * MINUTE;
const START_AT = OUTAGE_AT - 3 * MINUTE;
const END_AT = BACK_AT + 12 * MINUTE;
const TIMER_AT_MOST_MS = 25 * SECOND;
const ALARM_AT_LEAST_MS = 30 * SECOND;
const LATENCY_MS = 150;
const AT_MOST_ADDRESSES = 3;

function drawClient(random: Random): PollingState {
  const checkedFrom = START_AT - 5 * MINUTE;
  return {
    // One to three addresses of up to a day, somewhere between two checks.
    addresses: Array.from({ length: 1 + Math.floor(random() * AT_MOST_ADDRESSES) }, (_, place) => {
      const createdAt = START_AT - HOUR - random() * 22 * HOUR;
      const email = `${place}@example.com`;
      return {
        email,
        createdAt,
        lastMessageAt: createdAt + 10 * SECOND,
        expiresAt: createdAt + 24 * HOUR,
        checkedAt: checkedFrom + random() * 5 * MINUTE,
      };
    }),
    blockedUntilAt: 0,
    failures: 0,
    watchedNow: false,
    habits: NO_HABITS,
    pace: 'normal',
    jitter: random(),
  };
}

/** @property normal, duringOutage, atReturn requests per second of all clients: the mean before, and the highest of any second */
export type OutageRates = { normal: number; duringOutage: number; atReturn: number };

/** So many clients ask a service that answers nothing for ten minutes. Clients do not know of each other, so each is run alone. */
export function simulateOutage(clients: number, random: Random): OutageRates {
  const perSecond = new Uint32Array((END_AT - START_AT) / SECOND);
  for (let client = 0; client < clients; client++) {
    const state = drawClient(random);
    let now = START_AT;
    for (;;) {
      const next = planNextCheck(state, now);
      if (!next) break;
      const waitMs = next.dueAt - now;
      if (waitMs > 0) now += waitMs <= TIMER_AT_MOST_MS ? waitMs : Math.max(waitMs, ALARM_AT_LEAST_MS);
      if (now >= END_AT) break;
      const second = Math.floor((now - START_AT) / SECOND);
      perSecond[second] = (perSecond[second] ?? 0) + 1;
      const isOut = now >= OUTAGE_AT && now < BACK_AT;
      now += LATENCY_MS;
      state.jitter = random();
      if (isOut) {
        state.failures++;
        state.failedAt = now;
        continue;
      }
      state.failures = 0;
      const address = state.addresses.find(({ email }) => email === next.email);
      if (address) address.checkedAt = now;
    }
  }
  const between = (from: number, to: number) =>
    perSecond.subarray((from - START_AT) / SECOND, (to - START_AT) / SECOND);
  const before = between(START_AT + MINUTE, OUTAGE_AT);
  const highest = (seconds: Uint32Array) => seconds.reduce((most, count) => Math.max(most, count), 0);
  return {
    normal: before.reduce((sum, count) => sum + count, 0) / before.length,
    duringOutage: highest(between(OUTAGE_AT, BACK_AT)),
    atReturn: highest(between(BACK_AT, END_AT)),
  };
}
