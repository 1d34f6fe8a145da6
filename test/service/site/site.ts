import { Hono } from 'hono';

export function createSite(_options: { smtp: { host: string; port: number }; framePort: number }): Hono {
  return new Hono();
}
