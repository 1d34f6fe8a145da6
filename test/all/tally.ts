/** How many tests of a suite passed and failed. A check without tests of its own (types, lint, a build) counts as one. */
export type Tally = { passed: number; failed: number };

/** The counts in the file that vitest's json reporter writes. */
type Report = { numPassedTests: number; numFailedTests: number };

function isReport(value: unknown): value is Report {
  const report = value as Partial<Report> | null;
  return typeof report?.numPassedTests === 'number' && typeof report.numFailedTests === 'number';
}

export function tallyCheck(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @param report text of vitest's json report; undefined where it wrote none
 * @param exitCode vitest's: a file that can't be loaded or an error outside of every test fails the run though no test failed
 */
export function tallyReport(report: string | undefined, exitCode: number): Tally {
  const parsed: unknown = report === undefined ? undefined : JSON.parse(report);
  if (!isReport(parsed)) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests } = parsed;
  const failed = exitCode === 0 ? numFailedTests : Math.max(numFailedTests, 1);
  return { passed, failed };
}

export function sumTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}
