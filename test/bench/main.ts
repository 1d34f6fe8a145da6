import { readdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Options } from './options.ts';
import { formatRow, type Row } from './row.ts';

/**
 * `npm run bench [-- NAME…]`: every file `NAME.bench.ts` in this folder exports `bench()`, which measures and returns its rows, or
 * yields them as they come.
 * Without a name all of them run, one after the other, so that none disturbs another. `--explain FILE`, `--split held-out` and
 * `--rounds N` go to the benches, which say what they do with them.
 */
type Bench = (options: Options) => Promise<Row[]> | AsyncIterable<Row>;

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

for (const name of wanted.length > 0 ? wanted : all) {
  console.log(name);
  const { bench } = (await import(`${folder}/${name}.bench.ts`)) as { bench: Bench };
  const measured = bench(options);
  for await (const row of measured instanceof Promise ? await measured : measured) console.log(formatRow(row));
}
