import { Hono } from 'hono/tiny';
import { type AddressRoutesOptions, addAddressRoutes } from './address-routes.ts';
import type { ApiEnv } from './api-env.ts';
import { ApiError, toErrorEnvelope } from './api-error.ts';
import { addMessageRoutes, type MessageRoutesOptions } from './message-routes.ts';
import { type RateLimiter, toRateLimitHeaders } from './rate-limit.ts';

export interface ApiOptions extends AddressRoutesOptions, MessageRoutesOptions {
  /** API keys that are let in. An address belongs to the key that created it. */
  keys: readonly string[];
  rateLimit: RateLimiter;
  /** Adds what a host does with a request before the API does anything. */
  addHost?: ((app: Hono<ApiEnv>) => void) | undefined;
  /** Epoch ms. Addresses expire and rate-limit periods end by it. */
  now: () => number;
}

/** The API as specified, in one of its dialects. What a request passes on its way stands here in order. */
export function createApi(options: ApiOptions): Hono<ApiEnv> {
  const { keys, rateLimit, wording, now, random } = options;
  const app = new Hono<ApiEnv>();

  app.use(async (c, next) => {
    c.set('requestId', wording.makeRequestId(now(), random));
    c.set('key', c.req.header('X-API-Key') ?? '');
    await next();
  });

  options.addHost?.(app);

  app.use('/v1/*', async (c, next) => {
    await next();
    c.res.headers.set('Date', new Date(now()).toUTCString());
  });

  app.use('/v1/*', async (c, next) => {
    if (c.var.key === '') throw new ApiError('api_key_empty', 'The X-API-Key header is missing or empty');
    if (!isListed(keys, c.var.key)) throw new ApiError('invalid_api_key', 'The API key is not valid');
    await next();
  });

  if (options.dialect === 'published') {
    // Before the budget is touched: to ask how much is left costs nothing.
    app.get('/v1/rate_limit', async (c) => c.json(await rateLimit.look(c.var.key, now())));
  }

  app.use('/v1/*', async (c, next) => {
    const budget = await rateLimit.spend(c.var.key, now());
    for (const [name, value] of Object.entries(toRateLimitHeaders(budget))) c.header(name, value);
    if (!budget.isAllowed) throw new ApiError('rate_limited', 'The limit of requests is reached');
    await next();
  });

  app.use('/v1/*', async (c, next) => {
    if (!isWellEncoded(new URL(c.req.url).pathname)) {
      throw new ApiError('validation_error', 'The path is not percent-encoded as it should be');
    }
    await next();
  });

  addAddressRoutes(app, options);
  addMessageRoutes(app, options);

  app.all('*', (c) => {
    const methods = findAllowedMethods(
      app.routes.filter(({ path }) => !path.includes('*')),
      c.req.path,
    );
    if (methods.length === 0) throw new ApiError('no_route', `There is nothing at ${c.req.path}`);
    throw new ApiError('method_not_allowed', `${c.req.method} is not possible here`, { Allow: methods.join(', ') });
  });

  app.onError((error, c) => {
    if (!(error instanceof ApiError)) console.error(error);
    const { code, message, headers } =
      error instanceof ApiError ? error : new ApiError('internal_error', 'Something went wrong on our side');
    const status = wording.errorStatus[code];
    return c.json(toErrorEnvelope(status, wording.errorCode[code] ?? code, message, c.var.requestId), status, headers);
  });

  return app;
}

/** Compares each key to its end: the time tells nothing of where a wrong one differs. */
function isListed(keys: readonly string[], sent: string): boolean {
  const differences = keys.map((key) => {
    let differs = key.length ^ sent.length;
    for (let at = 0; at < sent.length; at++) differs |= key.charCodeAt(at % key.length) ^ sent.charCodeAt(at);
    return differs;
  });
  return differences.includes(0);
}

/** The methods that a path has; none if it does not exist. */
function findAllowedMethods(routes: readonly { method: string; path: string }[], path: string): string[] {
  const matches = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]*')}$`).test(path);
  const methods = new Set(routes.filter((route) => matches(route.path)).map(({ method }) => method));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods];
}

function isWellEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
