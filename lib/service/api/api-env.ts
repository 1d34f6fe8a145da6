import type { Env } from 'hono';

/** What a request carries on its way through the API. */
export interface ApiEnv extends Env {
  Variables: {
    requestId: string;
    /** The key as it was sent, not yet checked; empty if there is none. */
    key: string;
  };
}
