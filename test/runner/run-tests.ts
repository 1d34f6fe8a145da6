import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseReport, type Report } from './report.ts';
import { type Outcome, runAgain } from './run-again.ts';
import { runCommand } from './run-command.ts';

/** Runs vitest once. @param run its number, which the folders of what is stored of failures end in: 0 is the first */
export async function runVitest(config: string, args: string[], run: number): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-test-'));
  const file = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const command = ['run', '--config', config, '--passWithNoTests', ...reporters, ...args];
    const exitCode = await runCommand('vitest', command, { ...process.env, TEST_RUN: String(run) });
    return parseReport(await readFile(file, 'utf8').catch(() => undefined), exitCode);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs the tests of one configuration of vitest; browser tests that fail run again, one file after the other, in a fresh browser. */
export async function runTests(config: string, args: string[], tagArgs: string[]): Promise<Outcome> {
  let run = 0;
  return runAgain(await runVitest(config, [...args, ...tagArgs], run), (files) => {
    run += 1;
    console.log(`\nRunning again: ${files.join(', ')}`);
    return runVitest(config, ['--maxWorkers=1', ...files, ...tagArgs], run);
  });
}
