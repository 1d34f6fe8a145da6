import { expect, test } from 'vitest';
import { sumTallies, tallyCheck, tallyReport } from './tally.ts';

const report = (numPassedTests: number, numFailedTests: number) => JSON.stringify({ numPassedTests, numFailedTests });

test.each([
  ['all passed', report(12, 0), 0, { passed: 12, failed: 0 }],
  ['two failed', report(12, 2), 1, { passed: 12, failed: 2 }],
  ['a file that could not be loaded', report(12, 0), 1, { passed: 12, failed: 1 }],
  ['no report at all', undefined, 1, { passed: 0, failed: 1 }],
  ['no report though it ended well', undefined, 0, { passed: 0, failed: 1 }],
  ['a report of another shape', '{}', 0, { passed: 0, failed: 1 }],
])('a suite counts by its report: %s', (_, text, exitCode, tally) => {
  expect(tallyReport(text, exitCode)).toEqual(tally);
});

test('a check counts as one, by its exit code', () => {
  expect(tallyCheck(0)).toEqual({ passed: 1, failed: 0 });
  expect(tallyCheck(2)).toEqual({ passed: 0, failed: 1 });
});

test('suites add up', () => {
  expect(sumTallies([tallyCheck(0), tallyCheck(1), { passed: 5, failed: 2 }])).toEqual({ passed: 6, failed: 3 });
  expect(sumTallies([])).toEqual({ passed: 0, failed: 0 });
});
