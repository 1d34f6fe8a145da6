import { expect, it } from 'vitest';
import { HOUR } from '../i18n/time.ts';
import { describeProblem } from './describe-problem.ts';
import { PROBLEM_KINDS } from './problem.ts';

it.each(PROBLEM_KINDS)('%s has words that say what happened and what to do', (kind) => {
  const { title, advice, details } = describeProblem({ kind });
  expect(title).toMatch(/^[A-Z]/);
  expect(advice).toMatch(/[.]$/);
  expect(details).toBeUndefined();
});

it('over the limit, the time of the next check is shown, with its day where that is not today', () => {
  const at = new Date(2026, 0, 2, 0, 32).getTime();
  const title = (hour: number, isForAddress: boolean) =>
    describeProblem({ kind: 'rate-limited', untilAt: at, isForAddress }, at - hour * HOUR).title;
  expect(title(0, false)).toMatch(/next check at (00:32|12:32\sAM)/);
  expect(title(1, false)).toMatch(/next check at Jan 2, (00:32|12:32\sAM)/);
  expect(title(1, true)).toMatch(/No new addresses until Jan 2, (00:32|12:32\sAM)/);
  expect(describeProblem({ kind: 'rate-limited', isForAddress: true }).advice).toBe(
    describeProblem({ kind: 'rate-limited' }).advice,
  );
});

it('what the service said of it can be copied', () => {
  const { advice, details } = describeProblem({
    kind: 'refused',
    status: 400,
    code: 'odd',
    detail: 'Not on a Sunday',
    requestId: 'req_1',
  });
  expect(advice).toBe('Not on a Sunday');
  expect(details).toBe('status 400, odd, Not on a Sunday, request req_1');
  expect(describeProblem({ kind: 'refused', requestId: 'req_1' }).details).toBe('request req_1');
});

it('what never went out is not blamed on the service', () => {
  expect(describeProblem({ kind: 'refused', detail: 'A service URL begins with https://' })).toEqual({
    title: 'Check what you entered',
    advice: 'A service URL begins with https://',
  });
});
