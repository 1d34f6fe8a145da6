import { BIN_ENDS_MS, binOf, DELAY_BINS } from './mail-delays.ts';
import { mailWorth } from './mail-worth.ts';
import { isAwaited, lastActivityAt, type WatchedAddress } from './watched-address.ts';

/**
 * How often an address is worth asking, as time goes by. Checks at a rate r delay mail by 1/(2r) on average and cost r; with mail
 * worth w per millisecond and a request worth p, w/(2r) + p·r is least at r = √(w/2p). So the rate goes with the square root
 * of the likelihood, and the price alone sets how many requests that makes.
 * @property priceMs see `REQUEST_PRICE_MS`
 * @property firstMail from `firstMailHazards`
 */
export type Weights = { priceMs: number; firstMail: readonly number[]; watchedNow: boolean };

/** Where somebody waits, one question at a time; and no more often than a person could tell the difference. */
const RATE_AT_MOST = 1 / 250;

/** Checks per millisecond. */
export function checkRate(address: WatchedAddress, { priceMs, firstMail, watchedNow }: Weights, at: number): number {
  return Math.min(Math.sqrt(mailWorth(address, firstMail, watchedNow, at) / (2 * priceMs)), RATE_AT_MOST);
}

/** The stretch of time after `at` over which the rate is taken as even: half an octave of the time since the last activity. */
function stretchEndAt(activityAt: number, at: number): number {
  const idleMs = Math.max(0, at - activityAt);
  const bin = binOf(idleMs);
  return bin < DELAY_BINS - 1 ? activityAt + (BIN_ENDS_MS[bin] ?? 0) : at + idleMs / 2;
}

/**
 * When as many checks are due as `checks` says, a fraction too, counted from `since`; at the latest when the address expires.
 * @param scale what the budget leaves of the rate, above 0; all of it again from `resetAt` on
 */
export function dueAtRate(
  address: WatchedAddress,
  weights: Weights,
  since: number,
  checks: number,
  scale: number,
  resetAt: number,
): number {
  const activityAt = lastActivityAt(address);
  let at = since;
  let left = checks;
  while (at < address.expiresAt) {
    const isScarce = at < resetAt;
    const endAt = Math.min(Math.max(stretchEndAt(activityAt, at), at + 1), isScarce ? resetAt : address.expiresAt);
    const rate = checkRate(address, weights, (at + endAt) / 2) * (isScarce ? scale : 1);
    if (rate * (endAt - at) >= left) return at + left / rate;
    left -= rate * (endAt - at);
    at = endAt;
  }
  return address.expiresAt;
}

/**
 * How many checks to set aside for an address until a moment, more than it is expected to take: of a sum that cannot grow, the least
 * delay is bought by a rate that goes with the square root of the density of arrivals, which is that of the hazard times that of the
 * chance that mail is still to come. Shared out anew after each check, what is set aside comes to exactly that.
 */
export function checksToKeep(address: WatchedAddress, weights: Weights, now: number, untilAt: number): number {
  const activityAt = lastActivityAt(address);
  const awaited = isAwaited(address);
  let waiting = 1;
  let checks = 0;
  for (let at = now; at < untilAt; ) {
    const endAt = Math.min(Math.max(stretchEndAt(activityAt, at), at + 1), untilAt);
    checks += checkRate(address, weights, (at + endAt) / 2) * Math.sqrt(waiting) * (endAt - at);
    const hazard = awaited ? (weights.firstMail[binOf(at - activityAt)] ?? 0) : 0;
    waiting *= Math.exp(-hazard * (endAt - at));
    at = endAt;
  }
  return checks;
}
