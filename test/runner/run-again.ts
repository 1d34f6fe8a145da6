import { type Failure, nameOf, type Report } from './report.ts';

/** A test that failed and then passed, with the message of each failure. */
export type Flaky = { name: string; messages: string[] };

export type Outcome = { passed: number; failures: Failure[]; flaky: Flaky[] };

/** How often the files of browser tests that failed run again. */
const MAX_RERUNS = 2;

/** More flaky tests than these fail the run. */
const MAX_FLAKY = 3;

/**
 * Runs files with failed browser tests again, each as a whole, as its tests share a browser. A test that passes then is flaky. Other
 * tests have no reason to fail once: they do not run again.
 * @param rerun runs these files alone
 */
export async function runAgain(first: Report, rerun: (files: string[]) => Promise<Report>): Promise<Outcome> {
  const messages = new Map<string, string[]>();
  const note = (failure: Failure) =>
    messages.set(nameOf(failure), [...(messages.get(nameOf(failure)) ?? []), failure.message]);
  const passedAtFirst = new Set(first.passed);
  const passedLater = new Set<string>();
  let open = first.failures.filter(({ isBrowserTest }) => isBrowserTest);
  open.forEach(note);
  for (let reruns = 0; open.length > 0 && reruns < MAX_RERUNS; reruns++) {
    const report = await rerun([...new Set(open.map(({ file }) => file))]);
    report.failures.forEach(note);
    for (const name of report.passed) if (!passedAtFirst.has(name)) passedLater.add(name);
    const failedAgain = new Set(report.failures.map(nameOf));
    // A test that was left out, as the one before it failed, has not passed. A file that could not be loaded has no test to pass.
    const isOpen = (failure: Failure) =>
      failure.test === ''
        ? report.failures.some(({ file }) => file === failure.file)
        : !failedAgain.has(nameOf(failure)) && !report.passed.includes(nameOf(failure));
    open = [...report.failures, ...open.filter(isOpen)];
  }
  const failures = [...first.failures.filter(({ isBrowserTest }) => !isBrowserTest), ...open];
  const failed = new Set(failures.map(nameOf));
  const flaky = [...messages]
    .filter(([name]) => !failed.has(name))
    .map(([name, all]): Flaky => ({ name, messages: all }));
  return { passed: first.passed.length + passedLater.size, failures, flaky };
}

/** @returns why so many flaky tests fail the run; undefined where they don't */
export function refuseFlaky(flaky: Flaky[]): string | undefined {
  return flaky.length > MAX_FLAKY ? `${flaky.length} tests were flaky, and at most ${MAX_FLAKY} may be` : undefined;
}
