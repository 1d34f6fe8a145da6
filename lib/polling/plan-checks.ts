import { backOffMs } from '../api/back-off.ts';
import { returnSpreadMs } from '../api/blocked-until.ts';
import type { LimitHabits } from '../api/limit-habits.ts';
import type { RateLimit } from '../api/rate-limit.ts';
import { requestBudget } from '../api/request-budget.ts';
import { dueAtPrice, rateOf, type Weights } from './check-rate.ts';
import { type FillHabits, fillsToCome } from './fill-habits.ts';
import { firstMailHazards, type LearnedDelays } from './mail-delays.ts';
import { type Pace, REQUEST_PRICE_MS } from './pace.ts';
import { requestPrice } from './request-price.ts';
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
 * @property fills how often the person fills
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
  fills: FillHabits;
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
type Reckoned = Pick<PollingState, 'addresses' | 'rateLimit' | 'limitHabits' | 'delays' | 'fills' | 'pace'>;
type Wish = { address: WatchedAddress; dueAt: number };

/** When an address should be asked, failures aside; undefined after its last check. @param returnAt when there is a whole limit again */
function findWish(
  address: WatchedAddress,
  weights: Weights,
  { paceMs, returnAt }: { paceMs: number; returnAt: number },
): Wish | undefined {
  const since = waitingSinceAt(address);
  const lastCheckAt = address.expiresAt - LAST_CHECK_MS;
  if (since >= lastCheckAt) return undefined;
  const dueAt = dueAtPrice(address, weights, since, lastCheckAt);
  const returnsAt = Math.max(returnAt, dueAtPrice(address, { ...weights, priceMs: paceMs }, since, lastCheckAt));
  return { address, dueAt: Math.max(Math.min(dueAt, returnsAt), address.retryAt ?? 0) };
}

/** The address most worth asking among those that are due, else the one that is due first. */
function firstOf(wishes: Wish[], weights: Weights, now: number): Wish | undefined {
  const due = wishes.filter(({ dueAt }) => dueAt <= now);
  if (due.length === 0) return wishes.toSorted((one, other) => one.dueAt - other.dueAt)[0];
  const rate = ({ address }: Wish) => rateOf(address, weights, now);
  return due.toSorted((one, other) => rate(other) - rate(one) || one.dueAt - other.dueAt)[0];
}

/** What a plan is made of. */
function reckon(state: Reckoned, now: number) {
  const addresses = state.addresses
    .filter(({ expiresAt }) => expiresAt > now)
    .map((address) => withoutFuture(address, now));
  const firstMail = firstMailHazards(state.delays);
  const budget = requestBudget(state.rateLimit, state.limitHabits ?? {}, now);
  const paceMs = REQUEST_PRICE_MS[state.pace];
  const asked = addresses.filter(({ retryAt = 0 }) => retryAt <= now);
  const price = requestPrice(asked, firstMail, state.fills, budget, paceMs, now);
  return { addresses, firstMail, budget, paceMs, ...price };
}

/**
 * What is known before anything is asked.
 * @property priceMs what a request costs now, for whoever asks: see `requestPrice`
 * @property fillsLeft for how many fills what is left is enough
 * @property isShort whether that is less than a day's fills, and fewer than are likely until the reset
 * @property resetAt epoch ms by our clock
 */
export type Outlook = { priceMs: number; fillsLeft: number; isShort: boolean; resetAt: number };

const DAY = 24 * 60 * 60 * SECOND;

export function outlook(state: Reckoned, now: number): Outlook {
  const { budget, priceMs, fillCost, fillsLikely } = reckon(state, now);
  const fillsLeft = budget.requests / fillCost;
  const isShort = fillsLeft < Math.min(fillsLikely, fillsToCome(state.fills, now, DAY));
  return { priceMs, fillsLeft, isShort, resetAt: budget.resetAt };
}

/**
 * Which address to ask next, and when. Cheap enough to be called after every check and after every change of the state.
 * @returns undefined when no address is live, or each has had its last check
 */
export function planNextCheck(state: PollingState, now: number): NextCheck | undefined {
  const { failures, jitter } = state;
  const { addresses, firstMail, budget, paceMs, priceMs } = reckon(state, now);
  const isSpent = priceMs === Number.POSITIVE_INFINITY;
  // All clients know the reset.
  const returnAt = budget.resetAt + returnSpreadMs(budget.resetAt - budget.seenAt, jitter);
  const jitterShare = (1 + JITTER_SHARE * (2 * jitter - 1)) ** 2;
  const weights = { priceMs: (isSpent ? paceMs : priceMs) * jitterShare, firstMail, watchedNow: state.watchedNow };
  const pace = { paceMs: paceMs * jitterShare, returnAt };
  const wishes = addresses.flatMap((address) => findWish(address, weights, pace) ?? []);
  const first = firstOf(wishes, weights, now);
  if (!first) return undefined;

  const next: NextCheck = { email: first.address.email, dueAt: first.dueAt };
  const hold = (heldBy: NextCheck['heldBy'], untilAt: number) => {
    if (untilAt > Math.max(next.dueAt, now)) Object.assign(next, { dueAt: untilAt, heldBy });
  };
  if (isSpent) hold('reserve', returnAt);
  // A failure in the future happened before the clock was set back.
  const failedAt = state.failedAt ?? 0;
  if (failures > 0 && failedAt <= now) {
    const wantedMs = 1 / rateOf(first.address, weights, now);
    hold('failures', failedAt + backOffMs(failures, wantedMs, jitter));
  }
  if (failedAt <= now) hold('limit', state.blockedUntilAt);
  return next;
}
