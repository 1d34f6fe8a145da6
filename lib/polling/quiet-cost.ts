import { checkRate } from './check-rate.ts';
import { type Pace, REQUEST_PRICE_MS } from './pace.ts';

const HOUR = 60 * 60 * 1000;

/** What a pace costs while no mail comes: requests a day for each live address. Shown beside the setting. */
export function quietRequestsPerDay(pace: Pace): number {
  const address = { email: '', createdAt: 0, expiresAt: 24 * HOUR };
  const weights = { priceMs: REQUEST_PRICE_MS[pace], firstMail: [], watchedNow: false };
  return Math.round(24 * HOUR * checkRate(address, weights, 12 * HOUR));
}
