import { expect, test } from 'vitest';
import type { Failure, Report } from './report.ts';
import { refuseFlaky, runAgain } from './run-again.ts';

const fail = (test: string, message = 'no', isBrowserTest = true): Failure => ({
  file: 'a.ts',
  test,
  message,
  isBrowserTest,
});
const report = (passed: string[], failures: Failure[] = []): Report => ({
  passed: passed.map((name) => `a.ts > ${name}`),
  failures,
});

/** Answers with one report after the other. */
function replay(reports: Report[]) {
  const asked: string[][] = [];
  const rerun = async (files: string[]) => {
    asked.push(files);
    return reports[asked.length - 1] ?? report([]);
  };
  return { asked, rerun };
}

test('nothing runs again where nothing failed, or only tests without a browser', async () => {
  const { asked, rerun } = replay([]);
  const failure = fail('adds', 'no', false);
  expect(await runAgain(report(['one']), rerun)).toEqual({ passed: 1, failures: [], flaky: [] });
  expect(await runAgain(report(['one'], [failure]), rerun)).toEqual({ passed: 1, failures: [failure], flaky: [] });
  expect(asked).toEqual([]);
});

test('a browser test that fails and then passes is flaky, with all of its errors', async () => {
  const { asked, rerun } = replay([report(['one'], [fail('fills', 'second')]), report(['one', 'fills'])]);
  expect(await runAgain(report(['one'], [fail('fills', 'first')]), rerun)).toEqual({
    passed: 2,
    failures: [],
    flaky: [{ name: 'a.ts > fills', messages: ['first', 'second'] }],
  });
  expect(asked).toEqual([['a.ts'], ['a.ts']]);
});

test('one that fails three times has failed', async () => {
  const { asked, rerun } = replay([report([], [fail('fills')]), report([], [fail('fills')]), report(['fills'])]);
  const outcome = await runAgain(report([], [fail('fills')]), rerun);
  expect(outcome).toMatchObject({ passed: 0, failures: [{ test: 'fills' }], flaky: [] });
  expect(asked).toHaveLength(2);
});

test('a test that is left out as another one failed has not passed', async () => {
  const { rerun } = replay([report([], [fail('connects')]), report([], [fail('connects')])]);
  const { failures, flaky } = await runAgain(report(['connects'], [fail('fills')]), rerun);
  expect(failures.map((failure) => failure.test)).toEqual(['connects', 'fills']);
  expect(flaky).toEqual([]);
});

test('a file that could be loaded the second time is flaky', async () => {
  const { rerun } = replay([report(['fills'])]);
  const { passed, failures, flaky } = await runAgain(report([], [fail('')]), rerun);
  expect({ passed, failures, flaky: flaky.map(({ name }) => name) }).toEqual({
    passed: 1,
    failures: [],
    flaky: ['a.ts'],
  });
});

test('more than three flaky tests fail the run', () => {
  const flaky = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `${at}`, messages: [] }));
  expect(refuseFlaky(flaky(3))).toBeUndefined();
  expect(refuseFlaky(flaky(4))).toBe('4 tests were flaky, and at most 3 may be');
});
