import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFailures } from './all/list-failures.ts';
import { runCommand } from './all/run-command.ts';
import { sumTallies, type Tally, tallyCheck, tallyReport } from './all/tally.ts';

/**
 * `npm test`: every check and every test there is, one after the other. A failure stops nothing, is named once more at
 * the end, and the last line, `N passed, N failed`, is the sum of all of them.
 */
const reports = await mkdtemp(join(tmpdir(), 'mayfly-test-'));
const failures: string[] = [];

async function runCheck(...lines: string[]): Promise<Tally> {
  for (const line of lines) {
    const exitCode = await runCommand(line);
    if (exitCode !== 0) return tallyCheck(exitCode);
  }
  return tallyCheck(0);
}

async function runTests(config: string): Promise<Tally> {
  const report = join(reports, config.replaceAll('/', '-'));
  const exitCode = await runCommand(
    `vitest run --config ${config} --reporter=default --reporter=json --outputFile.json=${report}`,
  );
  const text = await readFile(report, 'utf8').catch(() => undefined);
  failures.push(...listFailures(text));
  return tallyReport(text, exitCode);
}

const suites: [title: string, run: () => Promise<Tally>][] = [
  ['Types', () => runCheck('wxt prepare', 'tsc --noEmit')],
  ['Lint', () => runCheck('biome check .')],
  ['Unit, service and house tests', () => runTests('vitest.config.ts')],
  ['Build for Chromium', () => runCheck('wxt build')],
  ['Build for Firefox', () => runCheck('wxt build -b firefox')],
  ['Build for Safari', () => runCheck('wxt build -b safari')],
  ['Lint of the Firefox build', () => runCheck('node test/all/lint-firefox-build.ts')],
  ['End to end, in Chromium and Firefox', () => runTests('test/e2e/vitest.config.ts')],
];

const tallies: Tally[] = [];
const outcomes: string[] = [];
for (const [title, run] of suites) {
  // Set by a Ctrl-C, which ends the suite that runs, and all that would follow.
  if (process.exitCode) break;
  console.log(`\n── ${title}`);
  const startedAt = Date.now();
  const tally = await run();
  tallies.push(tally);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  outcomes.push(`${tally.failed === 0 ? '✔' : '✖'} ${title}, ${seconds} s`);
}
await rm(reports, { recursive: true });

const { passed, failed } = sumTallies(tallies);
for (const failure of failures) console.log(`\n✖ ${failure}`);
console.log(`\n${outcomes.join('\n')}\n${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
