import { RateLimitedError, ServiceError, toProblem } from './errors.ts';
import { blockedUntil, countRefusals, type RateLimit } from './limit.ts';
import { isPaused, type Status } from './status.ts';

/**
 * What became of a turn with the service.
 * @property rateLimit as of the last answer; absent if no answer ever told
 * @property jitter 0 to 1
 */
export type Turn = {
  error?: unknown;
  rateLimit?: RateLimit | undefined;
  now: number;
  jitter: number;
};

/** A refusal of one request, or more than was asked for, by a service that is well. */
const ANSWERED = ['not-found', 'refused', 'too-large'];

/** Not ended by an answer of the service: the storage itself ends the one, and polling the other, see `addTooLargeProblem`. */
const LASTING = ['blocked-storage', 'too-large'];

export function nextStatus(status: Status, { error, rateLimit, now, jitter }: Turn): Status {
  const { problem: _problem, problemSince: _since, failedAt: _failedAt, itemFailures: _items, ...rest } = status;
  const asked = { ...(rateLimit && { rateLimit }), requestedAt: now };
  const isLasting = status.problem && LASTING.includes(status.problem.kind);
  const lasting = isLasting && { problem: status.problem, problemSince: status.problemSince };
  const known = { ...rest, ...lasting, ...asked, jitter };

  const problem = error === undefined ? undefined : toProblem(error);
  // Nothing was asked, and nothing is known that was not known before.
  if (problem?.kind === 'not-found' && problem.status === undefined) return status;
  if (!problem || ANSWERED.includes(problem.kind)) return { ...known, failures: 0, blockedUntilAt: 0, checkedAt: now };
  // The second in a row is the service's.
  if (error instanceof ServiceError && error.isOfItem && status.failures === 0 && !status.itemFailures)
    return { ...status, ...asked, itemFailures: 1 };
  const problemSince = status.problem?.kind === problem.kind ? (status.problemSince ?? now) : now;
  if (isPaused({ problem })) return { ...known, problem, problemSince };
  const failures = status.failures + 1;
  if (!(error instanceof RateLimitedError)) return { ...known, problem, problemSince, failures, failedAt: now };

  const { remaining, resetAt, retryAfterAt } = error;
  // With some left of the limit, it is another one that refuses.
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
