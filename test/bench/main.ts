import { readdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { MINUTE } from '../../lib/i18n/time.ts';
import type { Options } from './options.ts';
import { findUnmeasured, formatRow, type Row } from './row.ts';

/**
 * `npm run bench [-- NAME…]`: every file `NAME.bench.ts` in this folder exports `bench()`, which measures and returns its rows, or
 * yields them as they come.
 * Without a name all of them run, one after the other, so that none disturbs another. `--explain FILE`, `--split held-out` and
 * `--rounds N` go to the benches, which say what they do with them.
 *
 * A bench that throws, that measures nothing or that does not end makes the exit code 1.
 */
type Bench = (options: Options) => Promise<Row[]> | AsyncIterable<Row>;

/** None takes as long, those that were asked for more rounds excepted. */
const LONGEST_MS = 20 * MINUTE;

const folder = import.meta.dirname;
const all = (await readdir(folder)).filter((file) => file.endsWith('.bench.ts')).map((file) => file.slice(0, -9));
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { explain: { type: 'string' }, split: { type: 'string' }, rounds: { type: 'string' } },
});
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(2);
}

async function run(name: string): Promise<void> {
  const timer = setTimeout(
    () => {
      console.error(`✖ ${name} does not end`);
      process.exit(1);
    },
    LONGEST_MS * Math.max(1, Number(options.rounds ?? 1)),
  );
  const rows: Row[] = [];
  try {
    const { bench } = (await import(`${folder}/${name}.bench.ts`)) as { bench: Bench };
    const measured = bench(options);
    for await (const row of measured instanceof Promise ? await measured : measured) {
      rows.push(row);
      console.log(formatRow(row));
    }
    for (const problem of options.explain ? [] : findUnmeasured(rows)) fail(problem);
  } catch (error) {
    fail(error);
  } finally {
    clearTimeout(timer);
  }
}

function fail(problem: unknown): void {
  console.error('✖', problem);
  process.exitCode = 1;
}

for (const name of wanted.length > 0 ? wanted : all) {
  console.log(name);
  await run(name);
}
