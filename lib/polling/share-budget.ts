import { checksToKeep, type Weights } from './check-rate.ts';
import type { RequestBudget } from './request-budget.ts';
import { isAwaited, lastActivityAt, type WatchedAddress } from './watched-address.ts';

/**
 * How much of the rate that an address is worth it may have, each above 0 and up to 1.
 * @property awaited somebody waits for its first mail, or looks at the mailbox after it came
 * @property recent another mail may follow, but nobody is known to wait for it
 */
export type Scales = { awaited: number; recent: number; quiet: number };

const MINUTE = 60 * 1000;
/** For so long after a fill or a message something is expected. */
const RECENT_MS = 30 * MINUTE;

/** What a fill may take of a whole limit. */
const FILL_SHARE = 0.35;
/** Fills cannot be foreseen: of what the next one would take until the reset, this share is kept from the quiet addresses. */
const NEXT_FILL_SHARE = 0.95;
/** The nearer the reset, the less likely another fill is before it. */
const NEXT_FILL_WITHIN_MS = 30 * MINUTE;
/**
 * This share of the limit, but no more than so many requests, only a fill of the last minutes may spend: however much was made of the
 * period, who fills at its end waits seconds for the mail, not for the reset.
 */
const FRESH_SHARE = 0.1;
const FRESH_AT_MOST = 20;
const FRESH_MS = 10 * MINUTE;
/** And the next one is thought of before the quiet ones: this much is for those that somebody waits for in any case. */
const AWAITED_AT_LEAST = 0.8;
/** However scarce the budget, the quiet ones are not forgotten altogether. */
const QUIET_AT_LEAST = 0.1;

export function groupOf(address: WatchedAddress, watchedNow: boolean, now: number): keyof Scales {
  if (now - lastActivityAt(address) >= RECENT_MS) return 'quiet';
  return watchedNow || isAwaited(address) ? 'awaited' : 'recent';
}

/** The budget without what is kept for a fill that may still come before the reset; all of it while there is one. */
export function withoutNextFill(budget: RequestBudget, addresses: WatchedAddress[], now: number): RequestBudget {
  const isFresh = (address: WatchedAddress) => isAwaited(address) && now - lastActivityAt(address) < FRESH_MS;
  if (addresses.some(isFresh)) return budget;
  const chance = Math.min(1, (budget.resetAt - now) / NEXT_FILL_WITHIN_MS);
  return { ...budget, requests: budget.requests - Math.min(budget.limit * FRESH_SHARE, FRESH_AT_MOST) * chance };
}

/**
 * Shares a budget that may be too small for all: first the addresses that somebody waits for, then, less a sum for the next fill,
 * the others. Within a group all rates shrink alike, which is what a higher price of requests would do.
 */
export function shareBudget(addresses: WatchedAddress[], weights: Weights, budget: RequestBudget, now: number): Scales {
  const { limit, requests, resetAt } = budget;
  // Once it is spent nothing is asked; what is due afterwards is due at full pace.
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
  // A small limit bears harder on what nobody waits for.
  const recentScale = fillScale ** 1.5;
  const others = demand.quiet + demand.recent * recentScale;
  const free = requests - nextFill - demand.awaited * fillScale;
  const quiet = Math.min(1, Math.max(free / (others || 1), QUIET_AT_LEAST));
  const left = Math.max(requests - others * quiet, requests * AWAITED_AT_LEAST);
  return { awaited: Math.min(fillScale, left / (demand.awaited || 1)), recent: quiet * recentScale, quiet };
}
