import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseReport } from './report.ts';

const root = process.cwd();
const result = (fullName: string, status: string, failureMessages: string[] = [], tags: string[] = []) => ({
  fullName,
  status,
  failureMessages,
  tags,
});
const report = (file: string, results: object[], message = '') =>
  JSON.stringify({ testResults: [{ name: join(root, file), message, assertionResults: results }] });

test('passed and failed tests are named with their file, and an error by its beginning', () => {
  const text = report('a.ts', [result('adds', 'passed'), result('divides', 'failed', ['x'.repeat(1000)])]);
  const { passed, failures } = parseReport(text, 1);
  expect(passed).toEqual(['a.ts > adds']);
  expect(failures).toMatchObject([{ file: 'a.ts', test: 'divides', isBrowserTest: false }]);
  expect(failures[0]?.message.length).toBeLessThan(700);
});

test.each([
  ['with the tag', 'test/gallery/a.test.ts', ['browser'], true],
  ['in test/e2e', 'test/e2e/a.test.ts', [], true],
  ['elsewhere', 'lib/a.test.ts', [], false],
])('%s: is it a browser test?', (_, file, tags, isBrowserTest) => {
  const { failures } = parseReport(report(file, [result('fails', 'failed', ['no'], tags)]), 1);
  expect(failures).toMatchObject([{ isBrowserTest }]);
});

test('a file that could not be loaded fails', () => {
  expect(parseReport(report('b.ts', [], 'no such module'), 1).failures).toMatchObject([
    { file: 'b.ts', test: '', message: 'no such module' },
  ]);
});

test.each([
  ['no report', undefined, 1],
  ['no report though it ended well', undefined, 0],
  ['a report of another shape', '{}', 0],
  ['an error outside of every test', report('a.ts', [result('adds', 'passed')]), 1],
])('the run fails: %s', (_, text, exitCode) => {
  expect(parseReport(text, exitCode).failures).toHaveLength(1);
});
