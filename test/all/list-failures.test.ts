import { expect, test } from 'vitest';
import { listFailures } from './list-failures.ts';

const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };

test('nothing failed, or nothing was reported', () => {
  expect(listFailures(undefined)).toEqual([]);
  expect(listFailures('{}')).toEqual([]);
  expect(
    listFailures(JSON.stringify({ testResults: [{ name: 'a.ts', message: '', assertionResults: [passed] }] })),
  ).toEqual([]);
});

test('a failed test is named with its file and the beginning of what it said', () => {
  const failed = { status: 'failed', fullName: 'takes away', failureMessages: [`first\n${'x'.repeat(1_000)}`] };
  const [line, ...others] = listFailures(
    JSON.stringify({ testResults: [{ name: 'a.ts', message: '', assertionResults: [passed, failed] }] }),
  );
  expect(others).toEqual([]);
  expect(line).toMatch(/^a\.ts > takes away\n {2}first\n {2}x+$/);
  expect(line?.length).toBeLessThan(700);
});

test('a file that could not be loaded is named', () => {
  expect(
    listFailures(JSON.stringify({ testResults: [{ name: 'b.ts', message: 'no such module', assertionResults: [] }] })),
  ).toEqual(['b.ts\n  no such module']);
});
