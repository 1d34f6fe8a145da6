import { RateLimitedError, ServiceError, toProblem } from './errors.ts';
import { blockedUntil, countRefusals, type RateLimit } from './limit.ts';
import { isPaused, type Status } from './status.ts';

/**
 * The outcome of an exchange with the service.
 * @property error absent if the exchange succeeded
 * @property rateLimit as of the last response; absent if no response ever reported it
 * @property jitter 0 to 1
 */
export type Exchange = {
  error?: unknown;
  rateLimit?: RateLimit | undefined;
  now: number;
  jitter: number;
};

/** Errors that show that the service works: it refused a single request, or its response was too large. */
const ANSWERED = ['not-found', 'refused', 'too-large'];

export function nextStatus(status: Status, { error, rateLimit, now, jitter }: Exchange): Status {
  const { problem: _problem, problemSince: _since, failedAt: _failedAt, itemFailures: _items, ...rest } = status;
  const asked = { ...(rateLimit && { rateLimit }), requestedAt: now };
  // No response ends this problem, but polling does, see `addTooLargeProblem`.
  const lasting = status.problem?.kind === 'too-large' && {
    problem: status.problem,
    problemSince: status.problemSince,
  };
  const known = { ...rest, ...lasting, ...asked, jitter };

  const problem = error === undefined ? undefined : toProblem(error);
  // No request was sent, and nothing new is known.
  if (problem?.kind === 'not-found' && problem.status === undefined) return status;
  if (!problem || ANSWERED.includes(problem.kind)) return { ...known, failures: 0, blockedUntilAt: 0, checkedAt: now };
  // One error may concern a single item. The second in a row counts against the service.
  if (error instanceof ServiceError && error.isOfItem && status.failures === 0 && !status.itemFailures)
    return { ...status, ...asked, itemFailures: 1 };
  const problemSince = status.problem?.kind === problem.kind ? (status.problemSince ?? now) : now;
  if (isPaused({ problem })) return { ...known, problem, problemSince };
  const failures = status.failures + 1;
  if (!(error instanceof RateLimitedError)) return { ...known, problem, problemSince, failures, failedAt: now };

  const { remaining, resetAt, retryAfterAt } = error;
  // If this limit has requests left, another limit refused the request.
  const isNamed = remaining === 0;
  const blockedUntilAt = blockedUntil({
    resetAt: remaining ? undefined : resetAt,
    retryAfterAt,
    failures,
    now,
    jitter,
  });
  const isFirst = status.problem?.kind !== 'rate-limited';
  return {
    ...known,
    ...(!isNamed && isFirst && { refusals: { count: countRefusals(status.refusals, now) + 1, at: now } }),
    problem: { ...problem, untilAt: blockedUntilAt },
    problemSince,
    failures,
    failedAt: now,
    blockedUntilAt,
  };
}
