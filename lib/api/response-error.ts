import type { ServiceError } from './errors.ts';
import {
  InterceptedError,
  InvalidResponseError,
  KeyRefusedError,
  NotFoundError,
  RateLimitedError,
  RefusedError,
  type ResponseFacts,
  ServiceFaultError,
} from './errors.ts';
import { readRateLimit, readRetryAfter } from './limit.ts';
import { readJson } from './read-json.ts';
import { envelopeSchema, plainErrorSchema } from './wire.ts';

const KEY_CODES = ['invalid_api_key', 'api_key_invalid', 'api_key_empty'];

/** Codes of what a service no longer has, and of what says no more than that an endpoint or a version of the API is gone. */
const GONE = /(?:not_?found|gone|expired|deleted|purged|removed|no_such|unknown|missing)/i;
const OF_API = /api|endpoint|method|path|route|url|version/i;

/** What is known of a response before its body is read. Proxies and some services send the request's id in a header. */
export function readFacts({ status, headers }: Response): ResponseFacts {
  const requestId = headers.get('X-Request-Id');
  return { status, ...(requestId && { requestId: requestId.slice(0, 200) }) };
}

/** Whether a body is HTML, such as a portal's: no service of this API answers with it. */
export function isPage(text: string): boolean {
  return text.trimStart().startsWith('<');
}

/** Statuses with which portals, proxies and firewalls refuse a request. A service of this API says more than one of them. */
const REFUSALS_BETWEEN = [401, 402, 403, 407, 408, 421, 425, 426, 451, 511];
export const isRefusalBetween = (status = 0) => REFUSALS_BETWEEN.includes(status);

/** @returns undefined if it is no JSON */
export function parseBody(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    return undefined;
  }
}

/**
 * The error for a response outside 2xx: by `error.code` first, then by status. Only the service's own word counts against an address or a
 * key: its code, or its request id in its envelope. A 404 or 403 of a router, gateway or proxy decides nothing.
 * @param text the body, of any content
 */
export function createResponseError(response: Response, text: string, now: number): ServiceError {
  const { status, headers } = response;
  const body = parseBody(text);
  const envelope = envelopeSchema.safeParse(body).data;
  const { code, type, detail } = envelope?.error ?? {};
  const requestId = envelope?.meta?.request_id;
  const facts: ResponseFacts = {
    ...readFacts(response),
    ...(code && { code }),
    ...(detail && { detail }),
    ...(requestId && { requestId }),
  };
  const says = `The service answered ${status}${code ? ` ${code}` : ''}.`;

  const { resetAt, remaining } = readRateLimit(headers, undefined, now) ?? {};
  const isUsedUp = status === 403 && code === undefined && remaining === 0;
  if (code === 'rate_limited' || status === 429 || isUsedUp)
    return new RateLimitedError(says, facts, { resetAt, retryAfterAt: readRetryAfter(headers, now), remaining });
  // A cache repeats an earlier answer, perhaps to another key.
  if (Number(headers.get('Age')) > 0 && status < 500) return new InterceptedError(says, facts);
  if (code === 'not_found') return new NotFoundError(says, facts);
  if (code !== undefined && KEY_CODES.includes(code)) return new KeyRefusedError(says, facts);
  const isOwn = type === 'request_error' || requestId !== undefined;
  // What wants a login of its own names the scheme of it.
  const isAboutKey = isOwn || /^$|key/i.test(headers.get('WWW-Authenticate') ?? '');
  if (status === 401 && isAboutKey && !isPage(text))
    return new InterceptedError(says, facts, isOwn || text.trim() === '' ? 'own' : 'any');
  if (status === 401 || (isRefusalBetween(status) && !isOwn)) return new InterceptedError(says, facts);
  if (status >= 500 || type === 'api_error') return new ServiceFaultError(says, facts);
  const isGone = code === undefined || (GONE.test(code) && !OF_API.test(code));
  if ([404, 410].includes(status) && isOwn && isGone) return new NotFoundError(says, facts);
  if ([404, 410].includes(status) && !isOwn) return new InterceptedError(says, facts);
  if (isOwn || code !== undefined || detail !== undefined) return new RefusedError(says, facts);
  if (isPage(text)) return new InterceptedError(says, facts);
  return new InvalidResponseError(says, { ...facts, ...plainErrorSchema.safeParse(body).data });
}
