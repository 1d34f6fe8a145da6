import { DurableObject, type ObjectState } from 'cloudflare:workers';
import { type Budget, KeyRateLimit, type RateLimiter } from '../../../lib/service/api/rate-limit.ts';
import type { Env } from './settings.ts';

/** Counts the requests of one key, wherever in the world they come in. */
export class KeyObject extends DurableObject<Env> implements RateLimiter {
  readonly #rateLimit: KeyRateLimit;

  constructor(ctx: ObjectState, env: Env) {
    super(ctx, env);
    const { kv } = ctx.storage;
    this.#rateLimit = new KeyRateLimit(env.RATE_LIMIT, {
      get: () => kv.get('period'),
      set: (_key, period) => kv.put('period', period),
    });
  }

  look(key: string, now: number): Budget {
    return this.#rateLimit.look(key, now);
  }

  spend(key: string, now: number): Budget & { isAllowed: boolean } {
    return this.#rateLimit.spend(key, now);
  }
}
