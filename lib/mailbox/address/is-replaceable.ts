import type { Address } from '../address.ts';

/** A page says within moments whether it accepts an address; who looks into why no mail comes takes longer. */
const DOUBTFUL_MS = 60 * 60_000;

/** Whether another domain may be wanted in its place: it was filled a while ago, and nothing has come to it. */
export function isReplaceable({ site, filledAt, lastMessageAt }: Address, now: number): boolean {
  return site !== undefined && lastMessageAt === undefined && filledAt !== undefined && now - filledAt < DOUBTFUL_MS;
}
