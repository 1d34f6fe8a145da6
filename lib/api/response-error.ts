import { parseJson } from '../storage/schema.ts';
import type { ServiceError } from './errors.ts';
import {
  InvalidResponseError,
  KeyRefusedError,
  NotFoundError,
  RateLimitedError,
  RefusedError,
  type ResponseFacts,
  ServiceFaultError,
} from './errors.ts';
import { readRateLimit, readRetryAfter } from './limit.ts';
import { envelopeSchema } from './wire.ts';

const KEY_CODES = ['invalid_api_key', 'api_key_invalid', 'api_key_empty'];

/** What is known of a response before its body is read. Proxies and some services send the request's id in a header. */
export function readFacts({ status, headers }: Response): ResponseFacts {
  const requestId = headers.get('X-Request-Id');
  return { status, ...(requestId && { requestId: requestId.slice(0, 200) }) };
}

/**
 * The error for a response outside 2xx: by `error.code` first, then by status. An HTML page is never taken for the service's own response,
 * so that a proxy's 404 or 403 can't cost the user an address or a key.
 * @param text the body, of any content
 */
export function createResponseError(response: Response, text: string, now: number): ServiceError {
  const { status, headers } = response;
  const envelope = envelopeSchema.safeParse(parseJson(text)).data;
  const code = envelope?.error.code;
  const facts: ResponseFacts = {
    ...readFacts(response),
    ...(code && { code }),
    ...(envelope?.error.detail && { detail: envelope.error.detail }),
    ...(envelope?.meta?.request_id && { requestId: envelope.meta.request_id }),
  };
  const says = `The service answered ${status}${code ? ` ${code}` : ''}.`;
  const isFromService = envelope !== undefined || !text.trimStart().startsWith('<');

  if (code === 'rate_limited' || status === 429) {
    const { resetAt, remaining } = readRateLimit(headers, undefined, now) ?? {};
    return new RateLimitedError(says, facts, { resetAt, retryAfterAt: readRetryAfter(headers, now), remaining });
  }
  if (code === 'not_found') return new NotFoundError(says, facts);
  if (code !== undefined && KEY_CODES.includes(code)) return new KeyRefusedError(says, facts);
  if (status >= 500 || envelope?.error.type === 'api_error') return new ServiceFaultError(says, facts);
  if (status === 401 || (status === 403 && isFromService)) return new KeyRefusedError(says, facts);
  if (status === 404 && (envelope !== undefined || text === '')) return new NotFoundError(says, facts);
  if (envelope !== undefined) return new RefusedError(says, facts);
  return new InvalidResponseError(says, facts);
}
