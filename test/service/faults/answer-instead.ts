import { toErrorEnvelope } from '../../../lib/service/api/api-error.ts';
import type { Fault } from './fault.ts';
import { largeAnswer, longList } from './large-answer.ts';

const PROXY_PAGE = `<!doctype html>
<html><head><title>Bad gateway</title></head>
<body><h1>Bad gateway</h1><p>The upstream server did not answer.</p></body></html>
`;

/**
 * The answer that takes the place of the right one, which is then never asked for.
 * @param now epoch ms
 * @returns undefined for faults that spoil the right answer
 */
export function answerInstead(fault: Fault, path: string, requestId: string, now: number): Response | undefined {
  switch (fault.kind) {
    case 'rate-limited': {
      const body = toErrorEnvelope(429, 'rate_limited', 'Too many requests', requestId);
      return Response.json(body, { status: 429, headers: rateLimitedHeaders(fault, now) });
    }
    case 'error': {
      const body = toErrorEnvelope(fault.status, fault.code, fault.detail, requestId);
      return Response.json(body, { status: fault.status });
    }
    case 'html':
      return new Response(PROXY_PAGE, {
        status: fault.status,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
    case 'answer': {
      const { status, type, body, headers } = fault;
      const all = { ...(type !== undefined && { 'Content-Type': type }), ...headers };
      return new Response(type === undefined ? null : body, { status, headers: all });
    }
    case 'json':
      return Response.json(fault.body, { status: fault.status });
    case 'empty':
      return new Response(null, { status: fault.status });
    case 'large':
      return largeAnswer(path, fault.status, fault.bytes, fault.isPacked);
    case 'long-list':
      return longList(fault.count, now);
    default:
      return undefined;
  }
}

function rateLimitedHeaders(fault: Extract<Fault, { kind: 'rate-limited' }>, now: number): Record<string, string> {
  const { resetSeconds, retryAfterSeconds } = fault;
  const headers: Record<string, string> = {};
  if (resetSeconds !== undefined) {
    headers['X-Ratelimit-Limit'] = '100';
    headers['X-Ratelimit-Remaining'] = '0';
    headers['X-Ratelimit-Used'] = '100';
    headers['X-Ratelimit-Reset'] = `${Math.ceil(now / 1000) + resetSeconds}`;
  }
  if (retryAfterSeconds !== undefined) headers['Retry-After'] = `${retryAfterSeconds}`;
  return headers;
}
