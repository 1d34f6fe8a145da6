/**
 * @module-tag browser
 * @module-tag nightly
 */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FAILURES_FOLDER } from './failures-folder.ts';
import { findOverdue, LEDGER_HEAD, ledgerRow, parseLedger } from './flaky-ledger.ts';
import { runTests } from './run-tests.ts';

const scratch = mkdtempSync(join(tmpdir(), 'mayfly-flaky-'));
const stored = join(FAILURES_FOLDER, 'fails-every-second-time-0');

beforeAll(() => {
  process.env.RUNS_FILE = join(scratch, 'runs');
});

afterAll(() => {
  delete process.env.RUNS_FILE;
  rmSync(scratch, { recursive: true });
  rmSync(stored, { recursive: true, force: true });
});

test('a test that fails every second time is flaky, and what its browser showed is stored', {
  timeout: 180_000,
}, async () => {
  writeFileSync(join(scratch, 'runs'), '0');
  const { passed, failures, flaky } = await runTests('test/runner/fixture/vitest.config.ts', [], []);
  expect({ passed, failures }).toEqual({ passed: 1, failures: [] });
  const name = 'test/runner/fixture/every-second.fixture.ts > fails every second time';
  expect(flaky).toEqual([{ name, messages: [expect.stringContaining('expected +0 to be 1')] }]);
  expect(statSync(join(stored, 'picture.png')).size).toBeGreaterThan(1000);
  expect(readFileSync(join(stored, 'pages.txt'), 'utf8')).toContain('What the page shows');
  expect(readFileSync(join(stored, 'log.txt'), 'utf8')).toBe('an error of the browser');

  const now = Date.now();
  const ledger = `${LEDGER_HEAD}${ledgerRow(name, flaky[0]?.messages[0] ?? '', now)}`;
  const later = now + 16 * 24 * 60 * 60 * 1000;
  expect(findOverdue(parseLedger(ledger), now)).toEqual([]);
  expect(findOverdue(parseLedger(ledger), later)).toEqual([name]);
});
