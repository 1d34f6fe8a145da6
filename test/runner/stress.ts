import { Worker } from 'node:worker_threads';
import { type Failure, nameOf } from './outcome.ts';
import { runCommand } from './run-command.ts';
import { runVitest } from './run-tests.ts';

/**
 * `npm run test:stress -- FILE…` shows that new and changed browser tests are not flaky: it runs them ten times, each time in fresh
 * browsers, beside a thread that keeps one core busy. The first failure does not end it.
 */
const RUNS = 10;

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('Usage: npm run test:stress -- FILE…');

for (const browser of ['chrome', 'firefox', 'safari'])
  if ((await runCommand('wxt', ['build', '-b', browser])) !== 0) throw new Error('The extension can’t be built');

const busy = new Worker('for (;;);', { eval: true });
const failures: Failure[] = [];
let passed = 0;
for (let run = 0; run < RUNS; run++) {
  const report = await runVitest(['--project=dom', '--project=e2e', ...files], run);
  failures.push(...report.failures);
  passed += report.passed.length;
}
await busy.terminate();

for (const failure of failures) console.log(`\n✖ ${nameOf(failure)}\n  ${failure.message}`);
console.log(`\n${RUNS} runs of ${files.join(', ')}: ${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 || passed === 0 ? 1 : 0);
