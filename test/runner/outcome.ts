/** A test that failed. */
export type Failure = {
  /** Empty for an error outside of every file. */
  file: string;
  /** Empty where the file could not be loaded, or set up. */
  test: string;
  message: string;
};

/** The result of one run of vitest. */
export type Report = {
  /** Names of the tests as of `nameOf`. */
  passed: string[];
  failures: Failure[];
  /** Names of the tests that an earlier failure left out. */
  leftOut: string[];
};

/** The result of a part of the tests. */
export type Outcome = {
  passed: number;
  failures: Failure[];
  /** The first failures of the tests that passed when they ran again. */
  flaky: Failure[];
  /** How many tests did not run, as a test before them failed. */
  leftOut: number;
};

export const NO_TESTS: Outcome = { passed: 0, failures: [], flaky: [], leftOut: 0 };

export const nameOf = ({ file, test }: Pick<Failure, 'file' | 'test'>): string =>
  [file, test].filter(Boolean).join(' > ');

/** @param second of the files alone that had failures; undefined where none ran again */
export function mergeReports(first: Report, second?: Report): Outcome {
  const passedLater = new Set(second?.passed);
  const failedAgain = new Set(second?.failures.flatMap((failure) => [failure.file, nameOf(failure)]));
  const hasPassed = (failure: Failure) =>
    // A test that was left out, as the one before it failed, has not passed. A file that could not be loaded has no test to pass.
    failure.test === '' ? !failedAgain.has(failure.file) : passedLater.has(nameOf(failure));
  // After an error outside of every file, nothing is known to have run.
  const flaky = second && !failedAgain.has('') ? first.failures.filter(hasPassed) : [];
  const open = first.failures.filter((failure) => !flaky.includes(failure) && !failedAgain.has(nameOf(failure)));
  const failures = [...(second?.failures ?? []), ...open];
  const passedAtFirst = new Set(first.passed);
  const failed = new Set(failures.map(nameOf));
  // Rows of a table may have one name.
  const passed = [...first.passed, ...(second?.passed ?? []).filter((name) => !passedAtFirst.has(name))];
  const leftOut = new Set([...first.leftOut, ...(second?.leftOut ?? [])]).difference(new Set([...passed, ...failed]));
  return { passed: passed.filter((name) => !failed.has(name)).length, failures, flaky, leftOut: leftOut.size };
}
