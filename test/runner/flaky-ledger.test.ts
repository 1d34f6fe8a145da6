import { expect, test } from 'vitest';
import { findOverdue, LEDGER_HEAD, ledgerRow, parseLedger } from './flaky-ledger.ts';

const HEAD = `# Flaky tests\n\n${LEDGER_HEAD}`;
const NOW = Date.parse('2026-11-24T12:00:00Z');

test('an entry is overdue after fourteen days', () => {
  const rows = parseLedger(`${HEAD}| 2026-11-09 | old | no | ? |\n| 2026-11-11 | new | no | ? |\n`);
  expect(findOverdue(rows, NOW)).toEqual(['old']);
});

test('a row that the runner prints can be read again', () => {
  const row = ledgerRow('a.ts > fills | copies', 'Error: a | b\n  at c', NOW);
  expect(parseLedger(HEAD + row)).toEqual([
    {
      seenAt: Date.parse('2026-11-24'),
      test: 'a.ts > fills \\| copies',
      error: 'Error: a \\| b',
      cause: 'not known yet',
    },
  ]);
});

test.each(['| soon | a | b | c |', '| 2026-11-24 | a | b |', '| 2026-11-24 | a | | c |'])('%s is no row', (row) => {
  expect(() => parseLedger(HEAD + row)).toThrow('Not a row');
});

test('a ledger without rows has none', () => {
  expect(parseLedger(HEAD)).toEqual([]);
});
