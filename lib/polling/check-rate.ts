import { hazardsAfter, STRETCH_ENDS_MS, stretchOf } from './mail-hazards.ts';
import { lastActivityAt, shareOfFirstMail, type WatchedAddress } from './watched-address.ts';

/**
 * What decides how often an address is worth asking.
 * @property priceMs see `requestPrice`: the milliseconds of waiting that a request has to save
 * @property firstMail from `firstMailHazards`
 */
export type Weights = { priceMs: number; firstMail: readonly number[]; watchedNow: boolean };

const MINUTE = 60 * 1000;

/** Requests for one address do not overlap, and a person notices no difference below this interval. */
const INTERVAL_AT_LEAST_MS = 250;

/**
 * Who is not told of a mail looks into the mailbox after a while, and it is asked then: so long a wait ends without us, on average.
 * Who asked for a mail again looks soon, who expects nothing a few times an hour.
 */
const FOLLOW_UP_ENDS_MS = 2 * MINUTE;
const QUIET_ENDS_MS = 15 * MINUTE;

/**
 * Checks per millisecond. Checks at a rate r delay mail of the hazard h by 1/(2r) on average, so h/(2r) + p·r is least at
 * r = √(h/2p). Where a wait ends without us, checks save less, and beyond a price nothing.
 * @see README.md
 */
export function checkRate(first: number, followUp: number, quiet: number, priceMs: number): number {
  const saved =
    first / priceMs +
    Math.max(0, followUp / priceMs - 1 / FOLLOW_UP_ENDS_MS ** 2) +
    Math.max(0, quiet / priceMs - 1 / QUIET_ENDS_MS ** 2);
  return Math.min(Math.sqrt(saved / 2), 1 / INTERVAL_AT_LEAST_MS);
}

/** What is likely of an address's own first mail. */
function firstMailOf(address: WatchedAddress, firstMail: readonly number[]): readonly number[] {
  const share = shareOfFirstMail(address);
  if (share === 0) return [];
  return share === 1 ? firstMail : firstMail.map((hazard) => share * hazard);
}

/** `checkRate` of an address at a moment. */
export function rateOf(address: WatchedAddress, { priceMs, firstMail, watchedNow }: Weights, at: number): number {
  const idleMs = Math.max(0, at - lastActivityAt(address));
  const { first, followUp, quiet } = hazardsAfter(idleMs, firstMailOf(address, firstMail), watchedNow);
  return checkRate(first, followUp, quiet, priceMs);
}

/**
 * When a check is worth its price: when the mail that may have come since the last one has waited, in expectation, for as long. At a
 * constant hazard these checks have the rate of `checkRate`; where mail becomes rare, the last ones still come.
 * @param since when the last answer was true
 * @returns epoch ms; `untilAt` if it is not worth it before
 */
export function dueAtPrice(
  address: WatchedAddress,
  { priceMs, firstMail, watchedNow }: Weights,
  since: number,
  untilAt: number,
): number {
  const activityAt = lastActivityAt(address);
  const awaited = firstMailOf(address, firstMail);
  let at = since;
  let left = priceMs;
  // Mails that have come by `at`, in expectation.
  let [firsts, followUps, quiets] = [0, 0, 0];
  for (let stretch = stretchOf(at - activityAt); at < untilAt; ) {
    const stretchEndAt = activityAt + (STRETCH_ENDS_MS[stretch] ?? Number.POSITIVE_INFINITY);
    // A stretch may be longer than patience is.
    const endAt = Math.min(stretchEndAt, at + Math.max(FOLLOW_UP_ENDS_MS, at - since), untilAt);
    if (endAt === stretchEndAt) stretch++;
    const stretchMs = Math.max(0, endAt - at);
    // A sign of mail says as much of the moments before it: what it speaks of may have come already.
    const hazards = hazardsAfter(Math.max(0, at + stretchMs / 2 - activityAt), awaited, watchedNow);
    const sinceMs = at + stretchMs / 2 - since;
    const [followUpShare, quietShare] = [Math.exp(-sinceMs / FOLLOW_UP_ENDS_MS), Math.exp(-sinceMs / QUIET_ENDS_MS)];
    // How many wait, and how many more with every millisecond.
    const waiting = firsts + followUps * followUpShare + quiets * quietShare;
    const growth = hazards.first * (1 - firsts) + hazards.followUp * followUpShare + hazards.quiet * quietShare;
    const needMs = (Math.sqrt(waiting ** 2 + 2 * growth * left) - waiting) / (growth || Number.MIN_VALUE);
    if (needMs <= stretchMs) return Math.max(at + needMs, since + INTERVAL_AT_LEAST_MS);
    left -= waiting * stretchMs + (growth * stretchMs ** 2) / 2;
    firsts += (1 - firsts) * (1 - Math.exp(-hazards.first * stretchMs));
    followUps += hazards.followUp * stretchMs;
    quiets += hazards.quiet * stretchMs;
    at = Math.max(at, endAt);
  }
  return untilAt;
}
