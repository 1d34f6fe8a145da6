import { describe, expect, it } from 'vitest';
import { describeProblem } from './describe-problem.ts';
import {
  asErrorForAddress,
  NoNetworkError,
  PostponedError,
  RateLimitedError,
  type ServiceError,
  ServiceFaultError,
  toProblem,
} from './errors.ts';

const limited = Object.assign(new RateLimitedError('', {}, {}), { untilAt: 5 });

describe('toProblem', () => {
  it.each([
    ['a rate limit has the time until which it holds', limited, 5],
    ['a postponed request has the time from which it is allowed', new PostponedError(6), 6],
    ['a fault has no time', new ServiceFaultError('', { status: 503 }), undefined],
  ])('%s', (_, error, untilAt) => {
    expect(toProblem(error).untilAt).toBe(untilAt);
  });
});

describe('asErrorForAddress', () => {
  const titleOf = (error: ServiceError) =>
    asErrorForAddress<string>(Promise.reject(error)).catch((marked) => describeProblem(toProblem(marked), 0).title);

  it('a limit is told as one on new addresses', async () => {
    expect(await titleOf(limited)).toMatch(/^No new addresses until /);
  });

  it('any other error is told as for every request', async () => {
    expect(await titleOf(new NoNetworkError(''))).toBe(describeProblem({ kind: 'no-network' }).title);
  });
});
