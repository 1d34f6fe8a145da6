import { HOUR, MINUTE } from '../i18n/time.ts';
import {
  InterceptedError,
  KeyRefusedError,
  RateLimitedError,
  ServiceError,
  ServiceFaultError,
  toProblem,
} from './errors.ts';
import { blockedUntil, countRefusals, type RateLimit, REQUEST_KINDS, type RequestKind, type Waits } from './limit.ts';
import { isPaused, type Status } from './status.ts';

/** The outcome of an exchange with the service. */
export type Exchange = {
  /** Absent if the exchange succeeded. */
  error?: unknown;
  /** As of the last response; absent if no response ever reported it. */
  rateLimit?: RateLimit | undefined;
  /** The kinds of requests that were answered, each with the time that its `Retry-After` named, epoch ms. */
  answers?: Partial<Record<RequestKind, number | undefined>>;
  now: number;
  /** 0 to 1. */
  jitter: number;
};

/** Errors that show that the service works: it refused a single request, or its response was too large. */
const ANSWERED = ['not-found', 'refused', 'too-large'];

/** Two bare 401 at least this far apart, with no other answer between them, mean that the key is refused: a portal may be gone by then. */
const UNAUTHORIZED_MS = 2 * MINUTE;

/** After this time a refused key is tried again, half as long or half again as long by the jitter: the refusal may have been a mistake. */
const KEY_CHECK_MS = 6 * HOUR;

/** Until when each kind of request has to wait. The wait of a kind ends with an answer that names none. */
function nextWaits({ waits, failures }: Status, { error, answers = {}, now, jitter }: Exchange): Waits {
  const next: Waits = { ...waits };
  const named: number[] = [];
  for (const kind of Object.keys(answers) as RequestKind[]) {
    delete next[kind];
    const { [kind]: retryAfterAt = 0 } = answers;
    if (retryAfterAt <= now) continue;
    next[kind] = blockedUntil({ retryAfterAt, failures, now, jitter });
    named.push(next[kind]);
  }
  if (error instanceof RateLimitedError) {
    const { remaining, resetAt, retryAfterAt, requestKind } = error;
    // If this limit has requests left, another limit refused the request.
    const reset = remaining ? undefined : resetAt;
    next[requestKind] = blockedUntil({ resetAt: reset, retryAfterAt, failures: failures + 1, now, jitter });
  }
  // The whole service is down.
  if (error instanceof ServiceFaultError && named.length > 0)
    for (const kind of REQUEST_KINDS) next[kind] = Math.max(...named);
  return next;
}

/** How a refused key, or what may be one, is stored. */
function afterUnauthorized(
  { unauthorizedAt, problem }: Status,
  { error, now, jitter }: Exchange,
): Pick<Status, 'unauthorizedAt' | 'keyCheckAt'> {
  const isBare = error instanceof InterceptedError && error.unauthorized === 'own';
  if (!isBare && !(error instanceof KeyRefusedError)) return {};
  const sinceAt = Math.min(unauthorizedAt ?? now, now);
  const isRefused = !isBare || problem?.kind === 'key-refused' || now - sinceAt >= UNAUTHORIZED_MS;
  return {
    unauthorizedAt: sinceAt,
    ...(isRefused && { keyCheckAt: now + KEY_CHECK_MS * (0.5 + jitter) }),
  };
}

export function nextStatus(status: Status, exchange: Exchange): Status {
  const { error, rateLimit, now, jitter } = exchange;
  const { problem: _problem, problemSince: _since, failedAt: _failedAt, itemFailures: _items, ...rest } = status;
  const { unauthorizedAt: _unauthorizedAt, keyCheckAt: _keyCheckAt, ...settled } = rest;
  const asked = { ...(rateLimit && { rateLimit }), requestedAt: now, waits: nextWaits(status, exchange) };
  // No response ends this problem, but polling does, see `addTooLargeProblem`.
  const lasting = status.problem?.kind === 'too-large' && {
    problem: status.problem,
    problemSince: status.problemSince,
  };
  const known = { ...settled, ...lasting, ...asked, jitter };

  const problem = error === undefined ? undefined : toProblem(error);
  // No request was sent, and nothing new is known.
  if (problem?.kind === 'not-found' && problem.status === undefined) return status;
  if (!problem) return { ...known, failures: 0, checkedAt: now };
  if (ANSWERED.includes(problem.kind)) return { ...known, failures: 0 };
  // A limit of one kind of request says nothing about the others: the status is about the checks for mail.
  const isOfKind = error instanceof RateLimitedError && error.requestKind !== 'list' && error.remaining !== 0;
  if (isOfKind) return { ...status, ...asked };
  if (error instanceof ServiceError && error.isOfFile) return { ...status, ...asked };
  // One error may concern a single item. The second in a row counts against the service.
  if (error instanceof ServiceError && error.isOfItem && status.failures === 0 && !status.itemFailures)
    return { ...status, ...asked, itemFailures: 1 };
  const unauthorized = afterUnauthorized(status, exchange);
  const kind = unauthorized.keyCheckAt === undefined ? problem.kind : 'key-refused';
  const problemSince = status.problem?.kind === kind ? (status.problemSince ?? now) : now;
  const told = { ...known, ...unauthorized, problem: { ...problem, kind }, problemSince };
  if (isPaused(told)) return told;
  const failed = { ...told, failures: status.failures + 1, failedAt: now };
  if (!(error instanceof RateLimitedError)) return failed;

  const isNamed = error.remaining === 0;
  const isFirst = status.problem?.kind !== 'rate-limited';
  return {
    ...failed,
    ...(!isNamed && isFirst && { refusals: { count: countRefusals(status.refusals, now) + 1, at: now } }),
    problem: { ...problem, untilAt: asked.waits[error.requestKind] },
  };
}
