import { statSync } from 'node:fs';
import { join } from 'node:path';
import { buildShipped } from './build-shipped.ts';
import type { Options } from './options.ts';
import { type Opening, openPopup } from './popup/open-popup.ts';
import { seedMailbox } from './popup/seed-mailbox.ts';
import { type Installed, installBoth, killWorker, measureCall, measureWorkerStart } from './popup/two-extensions.ts';
import { quantile } from './quantile.ts';
import type { Row } from './row.ts';

/**
 * From the popup's document to its first paint with real data, in the shipped build in real Chromium, beside the popup of an empty
 * extension: one opening of each after the other, so that whatever slows the machine slows both. `--rounds N` for fewer rounds.
 */
const ROUNDS = 9;
const BUILD = join(import.meta.dirname, '../../.output/chrome-mv3');
/** What only data can bring: the first paint has it. */
const DATA = '.current-address, .code-card, .message-list, .problem-line';
const LAST = '.popup a.message-row';

const median = (values: number[]) => quantile(values, 0.5);

type Pair = { ours: Opening[]; empty: Opening[] };

export async function bench({ rounds: wanted }: Options): Promise<Row[]> {
  const rounds = Number(wanted ?? ROUNDS);
  buildShipped();
  await using closing = new AsyncDisposableStack();
  const { ours, empty, page } = await installBoth(BUILD, closing);
  const rows: Row[] = [];

  const measure = async (prepare: (installed: Installed) => Promise<unknown>): Promise<Pair> => {
    const pair: Pair = { ours: [], empty: [] };
    for (let round = 0; round < rounds; round++) {
      await prepare(ours);
      pair.ours.push(await openPopup(ours, page, DATA, LAST));
      await prepare(empty);
      pair.empty.push(await openPopup(empty, page, 'h1', 'h1'));
    }
    return pair;
  };

  const few = { cold: Number.NaN, warm: Number.NaN };
  for (const count of [10, 1000, 10_000]) {
    await seedMailbox(ours.observer, count);
    // The popup has been open before, as is usual once there is mail.
    await openPopup(ours, page, DATA, LAST);
    for (const state of ['cold', 'warm'] as const) {
      const { ours: shown, empty: beside } = await measure(state === 'cold' ? killWorker : measureCall);
      const where = `${count} messages, ${state} worker`;
      // A bench that measures another paint measures nothing.
      if (!shown.every(({ hasData }) => hasData)) throw new Error('The first paint had no data');
      const dataAt = median(shown.map((one) => one.contentAt));
      const emptyAt = median(beside.map((one) => one.contentAt));
      if (count === 10) few[state] = dataAt;
      rows.push(
        { name: `${where}: first paint with data`, value: dataAt, unit: 'ms' },
        { name: `${where}: … after the empty popup's`, value: dataAt - emptyAt, unit: 'ms', goal: { atMost: 70 } },
        { name: `${where}: … as multiple of it`, value: dataAt / emptyAt, unit: '×' },
        { name: `${where}: a click is answered`, value: median(shown.map((one) => one.readyAt)), unit: 'ms' },
        ...(count > 10
          ? [
              {
                name: `${where}: … as multiple of 10 messages'`,
                value: dataAt / few[state],
                unit: '×',
                goal: { atMost: 1.1 },
              },
            ]
          : []),
        { name: `${where}: heap`, value: median(shown.map((one) => one.heapBytes)) / 1e6, unit: 'MB' },
      );
      if (count !== 10 || state !== 'warm') continue;
      const { files = [], styleBytes = 0 } = shown.at(-1) ?? {};
      const sizeOf = (path: string) => statSync(join(BUILD, path)).size;
      // Brought in beside the rest, to name the site of the page that the popup stands over.
      const list = sizeOf('site.js');
      const loaded = files
        .filter((path) => path !== '/site.js')
        .reduce((bytes, path) => bytes + sizeOf(path), styleBytes);
      rows.push(
        { name: 'script and style that an opening loads', value: loaded, unit: 'B' },
        { name: '… and beside it the Public Suffix List', value: list, unit: 'B' },
        { name: "the empty popup's heap", value: median(beside.map((one) => one.heapBytes)) / 1e6, unit: 'MB' },
      );
    }
  }

  const starts: { ours: number[]; empty: number[] } = { ours: [], empty: [] };
  for (let round = 0; round < rounds; round++) {
    starts.ours.push(await measureWorkerStart(ours));
    starts.empty.push(await measureWorkerStart(empty));
  }
  const start = median(starts.ours);
  const emptyStart = median(starts.empty);
  rows.push(
    { name: 'worker start, to its first answer', value: start, unit: 'ms' },
    { name: "… after the empty worker's", value: start - emptyStart, unit: 'ms', goal: { atMost: 12 } },
    { name: "worker start, as multiple of the empty worker's", value: start / emptyStart, unit: '×' },
  );
  return rows;
}
