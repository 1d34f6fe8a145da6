import { expect, test } from 'vitest';
import { type Failure, mergeReports, type Report } from './outcome.ts';

const fail = (test: string, message = 'first', file = 'a.ts'): Failure => ({ file, test, message });
const report = (passed: string[], failures: Failure[] = []): Report => ({
  passed: passed.map((name) => `a.ts > ${name}`),
  failures,
  leftOut: [],
});
const outside = fail('vitest', 'no server', '');

test.each([
  ['did not happen', [fail('adds')], undefined, 1, [fail('adds')], []],
  ['passes: flaky, with the first error', [fail('fills')], report(['one', 'fills']), 2, [], [fail('fills')]],
  ['fails', [fail('fills')], report(['one'], [fail('fills', 'second')]), 1, [fail('fills', 'second')], []],
  ['leaves the test out', [fail('fills')], report([], [fail('one')]), 0, [fail('one'), fail('fills')], []],
  ['loads the file', [fail('')], report(['fills']), 2, [], [fail('')]],
  ['does not load the file', [fail('')], report([], [fail('')]), 1, [fail('')], []],
  ['has an error outside of every file', [fail('')], report([], [outside]), 1, [outside, fail('')], []],
])('a second run %s', (_, failed, second, passed, failures, flaky) => {
  expect(mergeReports(report(['one'], failed), second)).toEqual({ passed, failures, flaky, leftOut: 0 });
});

test.each([
  ['not run again', undefined, 2],
  ['run again', report(['pays', 'leaves']), 0],
  ['left out again', { ...report(['pays']), leftOut: ['a.ts > leaves'] }, 1],
])('tests that an earlier failure left out, %s', (_, second, leftOut) => {
  const first = { ...report(['one'], [fail('fills')]), leftOut: ['a.ts > pays', 'a.ts > leaves'] };
  expect(mergeReports(first, second)).toMatchObject({ leftOut });
});
