import { buildShipped } from './build-shipped.ts';
import type { Options } from './options.ts';
import { measureEarlierSearches } from './reading/earlier-searches.ts';
import { measureKeeping } from './reading/keeping.ts';
import { measureOpening } from './reading/open.ts';
import { measureStoredRows } from './reading/stored-rows.ts';
import type { Row } from './row.ts';

const ROUNDS = 9;

/** Reading and finding mail, in the shipped build in real Chromium. `--rounds N` for other than nine. */
export async function* bench({ rounds }: Options): AsyncGenerator<Row> {
  const count = Number(rounds ?? ROUNDS);
  buildShipped();
  yield* await measureOpening(count);
  yield* await measureKeeping(count);
  yield* await measureStoredRows(count);
  yield* measureEarlierSearches();
}
