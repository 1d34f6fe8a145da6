import { openSafetyBrowser } from '../safety/safety-browser.ts';
import { nestedDeclarations } from '../safety/vectors/nests.ts';
import type { Options } from './options.ts';
import type { Row } from './row.ts';

/**
 * Each declaration in each box that a mail may make, nested, laid out as in the reader in both browsers. Each alone, and all else that
 * may nest, is laid out every night, by `test/safety`. A mail that never ends is named by the run that ends there. `--rounds N` for the
 * first N batches.
 */
const DEPTH = 64;
const ENOUGH_MS = 500;
const BATCH = 32;

export async function* bench({ rounds }: Options): AsyncGenerator<Row> {
  const all = nestedDeclarations(DEPTH);
  const nests = all.slice(0, rounds === undefined ? all.length : Number(rounds) * BATCH);
  for (const name of ['chromium', 'firefox'] as const) {
    await using browser = await openSafetyBrowser(name);
    let slowest = { name: '', ms: 0 };
    for (let start = 0; start < nests.length; start += BATCH) {
      const batch = nests.slice(start, start + BATCH);
      const times = await browser.time(
        batch.map(({ html }) => html),
        ENOUGH_MS,
      );
      for (const [at, { name }] of batch.entries())
        if ((times[at] ?? 0) > slowest.ms) slowest = { name, ms: times[at] ?? 0 };
    }
    yield {
      name: `${name}: ${nests.length} nests ${DEPTH} deep, the slowest: ${slowest.name}`,
      value: slowest.ms,
      unit: 'ms',
      goal: { atMost: ENOUGH_MS },
    };
  }
}
