import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findOverdue, parseLedger } from '../runner/flaky-ledger.ts';

test('every test that was flaky is repaired or deleted within fourteen days', () => {
  const ledger = readFileSync(join(import.meta.dirname, '../e2e/FLAKY.md'), 'utf8');
  expect(findOverdue(parseLedger(ledger), Date.now())).toEqual([]);
});
