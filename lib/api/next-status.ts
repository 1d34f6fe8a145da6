import type { Purpose } from './allowed-at.ts';
import { blockedUntil } from './blocked-until.ts';
import { RateLimitedError, ServiceError, toProblem } from './errors.ts';
import { isPaused } from './is-paused.ts';
import { learnLimit } from './limit-habits.ts';
import type { RateLimit } from './rate-limit.ts';
import type { Status } from './status.ts';
import { learnUnnamedLimit } from './unnamed-limit.ts';

/**
 * What became of a turn with the service.
 * @property error what it ended with, if it did not go well
 * @property purpose what it was for
 * @property answers the rate limit after each answer, with the answer's `Date` (epoch ms) where it had one
 * @property jitter 0 to 1
 */
export type Turn = {
  error?: unknown;
  purpose: Purpose;
  answers: { rateLimit: RateLimit | undefined; dateAt?: number | undefined }[];
  now: number;
  jitter: number;
};

/** A "no" to one wish, or more than was asked for, by a service that is well. */
const ANSWERED = ['not-found', 'refused', 'too-large'];

/** How it stands with the service after a turn. */
export function nextStatus(status: Status, { error, purpose, answers, now, jitter }: Turn): Status {
  let { rateLimit, limitHabits } = status;
  for (const answer of answers) {
    if (!answer.rateLimit || answer.rateLimit === rateLimit) continue;
    limitHabits = learnLimit(limitHabits, rateLimit, answer.rateLimit, answer.dateAt);
    rateLimit = answer.rateLimit;
  }
  if (answers.length > 0 && rateLimit?.limit === undefined && rateLimit?.remaining === undefined) {
    const isRefused = error instanceof RateLimitedError;
    limitHabits = { ...limitHabits, unnamed: learnUnnamedLimit(limitHabits.unnamed, answers.length, isRefused, now) };
  }
  const { problem: _problem, problemSince: _since, failedAt: _failedAt, itemFailures: _items, ...rest } = status;
  const unplanned = status.unplanned + (purpose === 'look' ? 0 : answers.length);
  const known = { ...rest, ...(rateLimit && { rateLimit }), unplanned, limitHabits, jitter };

  const problem = error === undefined ? undefined : toProblem(error);
  // Nothing was asked, and nothing is known that was not known before.
  if (problem?.kind === 'not-found' && problem.status === undefined) return status;
  if (!problem || ANSWERED.includes(problem.kind)) return { ...known, failures: 0, blockedUntilAt: 0, checkedAt: now };
  // The second in a row is the service's.
  if (error instanceof ServiceError && error.isOfItem && status.failures === 0 && !status.itemFailures)
    return { ...status, ...(rateLimit && { rateLimit }), unplanned, limitHabits, itemFailures: 1 };
  const problemSince = status.problem?.kind === problem.kind ? (status.problemSince ?? now) : now;
  if (isPaused({ problem })) return { ...known, problem, problemSince };
  const failures = status.failures + 1;
  if (!(error instanceof RateLimitedError)) return { ...known, problem, problemSince, failures, failedAt: now };

  const { remaining, resetAt, retryAfterAt } = error;
  const blockedUntilAt = blockedUntil({
    // With some left of the limit, it is not the limit that refuses.
    ...(resetAt !== undefined && !remaining && { resetAt }),
    ...(retryAfterAt !== undefined && { retryAfterAt }),
    limitHabits,
    failures,
    now,
    jitter,
  });
  return {
    ...known,
    problem: { ...problem, untilAt: blockedUntilAt },
    problemSince,
    failures,
    failedAt: now,
    blockedUntilAt,
  };
}
