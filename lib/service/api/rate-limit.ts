/** Where a key stands in its current period. */
export interface Budget {
  limit: number;
  used: number;
  remaining: number;
  /** End of the period, UTC epoch seconds. */
  reset: number;
}

/**
 * Counts requests per key in periods of fixed length. A period begins with its first request; refused requests do
 * not count.
 */
export class RateLimit {
  readonly #limit: number;
  readonly #periodSeconds: number;
  readonly #periods = new Map<string, { endsAt: number; used: number }>();

  constructor({ limit, periodSeconds }: { limit: number; periodSeconds: number }) {
    this.#limit = limit;
    this.#periodSeconds = periodSeconds;
  }

  /** @param now epoch ms */
  look(key: string, now: number): Budget {
    const { endsAt, used } = this.#period(key, now);
    return { limit: this.#limit, used, remaining: this.#limit - used, reset: Math.ceil(endsAt / 1000) };
  }

  /** Takes one request off the budget. @returns false if there is none left */
  spend(key: string, now: number): boolean {
    const period = this.#period(key, now);
    if (period.used >= this.#limit) return false;
    this.#periods.set(key, { ...period, used: period.used + 1 });
    return true;
  }

  #period(key: string, now: number): { endsAt: number; used: number } {
    const period = this.#periods.get(key);
    return period && now < period.endsAt ? period : { endsAt: now + this.#periodSeconds * 1000, used: 0 };
  }
}

export function toRateLimitHeaders({ limit, used, remaining, reset }: Budget): Record<string, string> {
  return {
    'X-Ratelimit-Limit': `${limit}`,
    'X-Ratelimit-Remaining': `${remaining}`,
    'X-Ratelimit-Used': `${used}`,
    'X-Ratelimit-Reset': `${reset}`,
  };
}
