import type { LimitHabits } from '../api/limit-habits.ts';
import type { RateLimit } from '../api/rate-limit.ts';
import { backOffMs } from './back-off.ts';
import { checkRate, dueAtRate, type Weights } from './check-rate.ts';
import { firstMailHazards, type LearnedDelays } from './mail-delays.ts';
import { type Pace, REQUEST_PRICE_MS } from './pace.ts';
import { requestBudget } from './request-budget.ts';
import { groupOf, shareBudget, withoutNextFill } from './share-budget.ts';
import { type WatchedAddress, waitingSinceAt, withoutFuture } from './watched-address.ts';

/**
 * All that a plan depends on.
 * @property addresses in any order; expired ones are ignored
 * @property rateLimit last known, absent if no answer carried one
 * @property limitHabits what was learned of the limit from earlier answers, see `learnLimit`
 * @property blockedUntilAt epoch ms, 0 if not blocked; see `blockedUntil`
 * @property failures errors in a row, a 429 included; set to 0 by an answer, and when the network is back
 * @property failedAt epoch ms of the last of them
 * @property watchedNow whether a popup or side panel is open
 * @property jitter 0 to 1: drawn after each check and stored with its outcome, so that a plan made twice is the same plan
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
  jitter: number;
};

/**
 * @property email the address whose messages should be asked for
 * @property dueAt epoch ms; at once if that is now or in the past
 * @property heldBy what delays it, if anything: `limit` after a 429, `reserve` when the rest of the limit is reserved for the
 * person, `failures` while the service or the network fails
 */
export type NextCheck = { email: string; dueAt: number; heldBy?: 'limit' | 'reserve' | 'failures' };

const SECOND = 1000;

/** Jitter makes each wait longer or shorter by up to this share. */
const JITTER_SHARE = 0.1;
/** An address is checked a last time before it expires, early enough for the slowest alarm. */
const LAST_CHECK_MS = 45 * SECOND;
/** All clients know the reset: after it they come back spread over this long, or this share of the wait. */
const RETURN_SPREAD_MS = 30 * SECOND;
const RETURN_SPREAD_SHARE = 0.1;

type Wish = { address: WatchedAddress; dueAt: number };

/** When an address should be asked, limits and failures aside; undefined after its last check. */
function findWish(
  address: WatchedAddress,
  weights: Weights,
  scale: number,
  resetAt: number,
  checks: number,
): Wish | undefined {
  const since = waitingSinceAt(address);
  const dueAt = dueAtRate(address, weights, since, checks, scale, resetAt);
  const lastCheckAt = address.expiresAt - LAST_CHECK_MS;
  if (dueAt <= lastCheckAt) return { address, dueAt };
  return since < lastCheckAt ? { address, dueAt: lastCheckAt } : undefined;
}

/** The address most worth asking among those that are due, else the one that is due first. */
function firstOf(wishes: Wish[], weights: Weights, now: number): Wish | undefined {
  const due = wishes.filter(({ dueAt }) => dueAt <= now);
  if (due.length === 0) return wishes.toSorted((one, other) => one.dueAt - other.dueAt)[0];
  const rate = ({ address }: Wish) => checkRate(address, weights, now);
  return due.toSorted((one, other) => rate(other) - rate(one) || one.dueAt - other.dueAt)[0];
}

/**
 * Which address to ask next, and when. Cheap enough to be called after every check and after every change of the state.
 * @returns undefined when no address is live, or each has had its last check
 */
export function planNextCheck(state: PollingState, now: number): NextCheck | undefined {
  const { failures, jitter } = state;
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
  const checks = 1 + JITTER_SHARE * (2 * jitter - 1);
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
    hold('reserve', budget.resetAt + spreadMs * jitter);
  }
  // A failure in the future happened before the clock was set back.
  const failedAt = state.failedAt ?? 0;
  if (failures > 0 && failedAt <= now) {
    const wantedMs = 1 / checkRate(first.address, weights, now);
    hold('failures', failedAt + backOffMs(failures, wantedMs, jitter));
  }
  if (failedAt <= now) hold('limit', state.blockedUntilAt);
  return next;
}
