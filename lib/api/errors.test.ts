import { expect, it } from 'vitest';
import { describeProblem } from './describe-problem.ts';
import { asErrorForAddress, RateLimitedError, toProblem } from './errors.ts';

it('a limit that a new address met is told as one on new addresses', async () => {
  const limited = Object.assign(new RateLimitedError('', {}, {}), { untilAt: 5 });
  const error = await asErrorForAddress(Promise.reject(limited)).catch((marked) => marked);
  expect(describeProblem(toProblem(error), 0).title).toMatch(/^No new addresses until /);
});
