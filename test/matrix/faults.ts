import type { Problem } from '../../lib/api/problem.ts';
import type { FaultInput } from '../service/faults/fault.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Longer than any test runs: the service is stopped before. */
const NEVER_MS = 2_000_000_000;
/** In how many seconds a 429 says that the limit is reset, or to come back. */
export const WAIT_SECONDS = 600;

/** One thing that may be wrong with every call. */
export type MatrixFault = {
  name: string;
  /** The kind of problem that it is, in general; `right` where nothing is to go wrong. */
  means: Problem['kind'] | 'right';
  /** What the service does; absent where only its clock is wrong. */
  fault?: FaultInput;
  /** The request ends by its timeout. */
  isSlow?: true;
  /** How far the service's clock is ahead. */
  skewSeconds?: number;
};

const error = (status: number, code: string): FaultInput => ({ kind: 'error', status, code, detail: `It is ${code}` });
const ENVELOPE = {
  error: { type: 'api_error', code: 'internal_error', detail: 'It failed' },
  meta: { request_id: '1' },
};
const RESET: FaultInput = { kind: 'rate-limited', resetSeconds: WAIT_SECONDS };

export const FAULTS: readonly MatrixFault[] = [
  { name: '400 envelope', means: 'refused', fault: error(400, 'validation_error') },
  { name: '401 envelope', means: 'key-refused', fault: error(401, 'invalid_api_key') },
  { name: '401 bare', means: 'intercepted', fault: { kind: 'empty', status: 401 } },
  { name: '403 envelope', means: 'refused', fault: error(403, 'plan_expired') },
  { name: '403 bare', means: 'intercepted', fault: { kind: 'empty', status: 403 } },
  { name: '403 HTML', means: 'intercepted', fault: { kind: 'html', status: 403 } },
  {
    name: '403 text',
    means: 'intercepted',
    fault: { kind: 'answer', status: 403, type: 'text/plain', body: 'error code: 1020' },
  },
  {
    name: '302 to a log-in',
    means: 'intercepted',
    fault: { kind: 'answer', status: 302, headers: { Location: 'http://portal.example/' } },
  },
  { name: '404 envelope', means: 'not-found', fault: error(404, 'not_found') },
  { name: '404 bare', means: 'not-found', fault: { kind: 'empty', status: 404 } },
  { name: '404 HTML', means: 'intercepted', fault: { kind: 'html', status: 404 } },
  { name: '429 reset', means: 'rate-limited', fault: RESET },
  { name: '429 Retry-After', means: 'rate-limited', fault: { kind: 'rate-limited', retryAfterSeconds: WAIT_SECONDS } },
  { name: '429 neither', means: 'rate-limited', fault: { kind: 'rate-limited' } },
  { name: '500 envelope', means: 'service-fault', fault: { kind: 'error' } },
  { name: '502 HTML', means: 'service-fault', fault: { kind: 'html', status: 502 } },
  { name: '503 bare', means: 'service-fault', fault: { kind: 'empty', status: 503 } },
  { name: '200 HTML', means: 'intercepted', fault: { kind: 'html', status: 200 } },
  { name: '200 empty', means: 'not-understood', fault: { kind: 'empty', status: 200 } },
  { name: '200 envelope', means: 'service-fault', fault: { kind: 'json', body: ENVELOPE } },
  { name: '200 wrong type', means: 'not-understood', fault: { kind: 'json', body: 42 } },
  { name: 'truncated', means: 'not-understood', fault: { kind: 'truncated' } },
  { name: 'slow', means: 'slow', fault: { kind: 'delay', delayMs: NEVER_MS }, isSlow: true },
  { name: 'stalled', means: 'slow', fault: { kind: 'stalled' }, isSlow: true },
  { name: 'reset before', means: 'no-network', fault: { kind: 'dropped', when: 'before' } },
  { name: 'reset in the middle', means: 'no-network', fault: { kind: 'dropped', when: 'during' } },
  { name: 'reset after', means: 'no-network', fault: { kind: 'dropped', when: 'after' } },
  {
    name: 'a cache, a day old',
    means: 'right',
    fault: {
      kind: 'headers',
      headers: { Age: `${DAY_SECONDS}`, Date: new Date(Date.now() - DAY_SECONDS * 1000).toUTCString() },
    },
  },
  { name: 'clock a day ahead', means: 'right', skewSeconds: DAY_SECONDS },
  { name: 'clock a day behind', means: 'right', skewSeconds: -DAY_SECONDS },
  { name: '429 reset, clock a day ahead', means: 'rate-limited', fault: RESET, skewSeconds: DAY_SECONDS },
  { name: '429 reset, clock a day behind', means: 'rate-limited', fault: RESET, skewSeconds: -DAY_SECONDS },
];
