import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCLI, startVitest } from 'vitest/node';
import { type Failure, mergeReports, nameOf, type Outcome, type Report } from './outcome.ts';

/** A message may hold a whole page of differences. */
const MAX_MESSAGE_CHARS = 600;

/** Runs vitest once, with its arguments. @param run its number, which the folders of what is stored of failures end in: 0 is the first */
export async function runVitest(args: string[], run: number): Promise<Report> {
  process.env.TEST_RUN = String(run);
  const { filter, options } = parseCLI(['vitest', 'run', '--passWithNoTests', ...args]);
  const { state } = await startVitest(filter, options);
  const passed: string[] = [];
  const failures: Failure[] = [];
  const leftOut: string[] = [];
  const add = (file: string, test: string, error: unknown) => {
    const { stack, message } = error as Error;
    failures.push({ file, test, message: `${stack ?? message}`.slice(0, MAX_MESSAGE_CHARS) });
  };
  for (const module of state.getTestModules()) {
    const { relativeModuleId: file } = module;
    for (const one of [module, ...module.children.allSuites()]) for (const error of one.errors()) add(file, '', error);
    for (const test of module.children.allTests()) {
      const result = test.result();
      const name = nameOf({ file, test: test.fullName });
      if (result.state === 'passed') passed.push(name);
      // Of those that a file declares as skipped, none tells why.
      if (result.state === 'skipped' && result.note !== undefined) leftOut.push(name);
      if (result.state === 'failed') add(file, test.fullName, result.errors[0]);
    }
  }
  for (const error of state.getUnhandledErrors()) add('', 'vitest', error);
  if (process.exitCode && failures.length === 0) add('', 'vitest', new Error('It could not start; see above.'));
  process.exitCode = 0;
  return { passed, failures, leftOut };
}

/**
 * Runs browser tests. Files in which a test failed run once more, each as a whole, as its tests share a browser: it is a fresh one. A
 * browser that tests keep ends with their process, so what it leaves in the folder for temporary files is removed here.
 * @param selection the project, and the tags
 * @param args patterns of files and other options, for the first run alone
 */
export async function runBrowserTests(selection: string[], args: string[]): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-'));
  process.env.TMPDIR = folder;
  try {
    return await runTwice(selection, args);
  } finally {
    delete process.env.TMPDIR;
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function runTwice(selection: string[], args: string[]): Promise<Outcome> {
  const first = await runVitest([...selection, ...args], 0);
  const files = [...new Set(first.failures.map(({ file }) => file))];
  // An error outside of every file might not come again.
  if (files.length === 0 || files.includes('')) return mergeReports(first);
  console.log(`\nRunning again: ${files.join(', ')}`);
  return mergeReports(first, await runVitest([...selection, '--maxWorkers=1', ...files], 1));
}
