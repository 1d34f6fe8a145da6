import { expect, it } from 'vitest';
import { PROBLEM_KINDS } from '../../../lib/api/problem.ts';
import { describeConnectProblem } from './connect-problem.tsx';

it.each(PROBLEM_KINDS)('says what happened and what to do: %s', (kind) => {
  const { title, advice } = describeConnectProblem({ kind });
  expect(title).not.toBe('');
  expect(advice).not.toBe('');
  expect(title + advice, 'this page is the settings').not.toMatch(/in the settings/i);
});

it('keeps the request id in the details', () => {
  expect(describeConnectProblem({ kind: 'key-refused', status: 401, requestId: 'req_1' }).details).toContain('req_1');
});

it('where nothing answers on this computer, no certificate and no connection is to blame', () => {
  expect(describeConnectProblem({ kind: 'no-network' }, true).advice).toMatch(/running on this computer/);
  expect(describeConnectProblem({ kind: 'no-network' }).advice).toMatch(/internet connection/);
});

it('over the limit it says when to try again, and nothing of a check', () => {
  const { title, advice } = describeConnectProblem({ kind: 'rate-limited', status: 429, untilAt: Date.now() + 60_000 });
  expect(title).toBe('Limit reached');
  expect(advice).toMatch(/Try again after \d/);
});
