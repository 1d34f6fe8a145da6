import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildShipped } from '../../bench/build-shipped.ts';
import { formatRow, isGoalMet, type Row } from '../../bench/row.ts';
import { launchChromium } from '../../e2e/chromium.ts';
import { openScene } from '../../e2e/scene.ts';
import { soak } from './soak.ts';

/**
 * `npm run soak [-- --minutes N]`: an hour of ordinary trouble for the shipped build in real Chromium, see `soak`. A line a minute shows
 * what grows. Ends with 1 if a goal is missed.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error('--minutes takes a number of minutes.');
  process.exit(2);
}

const MiB = 2 ** 20;

buildShipped();
await using closing = new AsyncDisposableStack();
const scene = await openScene(launchChromium, closing, { rateLimit: { limit: 1_000_000, periodSeconds: 3600 } });
const options = await scene.connect();
const readDisk = () => options.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);

/** Bytes that the processes of extensions hold, in every Chromium that runs. */
const readExtensionBytes = () =>
  execFileSync('ps', ['-eo', 'rss=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('--extension-process'))
    .reduce((sum, line) => sum + Number.parseInt(line, 10) * 1024, 0);

/** Bytes, once a minute. */
const grown: { heap: number; disk: number }[] = [];
const look = async () => {
  const heap = readExtensionBytes();
  const disk = await readDisk();
  grown.push({ heap, disk });
  console.log(`  ${grown.length} min: extension ${Math.round(heap / MiB)} MiB, disk ${(disk / MiB).toFixed(1)} MiB`);
};
const report = await soak(scene, options, minutes * 60_000, look);
const [first, last] = [grown[0], grown.at(-1)];
const rows: Row[] = [
  { name: 'mails sent', value: report.sent },
  { name: 'kills', value: report.kills },
  { name: 'requests', value: report.requests },
  { name: 'of them gone wrong', value: report.faults },
  { name: 'lost', value: report.lost.length, goal: { atMost: 0 } },
  { name: 'doubled', value: report.doubled.length, goal: { atMost: 0 } },
  { name: 'within a named wait', value: report.withinWaits, goal: { atMost: 0 } },
  { name: 'notified twice', value: report.notifiedTwice.length, goal: { atMost: 0 } },
  { name: 'unread, as the badge says', value: Number(report.badge) - report.unread, goal: { atMost: 0 } },
];
if (first && last && first !== last) {
  const mails = ((grown.length - 1) * report.sent) / minutes;
  rows.push(
    { name: 'disk for a mail', value: (last.disk - first.disk) / mails, unit: 'B' },
    { name: 'extension, last minute to first', value: last.heap / first.heap, unit: '×', goal: { atMost: 1.5 } },
  );
}
for (const row of rows) console.log(formatRow(row));
if (rows.some((row) => isGoalMet(row) === false)) process.exitCode = 1;
