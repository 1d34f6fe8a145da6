import type { LimitHabits } from '../api/limit-habits.ts';
import type { RateLimit } from '../api/rate-limit.ts';
import { backOffMs } from './back-off.ts';
import { checkRate, dueAtRate, type Weights } from './check-rate.ts';
import { firstMailHazards, type LearnedDelays } from './mail-delays.ts';
import { type Pace, REQUEST_PRICE_MS } from './pace.ts';
import { requestBudget } from './request-budget.ts';
import { groupOf, shareBudget, withoutNextFill } from './share-budget.ts';
import { lastTurnAt, type WatchedAddress, withoutFuture } from './watched-address.ts';

/**
 * All that the planner looks at.
 * @property addresses in any order; expired ones are passed over
 * @property rateLimit last known, absent if no answer carried one
 * @property limitHabits what earlier answers told of the limit, see `learnLimit`
 * @property blockedUntilAt epoch ms, 0 if not blocked; see `blockedUntil`
 * @property failures errors in a row, a 429 included; set to 0 by an answer, and when the network is back
 * @property failedAt epoch ms of the last of them
 * @property watchedNow whether a popup or side panel is open
 * @property chance 0 to 1: drawn when a check has ended and stored with its outcome, so that a plan made twice is the same plan
 */
export type PollingState = {
  addresses: WatchedAddress[];
  rateLimit?: RateLimit;
  limitHabits?: LimitHabits;
  blockedUntilAt: number;
  failures: number;
  failedAt?: number;
  watchedNow: boolean;
  delays: LearnedDelays;
  pace: Pace;
  chance: number;
};

/**
 * @property email the address whose messages should be asked for
 * @property dueAt epoch ms; in the past or now: at once
 * @property heldBy why it is not sooner, if it was wanted sooner: `limit` after a 429, `reserve` when what is left of the limit
 * is kept for the person, `failures` while the service or the network fails
 */
export type NextCheck = { email: string; dueAt: number; heldBy?: 'limit' | 'reserve' | 'failures' };

const SECOND = 1000;

/** Each wait is up to this share longer or shorter, by chance. */
const JITTER = 0.1;
/** A last look before an address is gone, early enough for the slowest alarm. */
const LAST_LOOK_MS = 45 * SECOND;
/** After a reset that everybody was told of, they come back spread over this long, or this share of the wait. */
const RETURN_SPREAD_MS = 30 * SECOND;
const RETURN_SPREAD_SHARE = 0.1;

type Wish = { address: WatchedAddress; dueAt: number };

/** When each address should be asked if nothing stands in the way; none for those that had their last look. */
function findWish(
  address: WatchedAddress,
  weights: Weights,
  scale: number,
  resetAt: number,
  checks: number,
): Wish | undefined {
  const since = lastTurnAt(address);
  const dueAt = dueAtRate(address, weights, since, checks, scale, resetAt);
  const lastLookAt = address.expiresAt - LAST_LOOK_MS;
  if (dueAt <= lastLookAt) return { address, dueAt };
  return since < lastLookAt ? { address, dueAt: lastLookAt } : undefined;
}

/** Of the addresses that are due the one most worth asking, else the one that is due first. */
function firstOf(wishes: Wish[], weights: Weights, now: number): Wish | undefined {
  const due = wishes.filter(({ dueAt }) => dueAt <= now);
  if (due.length === 0) return wishes.toSorted((one, other) => one.dueAt - other.dueAt)[0];
  const rate = ({ address }: Wish) => checkRate(address, weights, now);
  return due.toSorted((one, other) => rate(other) - rate(one) || one.dueAt - other.dueAt)[0];
}

/**
 * Which address to ask next, and when. To be called again whenever a check has ended or anything of the state has changed; cheap
 * enough for that.
 * @returns undefined when no address lives, or each has had its last look
 */
export function planNextCheck(state: PollingState, now: number): NextCheck | undefined {
  const { failures, chance } = state;
  const addresses = state.addresses
    .filter(({ expiresAt }) => expiresAt > now)
    .map((address) => withoutFuture(address, now));
  const weights = {
    priceMs: REQUEST_PRICE_MS[state.pace],
    firstMail: firstMailHazards(state.delays),
    watchedNow: state.watchedNow,
  };
  const budget = withoutNextFill(requestBudget(state.rateLimit, state.limitHabits ?? {}, now), addresses, now);
  const isSpent = budget.requests < 1;
  const scales = shareBudget(addresses, weights, budget, now);
  const checks = 1 + JITTER * (2 * chance - 1);
  const wishes = addresses.flatMap((address) => {
    const scale = scales[groupOf(address, state.watchedNow, now)];
    return findWish(address, weights, scale, budget.resetAt, checks) ?? [];
  });
  const first = firstOf(wishes, weights, now);
  if (!first) return undefined;

  const next: NextCheck = { email: first.address.email, dueAt: first.dueAt };
  const hold = (heldBy: NextCheck['heldBy'], untilAt: number) => {
    if (untilAt > Math.max(next.dueAt, now)) Object.assign(next, { dueAt: untilAt, heldBy });
  };
  if (isSpent) {
    const spreadMs = Math.min(RETURN_SPREAD_MS, RETURN_SPREAD_SHARE * (budget.resetAt - budget.seenAt));
    hold('reserve', budget.resetAt + spreadMs * chance);
  }
  // A failure in the future happened before the clock was set back.
  const failedAt = state.failedAt ?? 0;
  if (failures > 0 && failedAt <= now) {
    const wantedMs = 1 / checkRate(first.address, weights, now);
    hold('failures', failedAt + backOffMs(failures, wantedMs, chance));
  }
  if (failedAt <= now) hold('limit', state.blockedUntilAt);
  return next;
}
