import { NO_FILLS } from '../../../lib/polling/fill-habits.ts';
import { firstMailHazards, NO_DELAYS } from '../../../lib/polling/mail-delays.ts';
import { requestPrice } from '../../../lib/polling/request-price.ts';
import { quantile } from '../quantile.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const NOW = Date.UTC(2026, 0, 1, 12);
const ADDRESSES = 200;
const ROUNDS = 500;

/** What it takes to find the price with two hundred addresses, half of them awaited, in a month that is scarce: the median, in ms. */
export function priceCostMs(): number {
  const addresses = Array.from({ length: ADDRESSES }, (_, place) => {
    const filledAt = NOW - place * 5 * MINUTE;
    const known = { email: `${place}`, createdAt: filledAt, filledAt, expiresAt: filledAt + DAY };
    return place % 2 ? { ...known, lastMessageAt: filledAt + MINUTE } : known;
  });
  const firstMail = firstMailHazards(NO_DELAYS);
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const budget = { limit: 10_000, requests: 2000 + round, resetAt: NOW + 20 * DAY, seenAt: NOW };
    const startedAt = performance.now();
    requestPrice(addresses, firstMail, NO_FILLS, budget, 5, NOW);
    return performance.now() - startedAt;
  });
  return quantile(times, 0.5);
}
