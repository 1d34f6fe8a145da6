import type { RateLimit } from '../../../lib/api/limit.ts';

/** The service's side of a rate limit: so many requests in each period, then 429. */
export type LimitedService = {
  /** Takes one request at a moment; the answer's headers, as if read then, and whether it was refused. */
  ask(at: number): { refused: boolean; rateLimit?: RateLimit };
  asked: number;
  refused: number;
};

/**
 * @param limit requests in each period; undefined for a service without one
 * @param firstAt when some period begins
 * @param isHidden whether no answer says anything of the limit
 */
export function createLimitedService(
  limit: number | undefined,
  periodMs: number,
  firstAt = 0,
  isHidden = false,
): LimitedService {
  let periodStartAt = 0;
  let used = 0;
  return {
    asked: 0,
    refused: 0,
    ask(at) {
      this.asked++;
      if (limit === undefined) return { refused: false };
      const startAt = firstAt + Math.floor((at - firstAt) / periodMs) * periodMs;
      if (startAt !== periodStartAt) [periodStartAt, used] = [startAt, 0];
      const refused = used >= limit;
      if (refused) this.refused++;
      else used++;
      if (isHidden) return { refused };
      const resetAt = Math.ceil((startAt + periodMs) / 1000) * 1000;
      return { refused, rateLimit: { limit, used, remaining: limit - used, resetAt, seenAt: at } };
    },
  };
}
