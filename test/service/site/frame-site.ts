import { Hono } from 'hono';

/** What stands in the frames that come from another origin. */
export function createFrameSite(): Hono {
  return new Hono();
}
