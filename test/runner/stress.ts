import { Worker } from 'node:worker_threads';
import { type Failure, nameOf } from './report.ts';
import { runCommand } from './run-command.ts';
import { runVitest } from './run-tests.ts';

/**
 * `npm run test:stress -- FILE…` shows that new and changed browser tests are not flaky: it runs them ten times, each time in fresh
 * browsers, beside a thread that keeps one core busy. The first failure does not end it.
 */
const RUNS = 10;

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('Usage: npm run test:stress -- FILE…');

const builds = [['build'], ['build', '-b', 'firefox'], ['build', '-b', 'safari']];
for (const build of builds) if ((await runCommand('wxt', build)) !== 0) throw new Error('The extension can’t be built');

const busy = new Worker('for (;;);', { eval: true });
const failures: Failure[] = [];
let passed = 0;
for (let run = 0; run < RUNS && !process.exitCode; run++) {
  for (const config of ['vitest.config.ts', 'test/e2e/vitest.config.ts']) {
    const report = await runVitest(config, files, run);
    failures.push(...report.failures);
    passed += report.passed.length;
  }
}
await busy.terminate();

for (const failure of failures) console.log(`\n✖ ${nameOf(failure)}\n  ${failure.message.replaceAll('\n', '\n  ')}`);
console.log(`\n${RUNS} runs of ${files.join(', ')}: ${passed} passed, ${failures.length} failed`);
if (failures.length > 0 || passed === 0) process.exitCode = 1;
