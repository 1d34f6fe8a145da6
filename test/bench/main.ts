import { readdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { MINUTE } from '../../lib/i18n/time.ts';
import { figuresOf, findWorse, type LastFigures } from './find-worse.ts';
import type { Options } from './options.ts';
import { findUnmeasured, formatRow, type Row } from './row.ts';

/**
 * `npm run bench [-- NAME…]`: every file `NAME.bench.ts` in this folder exports `bench()`, which measures and returns its rows, or
 * yields them as they come.
 * Without a name all of them run, one after the other, so that none disturbs another. `--explain FILE`, `--split held-out` and
 * `--rounds N` go to the benches, which say what they do with them.
 *
 * `npm run bench -- check`: what users feel first, and of that only what is worse than the last figures, in `last.json`, by more than
 * the noise. With `--write` the figures become the last ones.
 *
 * A bench that throws, that measures nothing or that does not end makes the exit code 1; so does a worse figure.
 */
type Bench = (options: Options) => Promise<Row[]> | AsyncIterable<Row>;

/** None takes as long, those that were asked for more rounds excepted. */
const LONGEST_MS = 20 * MINUTE;

/** The start of the worker is part of `popup`. */
const CHECKED = ['popup', 'fill', 'polling'];

const folder = import.meta.dirname;
const all = (await readdir(folder)).filter((file) => file.endsWith('.bench.ts')).map((file) => file.slice(0, -9));
const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    explain: { type: 'string' },
    split: { type: 'string' },
    rounds: { type: 'string' },
    write: { type: 'boolean' },
  },
});
const isCheck = wanted.length === 1 && wanted[0] === 'check';
const unknown = isCheck ? [] : wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(', ')}. There are: check, ${all.join(', ')}.`);
  process.exit(2);
}

async function run(name: string): Promise<Row[]> {
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
      if (!isCheck) console.log(formatRow(row));
    }
    for (const problem of options.explain ? [] : findUnmeasured(rows)) fail(problem);
  } catch (error) {
    fail(error);
  } finally {
    clearTimeout(timer);
  }
  return rows;
}

async function check(): Promise<void> {
  const file = `${folder}/last.json`;
  const last = JSON.parse(await readFile(file, 'utf8')) as LastFigures;
  const figures: LastFigures = {};
  for (const name of CHECKED) {
    const rows = await run(name);
    Object.assign(figures, figuresOf(name, rows));
    if (!options.write && !rows.some((row) => `${name}: ${row.name}` in last)) fail(`${name}: nothing to compare with`);
    for (const worse of options.write ? [] : findWorse(name, rows, last)) fail(worse);
  }
  if (options.write && !process.exitCode) await writeFile(file, `${JSON.stringify(figures, null, 2)}\n`);
}

function fail(problem: unknown): void {
  console.error('✖', problem);
  process.exitCode = 1;
}

if (isCheck) await check();
else
  for (const name of wanted.length > 0 ? wanted : all) {
    console.log(name);
    await run(name);
  }
