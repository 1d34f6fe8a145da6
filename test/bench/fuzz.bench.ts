import { findAllEdges } from './fuzz/all-edges.ts';
import type { Row } from './row.ts';

const CASES = 10_000;

/** Feeds every edge with wrong values, and ends with the first that is not dealt with. `npm test` does so with some of them. */
export async function bench(): Promise<Row[]> {
  // One that does not fit is logged.
  console.warn = () => {};
  const rows: Row[] = [];
  for (const { name, run } of await findAllEdges()) {
    const startAt = performance.now();
    const { tried, kept } = await run(CASES);
    rows.push({ name: `${name}: wrong values`, value: tried });
    rows.push({ name: `${name}: of these with a good part, which was kept`, value: kept });
    rows.push({ name: `${name}: took`, value: (performance.now() - startAt) / 1000, unit: 's' });
  }
  return rows;
}
