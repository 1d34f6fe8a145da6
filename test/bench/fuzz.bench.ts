import { findAllEdges } from './fuzz/all-edges.ts';
import type { Options } from './options.ts';
import type { Row } from './row.ts';

const CASES = 10_000;

/** Feeds every edge with wrong values, and ends with the first that is not dealt with: `--rounds N` times each. `npm test` does so with some of them. */
export async function* bench({ rounds }: Options): AsyncGenerator<Row> {
  // One that does not fit is logged.
  console.warn = () => {};
  for (const { name, run } of await findAllEdges()) {
    const startAt = performance.now();
    const { tried, kept } = await run(Number(rounds ?? CASES));
    yield { name: `${name}: wrong values`, value: tried };
    yield { name: `${name}: of these with a good part, which was kept`, value: kept };
    yield { name: `${name}: took`, value: (performance.now() - startAt) / 1000, unit: 's' };
  }
}
