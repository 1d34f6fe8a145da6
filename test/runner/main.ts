import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type Failure, mergeReports, NO_TESTS, nameOf, type Outcome } from './outcome.ts';
import { findTestFiles, type Plan, type Project, readArguments } from './read-arguments.ts';
import { runCommand } from './run-command.ts';
import { runBrowserTests, runVitest } from './run-tests.ts';
import { FAILURES_FOLDER } from './witnesses.ts';

/**
 * `npm test`, `npm run test:fast` and `npm run test:all`: checks and tests, one after the other. A failure stops nothing, is named
 * once more at the end, and the last line, `N passed, N failed`, is the sum of all tests; a check that fails counts as one.
 *
 * `--speed fast|landing|all` chooses what runs; `--project unit|dom|e2e`, which may be repeated, only these tests and what they need.
 * Patterns run the tests alone whose file they match; `--checks` adds types and lint. `--shard 1/4` and `-t NAME` are vitest's.
 */
const plan = readPlan();

function readPlan(): Plan {
  try {
    return readArguments(process.argv.slice(2), findTestFiles());
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

/** More flaky tests than these fail the run. */
const MAX_FLAKY = 3;

async function check(...commands: string[]): Promise<Outcome> {
  for (const command of commands) {
    const [program = '', ...line] = command.split(' ');
    if ((await runCommand(program, line)) !== 0)
      return { ...NO_TESTS, failures: [{ file: '', test: command, message: 'See above.' }] };
  }
  return NO_TESTS;
}

const runUnitTests = async () => mergeReports(await runVitest(['--project=unit', ...plan.tags, ...plan.args], 0));

type Part = [project: Project, title: string, run: () => Promise<Outcome>];
const CHECKS: Part[] = [
  ['unit', 'Types', () => check('wxt prepare', 'tsc --noEmit')],
  ['unit', 'Lint', () => check('biome check .', 'knip')],
];
const AT_NIGHT: Part[] = [
  ['e2e', 'Build for Safari', () => check('wxt build -b safari')],
  ['e2e', 'Lint of the Firefox build', () => check('node test/scripts/release/lint-firefox-build.ts')],
];
const parts: Part[] = [
  ...(plan.hasChecks ? CHECKS : []),
  ['unit', 'Tests without a browser', runUnitTests],
  ['dom', 'Views, mails and forms in a browser', () => runBrowserTests(['--project=dom', ...plan.tags], plan.args)],
  ['e2e', 'Build for Chromium', () => check('wxt build')],
  ['e2e', 'Build for Firefox', () => check('wxt build -b firefox')],
  ...(plan.isNightly && plan.hasChecks ? AT_NIGHT : []),
  [
    'e2e',
    'The built extension, in Chromium and Firefox',
    () => runBrowserTests(['--project=e2e', ...plan.tags], plan.args),
  ],
];

/** The seconds that all processors together have been busy, with other programs too; undefined on systems other than Linux. */
function readBusySeconds(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = readFileSync('/proc/stat', 'utf8')
    .split(/\s+/, 8)
    .map(Number);
  return (user + nice + system + irq + softirq) / 100;
}

await rm(FAILURES_FOLDER, { recursive: true, force: true });
const outcomes: Outcome[] = [];
const lines: string[] = [];
for (const [project, title, run] of parts) {
  if (!plan.projects.includes(project)) continue;
  console.log(`\n── ${title}`);
  const startedAt = Date.now();
  const busyBefore = readBusySeconds();
  const outcome = await run();
  outcomes.push(outcome);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const busy = busyBefore === undefined ? '' : `, ${Math.round((readBusySeconds() ?? 0) - busyBefore)} s of processors`;
  lines.push(`${outcome.failures.length === 0 ? '✔' : '✖'} ${title}: ${seconds} s${busy}`);
}

const failures = outcomes.flatMap((outcome) => outcome.failures);
const flaky = outcomes.flatMap((outcome) => outcome.flaky);
const show = (mark: string, { message, ...failure }: Failure) =>
  console.log(`\n${mark} ${nameOf(failure)}\n  ${message.replaceAll('\n', '\n  ')}`);
for (const failure of failures) show('✖', failure);
for (const failure of flaky) {
  show('flaky', failure);
  // GitHub shows it on the page of the run.
  if (process.env.GITHUB_ACTIONS) console.log(`::warning title=Flaky test::${nameOf(failure)}`);
}
const isTooFlaky = flaky.length > MAX_FLAKY;
if (isTooFlaky) console.log(`\n✖ ${flaky.length} tests were flaky, and at most ${MAX_FLAKY} may be`);

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const leftOut = outcomes.reduce((sum, outcome) => sum + outcome.leftOut, 0);
const hasRun = passed + failures.length > 0;
if (!hasRun) console.log('\n✖ No test ran: those that match may run at night alone (--speed all)');
const failed = failures.length + (isTooFlaky ? 1 : 0) + (hasRun ? 0 : 1);
if (failed + flaky.length > 0) console.log(`\nPictures, texts and logs of browsers are in ${FAILURES_FOLDER}`);
if (flaky.length > 0) lines.push(`${flaky.length} flaky`);
if (leftOut > 0) lines.push(`${leftOut} not run, as a test before them failed`);
console.log(`\n${lines.join('\n')}\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
