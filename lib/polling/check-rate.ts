import { BIN_ENDS_MS, binOf, DELAY_BINS } from './mail-delays.ts';
import { mailWorth } from './mail-worth.ts';
import { isAwaited, lastActivityAt, type WatchedAddress } from './watched-address.ts';

/**
 * What decides how often an address is worth asking. Checks at a rate r delay mail by 1/(2r) on average and cost r; with mail
 * worth w per millisecond and a request worth p, w/(2r) + p·r is least at r = √(w/2p). So the rate goes with the square root
 * of the likelihood of mail, and the price sets the number of requests.
 * @property priceMs see `REQUEST_PRICE_MS`
 * @property firstMail from `firstMailHazards`
 */
export type Weights = { priceMs: number; firstMail: readonly number[]; watchedNow: boolean };

/** Requests for one address do not overlap, and a person notices no difference above this rate. */
const RATE_AT_MOST = 1 / 250;

/** Checks per millisecond. */
export function checkRate(address: WatchedAddress, { priceMs, firstMail, watchedNow }: Weights, at: number): number {
  return Math.min(Math.sqrt(mailWorth(address, firstMail, watchedNow, at) / (2 * priceMs)), RATE_AT_MOST);
}

/** The end of the stretch after `at` over which the rate is taken as constant: half an octave of the time since the last activity. */
function stretchEndAt(activityAt: number, at: number): number {
  const idleMs = Math.max(0, at - activityAt);
  const bin = binOf(idleMs);
  return bin < DELAY_BINS - 1 ? activityAt + (BIN_ENDS_MS[bin] ?? 0) : at + idleMs / 2;
}

/**
 * When the rate since `since` adds up to `checks`; at the latest when the address expires.
 * @param checks a number of checks, which may be a fraction
 * @param scale the share of the rate that the budget allows until `resetAt`, above 0
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
 * How many checks to reserve for an address until a moment. With a fixed number of requests, the delay is least at a rate that goes
 * with the square root of the density of arrivals: of the hazard times the probability that mail is still to come. The reservation is
 * made anew after each check, which leads to exactly that rate.
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
