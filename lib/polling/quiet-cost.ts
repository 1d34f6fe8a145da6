import { dueAtPrice } from './check-rate.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Requests a day for each live address while no mail comes, at a price. */
export function quietRequestsPerDay(priceMs: number): number {
  const checkedAt = 12 * HOUR;
  const address = { email: '', createdAt: 0, lastMessageAt: 1, expiresAt: 2 * DAY, checkedAt };
  const dueAt = dueAtPrice(address, { priceMs, firstMail: [], watchedNow: false }, checkedAt, address.expiresAt);
  return DAY / (dueAt - checkedAt);
}
