import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import { cors } from 'hono/cors';
import { matchedRoutes } from 'hono/route';
import type { ApiEnv } from '../../lib/service/api/api-env.ts';
import { ApiError } from '../../lib/service/api/api-error.ts';
import type { FaultQueue } from './faults/fault-queue.ts';
import { injectFaults } from './faults/inject-faults.ts';
import { isOwnHost } from './is-own-host.ts';
import type { LoggedRequest, RequestLog } from './request-log.ts';

interface HttpHostOptions {
  /** Whether pages of other origins may read the answers. */
  cors: boolean;
  /** Names by which the service may be asked, besides addresses and `localhost`. */
  hosts: readonly string[];
  faults: FaultQueue;
  requests: RequestLog;
  /** Epoch ms. */
  now: () => number;
}

/** What the API has before it on a host that listens on a port: a check of the name, CORS, a log, faults. */
export function addHttpHost(app: Hono<ApiEnv>, options: HttpHostOptions): void {
  app.use(async (c, next) => {
    const host = c.req.header('Host');
    if (!isOwnHost(host, options.hosts)) throw new ApiError('foreign_host', 'This service does not go by that name');
    await next();
  });

  if (options.cors) app.use('/v1/*', cors({ origin: '*', ...CORS_HEADERS }));

  app.use('/v1/*', async (c, next) => {
    // The path as the specification writes it; the path itself if no route but middleware matched.
    const route = matchedRoutes(c).findLast(({ path }) => !path.includes('*'));
    const request: LoggedRequest = {
      at: options.now(),
      key: c.var.key,
      method: c.req.method,
      route: route?.path.replace(/:(\w+)/g, '{$1}') ?? c.req.path,
    };
    options.requests.add(request);
    await next();
    if (c.res !== RESPONSE_ALREADY_SENT) request.status = c.res.status;
  });

  app.use('/v1/*', injectFaults(options.faults, options.now));
}

const CORS_HEADERS = {
  allowMethods: ['GET', 'POST', 'DELETE'],
  allowHeaders: ['X-API-Key', 'Content-Type'],
  exposeHeaders: [
    'X-Ratelimit-Limit',
    'X-Ratelimit-Remaining',
    'X-Ratelimit-Used',
    'X-Ratelimit-Reset',
    'Retry-After',
    'Content-Disposition',
  ],
};
