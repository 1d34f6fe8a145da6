import { expectedChecks, type Keenness } from './check-rate.ts';
import type { RequestBudget } from './request-budget.ts';
import { isAwaited, lastActivityAt, type WatchedAddress } from './watched-address.ts';

/** How much of the rate that an address is worth it may have, above 0 and up to 1. */
export type Scales = { waitedFor: number; quiet: number };

/** Kept from the quiet addresses for the next fill, which nobody can foresee: this share of the budget, or this many requests. */
const NEXT_FILL_SHARE = 0.5;
const NEXT_FILL_AT_MOST = 60;
/** However scarce the budget, the quiet ones are not forgotten altogether. */
const QUIET_AT_LEAST = 0.15;

const WAITING_MS = 30 * 60 * 1000;

/** Whether somebody is likely to wait for mail to this address right now. */
export function isWaitedFor(address: WatchedAddress, watchedNow: boolean, now: number): boolean {
  return now - lastActivityAt(address) < WAITING_MS && (watchedNow || isAwaited(address));
}

/**
 * Shares a budget that may be too small for all: first those that somebody waits for, then, less a sum for the next fill, the
 * quiet ones. Within a group all rates shrink alike, which is what a higher price of requests would do.
 */
export function shareBudget(
  addresses: WatchedAddress[],
  keenness: Keenness,
  { requests, resetAt }: RequestBudget,
  now: number,
): Scales {
  // Once it is spent nothing is asked; what is due afterwards is due at full pace.
  if (requests < 1) return { waitedFor: 1, quiet: 1 };
  let waitedFor = 0;
  let quiet = 0;
  for (const address of addresses) {
    const checks = expectedChecks(address, keenness, now, Math.min(resetAt, address.expiresAt));
    if (isWaitedFor(address, keenness.watchedNow, now)) waitedFor += checks;
    else quiet += checks;
  }
  const nextFill = Math.min(requests * NEXT_FILL_SHARE, NEXT_FILL_AT_MOST);
  const quietScale = Math.min(1, Math.max((requests - nextFill - waitedFor) / (quiet || 1), QUIET_AT_LEAST));
  const left = Math.max(requests - quiet * quietScale, requests / 2);
  return { waitedFor: Math.min(1, left / (waitedFor || 1)), quiet: quietScale };
}
