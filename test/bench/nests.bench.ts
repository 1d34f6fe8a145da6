import { startCountingServer } from '../safety/counting-server.ts';
import { readerPage } from '../safety/reader-page.ts';
import { launchSafetyBrowser } from '../safety/safety-browser.ts';
import { longLines, longRuns, type Nest, nestedDeclarations, nestedElements } from '../safety/vectors/nests.ts';
import type { Row } from './row.ts';

/**
 * Everything that a mail may nest, in itself: each declaration in each box, and each element, at these depths, laid out as in the reader in
 * both browsers. `npm test` lays out a part of them. A mail that never ends is named by the run that ends there.
 */
const DEPTHS = [4, 8, 16, 32, 64];
const ENOUGH_MS = 500;
const BATCH = 32;

async function measure(name: 'chromium' | 'firefox'): Promise<Row[]> {
  await using closing = new AsyncDisposableStack();
  const server = await startCountingServer(await readerPage());
  closing.defer(() => server.close());
  const browser = await launchSafetyBrowser(name, server);
  closing.defer(() => browser.close());

  async function slowestOf(what: string, nests: Nest[]): Promise<Row> {
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
    return {
      name: `${name}: ${nests.length} ${what}, the slowest: ${slowest.name}`,
      value: slowest.ms,
      unit: 'ms',
      goal: { atMost: ENOUGH_MS },
    };
  }

  const rows: Row[] = [await slowestOf('long runs', longRuns), await slowestOf('long lines', longLines)];
  for (const depth of DEPTHS) {
    rows.push(await slowestOf(`nests ${depth} deep`, [...nestedDeclarations(depth), ...nestedElements(depth)]));
  }
  return rows;
}

export async function bench(): Promise<Row[]> {
  return [...(await measure('chromium')), ...(await measure('firefox'))];
}
