import { buildShipped } from './build-shipped.ts';
import { measureEarlierSearches } from './reading/earlier-searches.ts';
import { measureKeeping } from './reading/keeping.ts';
import { measureOpening } from './reading/open.ts';
import { measureStoredRows } from './reading/stored-rows.ts';
import type { Row } from './row.ts';

/** Reading and finding mail, in the shipped build in real Chromium. */
export async function bench(): Promise<Row[]> {
  buildShipped();
  return [
    ...(await measureOpening()),
    ...(await measureKeeping()),
    ...(await measureStoredRows()),
    ...measureEarlierSearches(),
  ];
}
