import { DAY } from '../../lib/i18n/time.ts';

const MAX_AGE_DAYS = 14;

export const LEDGER_HEAD = '| date | test | error | suspected cause |\n| --- | --- | --- | --- |\n';

/** A row of `test/e2e/FLAKY.md`. @property seenAt epoch milliseconds */
export type LedgerRow = { seenAt: number; test: string; error: string; cause: string };

/** @throws where a row has no date, or another number of cells */
export function parseLedger(text: string): LedgerRow[] {
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) => {
    const cells = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [date = '', test = '', error = '', cause = ''] = cells;
    const seenAt = Date.parse(date);
    if (cells.length !== 4 || Number.isNaN(seenAt) || cells.includes(''))
      throw new Error(`Not a row of date, test, error and suspected cause: ${line}`);
    return { seenAt, test, error, cause };
  });
}

/** The tests that were seen to be flaky more than two weeks ago: by then they are repaired, and their row is gone, or they are deleted. */
export function findOverdue(rows: LedgerRow[], now: number): string[] {
  return rows.filter(({ seenAt }) => now - seenAt > MAX_AGE_DAYS * DAY).map(({ test }) => test);
}

/** A row to add to the ledger, with the cause left to be found. */
export function ledgerRow(name: string, message: string, now: number): string {
  const cell = (text: string) => text.split('\n', 1)[0]?.replaceAll('|', '\\|').trim() ?? '';
  return `| ${new Date(now).toISOString().slice(0, 10)} | ${cell(name)} | ${cell(message)} | not known yet |`;
}
