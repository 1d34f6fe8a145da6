import { expect, it } from 'vitest';
import { PROBLEM_KINDS } from '../../lib/api/problem.ts';
import { describeConnectProblem } from './describe-connect-problem.ts';

it.each(PROBLEM_KINDS)('says what happened and what to do: %s', (kind) => {
  const { title, advice } = describeConnectProblem({ kind });
  expect(title).not.toBe('');
  expect(advice).not.toBe('');
  expect(title + advice, 'the settings are this page').not.toMatch(/in the settings/i);
});

it('keeps the request id to copy', () => {
  expect(describeConnectProblem({ kind: 'key-refused', status: 401, requestId: 'req_1' }).details).toContain('req_1');
});
