import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FAILURES_FOLDER } from './failures-folder.ts';
import { LEDGER_HEAD, ledgerRow } from './flaky-ledger.ts';
import { nameOf } from './report.ts';
import { type Outcome, refuseFlaky } from './run-again.ts';
import { runCommand } from './run-command.ts';
import { runTests } from './run-tests.ts';

/**
 * `npm test`, `npm run test:fast` and `npm run test:all`: checks and tests, one after the other. A failure stops nothing, is named
 * once more at the end, and the last line, `N passed, N failed`, is the sum of all of them.
 *
 * `--speed fast|landing|all` chooses what runs. All other arguments are vitest's: patterns of files, `--shard 1/4`.
 */
const [, , option, speed = 'landing', ...rest] = process.argv;
const args = option === '--speed' ? rest : process.argv.slice(2);
const withBrowsers = speed !== 'fast';

/** Tests without a tag run at every speed. */
const TAG_ARGS: Record<string, string[]> = {
  fast: ['--tags-filter=!browser', '--tags-filter=!nightly'],
  landing: ['--tags-filter=!nightly'],
  all: [],
};
const tagArgs = TAG_ARGS[speed] ?? [];

async function check(...commands: [program: string, ...args: string[]][]): Promise<Outcome> {
  for (const [program, ...line] of commands) {
    if ((await runCommand(program, line)) === 0) continue;
    const failure = { file: [program, ...line].join(' '), test: '', message: 'See above.', isBrowserTest: false };
    return { passed: 0, failures: [failure], flaky: [] };
  }
  return { passed: 1, failures: [], flaky: [] };
}

const suites: [title: string, run: () => Promise<Outcome>][] = [
  ['Types', () => check(['wxt', 'prepare'], ['tsc', '--noEmit'])],
  ['Lint', () => check(['biome', 'check', '.'], ['knip'])],
  ['Unit, service and house tests', () => runTests('vitest.config.ts', args, tagArgs)],
];
if (withBrowsers)
  suites.push(
    ['Build for Chromium', () => check(['wxt', 'build'])],
    ['Build for Firefox', () => check(['wxt', 'build', '-b', 'firefox'])],
    ['Build for Safari', () => check(['wxt', 'build', '-b', 'safari'])],
    ['Lint of the Firefox build', () => check(['node', 'test/runner/lint-firefox-build.ts'])],
    ['End to end, in Chromium and Firefox', () => runTests('test/e2e/vitest.config.ts', args, tagArgs)],
  );

await rm(FAILURES_FOLDER, { recursive: true, force: true });
const outcomes: Outcome[] = [];
const lines: string[] = [];
for (const [title, run] of suites) {
  // Set by a Ctrl-C, which ends the suite that runs, and all that would follow.
  if (process.exitCode) break;
  console.log(`\n── ${title}`);
  const startedAt = Date.now();
  const outcome = await run();
  outcomes.push(outcome);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  lines.push(`${outcome.failures.length === 0 ? '✔' : '✖'} ${title}, ${seconds} s`);
}

const indent = (text: string) => text.replaceAll('\n', '\n  ');
const failures = outcomes.flatMap((outcome) => outcome.failures);
const flaky = outcomes.flatMap((outcome) => outcome.flaky);
for (const failure of failures) console.log(`\n✖ ${nameOf(failure)}\n  ${indent(failure.message)}`);
for (const { name, messages } of flaky) {
  console.log(`\nflaky ${name}`);
  for (const message of messages) console.log(`  ${indent(message)}`);
}
if (flaky.length > 0) {
  const rows = flaky.map(({ name, messages }) => ledgerRow(name, messages[0] ?? '', Date.now())).join('\n');
  console.log(`\nFor test/e2e/FLAKY.md:\n${rows}`);
  // The CI workflow shows it.
  await mkdir(FAILURES_FOLDER, { recursive: true });
  await writeFile(join(FAILURES_FOLDER, 'flaky.md'), `${LEDGER_HEAD}${rows}\n`);
}
const refusal = refuseFlaky(flaky);
if (refusal) console.log(`\n✖ ${refusal}`);
if (flaky.length > 0 || failures.some(({ isBrowserTest }) => isBrowserTest))
  console.log(`\nPictures, texts and logs of what failed in a browser are in ${FAILURES_FOLDER}`);

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = failures.length + (refusal ? 1 : 0);
console.log(
  `\n${lines.join('\n')}${flaky.length > 0 ? `\n${flaky.length} flaky` : ''}\n${passed} passed, ${failed} failed`,
);
if (failed > 0) process.exitCode = 1;
