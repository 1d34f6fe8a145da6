import { statSync } from 'node:fs';
import { join } from 'node:path';
import { buildShipped } from './build-shipped.ts';
import type { Options } from './options.ts';
import { type Opening, openPopup } from './popup/open-popup.ts';
import { seedMailbox } from './popup/seed-mailbox.ts';
import {
  type Installed,
  installBoth,
  killWorker,
  measureCall,
  measureWorkerStart,
  type TwoExtensions,
} from './popup/two-extensions.ts';
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
const FEW = 10;
const MANY = 10_000;
/** Each is a browser that is started for two openings. */
const NEW_BROWSERS = 3;

const median = (values: number[]) => quantile(values, 0.5);

type Pair = { ours: Opening[]; empty: Opening[] };

async function openBoth(
  pair: Pair,
  { ours, empty, page }: TwoExtensions,
  prepare: (installed: Installed) => Promise<unknown> = async () => {},
): Promise<void> {
  await prepare(ours);
  pair.ours.push(await openPopup(ours, page, DATA, LAST));
  await prepare(empty);
  pair.empty.push(await openPopup(empty, page, 'h1', 'h1'));
}

function paintRows(where: string, { ours, empty }: Pair): Row[] {
  // A bench that measures another paint measures nothing.
  if (!ours.every(({ hasData }) => hasData)) throw new Error(`${where}: the first paint had no data`);
  const dataAt = median(ours.map(({ contentAt }) => contentAt));
  const emptyAt = median(empty.map(({ contentAt }) => contentAt));
  return [
    { name: `${where}: first paint with data`, value: dataAt, unit: 'ms' },
    { name: `${where}: … after the empty popup's`, value: dataAt - emptyAt, unit: 'ms' },
    { name: `${where}: … as multiple of it`, value: dataAt / emptyAt, unit: '×', goal: { atMost: 1.8 } },
    { name: `${where}: a click is answered`, value: median(ours.map(({ readyAt }) => readyAt)), unit: 'ms' },
  ];
}

/** The first opening in a browser, when nothing is cached, and the second one. */
async function measureNewBrowsers(browsers: number): Promise<Row[]> {
  const first: Pair = { ours: [], empty: [] };
  const second: Pair = { ours: [], empty: [] };
  for (let nth = 0; nth < browsers; nth++) {
    await using closing = new AsyncDisposableStack();
    const installed = await installBoth(BUILD, closing);
    await seedMailbox(installed.ours.observer, FEW);
    for (const pair of [first, second]) await openBoth(pair, installed);
  }
  return [...paintRows('first opening', first), ...paintRows('second opening', second)];
}

function bytesRows({ files, styleBytes }: Opening): Row[] {
  const sizeOf = (path: string) => statSync(join(BUILD, path)).size;
  const loaded = files.reduce((bytes, path) => bytes + sizeOf(path), styleBytes);
  return [{ name: 'script and style that an opening loads', value: loaded, unit: 'B' }];
}

async function measureWorkerStarts({ ours, empty }: TwoExtensions, rounds: number): Promise<Row[]> {
  const starts: { ours: number[]; empty: number[] } = { ours: [], empty: [] };
  for (let round = 0; round < rounds; round++) {
    starts.ours.push(await measureWorkerStart(ours));
    starts.empty.push(await measureWorkerStart(empty));
  }
  const [start, emptyStart] = [median(starts.ours), median(starts.empty)];
  return [
    { name: 'worker start, to its first answer', value: start, unit: 'ms' },
    { name: "… after the empty worker's", value: start - emptyStart, unit: 'ms' },
    {
      name: "worker start, as multiple of the empty worker's",
      value: start / emptyStart,
      unit: '×',
      goal: { atMost: 2 },
    },
  ];
}

export async function* bench({ rounds: wanted }: Options): AsyncGenerator<Row> {
  const rounds = Number(wanted ?? ROUNDS);
  buildShipped();
  yield* await measureNewBrowsers(Math.min(rounds, NEW_BROWSERS));

  await using closing = new AsyncDisposableStack();
  const installed = await installBoth(BUILD, closing);
  const { ours, page } = installed;
  for (const count of [FEW, MANY]) {
    await seedMailbox(ours.observer, count);
    // The popup has been open before, as is usual once there is mail.
    await openPopup(ours, page, DATA, LAST);
    for (const [state, prepare] of [
      ['cold', killWorker],
      ['warm', measureCall],
    ] as const) {
      const pair: Pair = { ours: [], empty: [] };
      for (let round = 0; round < rounds; round++) await openBoth(pair, installed, prepare);
      yield* paintRows(`${count} messages, ${state} worker`, pair);
      const [opening] = pair.ours;
      if (opening && count === FEW && state === 'warm') yield* bytesRows(opening);
    }
  }
  yield* await measureWorkerStarts(installed, rounds);
}
