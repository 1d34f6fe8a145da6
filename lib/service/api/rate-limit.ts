import type { Awaitable } from '../mailbox/service-store.ts';

/** Where a key stands in its current period. */
export interface Budget {
  limit: number;
  used: number;
  remaining: number;
  /** End of the period, UTC epoch seconds. */
  reset: number;
}

/** Counts the requests of each key. */
export interface RateLimiter {
  /** @param now epoch ms */
  look(key: string, now: number): Awaitable<Budget>;
  /** Takes one request off the budget, if there is one left. */
  spend(key: string, now: number): Awaitable<Budget & { isAllowed: boolean }>;
}

/** Where the periods of keys are stored: a map, or what a host has. */
interface PeriodStore {
  get(key: string): Period | undefined;
  set(key: string, period: Period): unknown;
}

interface Period {
  /** Epoch ms. */
  endsAt: number;
  used: number;
}

/**
 * Counts requests per key in periods of fixed length. A period begins with its first request; refused requests do
 * not count.
 */
export class KeyRateLimit implements RateLimiter {
  readonly #limit: number;
  readonly #periodSeconds: number;
  readonly #periods: PeriodStore;

  /** @param periods default: in memory */
  constructor(
    { limit, periodSeconds }: { limit: number; periodSeconds: number },
    periods: PeriodStore = new Map<string, Period>(),
  ) {
    this.#periods = periods;
    this.#limit = limit;
    this.#periodSeconds = periodSeconds;
  }

  look(key: string, now: number): Budget {
    const { endsAt, used } = this.#period(key, now);
    return { limit: this.#limit, used, remaining: this.#limit - used, reset: Math.ceil(endsAt / 1000) };
  }

  spend(key: string, now: number): Budget & { isAllowed: boolean } {
    const period = this.#period(key, now);
    const isAllowed = period.used < this.#limit;
    if (isAllowed) this.#periods.set(key, { ...period, used: period.used + 1 });
    return { ...this.look(key, now), isAllowed };
  }

  #period(key: string, now: number): Period {
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
