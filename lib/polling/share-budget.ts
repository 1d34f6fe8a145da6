import { checksToKeep, type Weights } from './check-rate.ts';
import type { RequestBudget } from './request-budget.ts';
import { isAwaited, lastActivityAt, type WatchedAddress } from './watched-address.ts';

/**
 * Which share of its rate an address may have, above 0 and up to 1.
 * @property awaited somebody waits for its first mail, or looks at the mailbox after that came
 * @property recent more mail may follow, but nobody is known to wait for it
 */
export type Scales = { awaited: number; recent: number; quiet: number };

const MINUTE = 60 * 1000;
/** For this long after a fill or a message, mail is expected. */
const RECENT_MS = 30 * MINUTE;

/** The share of a whole limit that a fill may take. */
const FILL_SHARE = 0.35;
/** The next fill cannot be foreseen: this share of what it would take until the reset is not given to the quiet addresses. */
const NEXT_FILL_SHARE = 0.95;
/** The nearer the reset, the less likely another fill is before it. */
const NEXT_FILL_WITHIN_MS = 30 * MINUTE;
/**
 * This share of the limit, up to so many requests, is reserved for a fill of the last minutes: at the end of a busy period a person
 * still waits seconds for the mail, not for the reset.
 */
const FRESH_SHARE = 0.1;
const FRESH_AT_MOST = 20;
const FRESH_MS = 10 * MINUTE;
/** This share goes to the awaited addresses in any case. */
const AWAITED_AT_LEAST = 0.8;
/** Quiet addresses are asked now and then, however small the budget is. */
const QUIET_AT_LEAST = 0.1;

export function groupOf(address: WatchedAddress, watchedNow: boolean, now: number): keyof Scales {
  if (now - lastActivityAt(address) >= RECENT_MS) return 'quiet';
  return watchedNow || isAwaited(address) ? 'awaited' : 'recent';
}

/** The budget without what is reserved for a fill before the reset; all of it while there is such a fill. */
export function withoutNextFill(budget: RequestBudget, addresses: WatchedAddress[], now: number): RequestBudget {
  const isFresh = (address: WatchedAddress) => isAwaited(address) && now - lastActivityAt(address) < FRESH_MS;
  if (addresses.some(isFresh)) return budget;
  const likelihood = Math.min(1, (budget.resetAt - now) / NEXT_FILL_WITHIN_MS);
  return { ...budget, requests: budget.requests - Math.min(budget.limit * FRESH_SHARE, FRESH_AT_MOST) * likelihood };
}

/**
 * Shares out a budget that may be too small for all: first to the awaited addresses, then, less a reserve for the next fill, to the
 * others. Within a group all rates shrink alike, as they would if requests cost more.
 */
export function shareBudget(addresses: WatchedAddress[], weights: Weights, budget: RequestBudget, now: number): Scales {
  const { limit, requests, resetAt } = budget;
  // A spent budget holds all checks until the reset; after it they are due at their full rate.
  if (requests < 1) return { awaited: 1, recent: 1, quiet: 1 };

  const checksUntil = (address: WatchedAddress, untilAt: number) =>
    checksToKeep(address, weights, now, Math.min(untilAt, address.expiresAt));
  const demand = { awaited: 0, recent: 0, quiet: 0 };
  for (const address of addresses) demand[groupOf(address, weights.watchedNow, now)] += checksUntil(address, resetAt);

  const fill = { email: '', createdAt: now, expiresAt: now + RECENT_MS };
  const fillChecks = checksUntil(fill, fill.expiresAt);
  const fillScale = Math.min(1, (limit * FILL_SHARE) / fillChecks);
  const untilReset = resetAt < fill.expiresAt ? checksUntil(fill, resetAt) : fillChecks;
  const nextFill = NEXT_FILL_SHARE * fillScale * untilReset;
  // A small limit reduces what nobody waits for even more.
  const recentScale = fillScale ** 1.5;
  const others = demand.quiet + demand.recent * recentScale;
  const free = requests - nextFill - demand.awaited * fillScale;
  const quiet = Math.min(1, Math.max(free / (others || 1), QUIET_AT_LEAST));
  const left = Math.max(requests - others * quiet, requests * AWAITED_AT_LEAST);
  return { awaited: Math.min(fillScale, left / (demand.awaited || 1)), recent: quiet * recentScale, quiet };
}
