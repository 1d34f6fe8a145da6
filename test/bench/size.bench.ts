import { type Chromium, launchChromium } from '../e2e/chromium.ts';
import { openScene } from '../e2e/scene.ts';
import { buildShipped } from './build-shipped.ts';
import type { Options } from './options.ts';
import { quantile } from './quantile.ts';
import { noteRows, openList } from './reading/list.ts';
import type { Row } from './row.ts';
import { measureLargeMails } from './size/large-mails.ts';
import { receiveMails } from './size/receive-mail.ts';
import { searchPopup } from './size/search-popup.ts';
import { SOUGHT, seedYears } from './size/seed-years.ts';

/**
 * What grows with the mailbox, in the shipped build in real Chromium: the same 500 addresses with few messages, and with those of years.
 * All of them in one run, so that a slow machine slows all. `--rounds 1` leaves out the years.
 */
const COUNTS = [10, 1000, 50_000];
const ADDRESSES = 500;
const OPENINGS = 5;
/** What anything may take at the largest, beside the smallest. */
const AT_MOST = 1.5;

const median = (values: number[]) => quantile(values, 0.5);

type Figures = Record<string, number>;

async function measure(count: number): Promise<Figures> {
  await using closing = new AsyncDisposableStack();
  const scene = await openScene<Chromium>(launchChromium, closing, {
    rateLimit: { limit: 1_000_000, periodSeconds: 3600 },
  });
  const options = await scene.connect();
  const { api } = scene.service;
  const headers = { 'X-API-Key': scene.key, 'Content-Type': 'application/json' };
  for (let made = 0; made < ADDRESSES; made++) await fetch(`${api}/v1/emails`, { method: 'POST', headers });
  const emails = scene.service.addresses();
  await seedYears(options, api, emails, count);

  const { received, heapBytes } = await receiveMails(scene, options, emails[0] ?? '');
  const [cold, ...warm] = received;
  const of = (pick: (one: (typeof received)[number]) => number) => median(warm.map(pick));

  const url = `${scene.browser.origin}/popup.html`;
  const popup = await scene.browser.openPage('about:blank');
  await noteRows(popup);
  const openings: number[] = [];
  for (let round = 0; round <= OPENINGS; round++) openings.push((await openList(popup, url)).openMs);
  const search = async (word: string) =>
    median([
      await searchPopup(popup, url, word),
      await searchPopup(popup, url, word),
      await searchPopup(popup, url, word),
    ]);
  const found = {
    'search in names, opening to the newest, ms': await search(SOUGHT.newest.subject),
    'search in bodies, opening to the newest, ms': await search(SOUGHT.newest.body),
    'search in names, opening to the oldest, ms': await search(SOUGHT.oldest.subject),
    'search in bodies, opening to the oldest, ms': await search(SOUGHT.oldest.body),
  };
  await popup.goto('about:blank');
  return {
    'new mail, from the answer to the notification, ms': of(({ notifiedMs }) => notifiedMs),
    'the same in a worker just started, ms': cold?.notifiedMs ?? Number.NaN,
    'records read per check': of(({ records }) => records),
    'keys read per check': of(({ keys }) => keys),
    'entries counted per check': of(({ counted }) => counted),
    'requests to the storage per check': of(({ requests }) => requests),
    'heap of the worker, MB': heapBytes / 1e6,
    'popup, page start to rows, ms': median(openings.slice(1)),
    ...found,
  };
}

export async function* bench({ rounds }: Options): AsyncGenerator<Row> {
  buildShipped();
  const counts = rounds === '1' ? COUNTS.slice(0, -1) : COUNTS;
  const measured: Figures[] = [];
  for (const count of counts) {
    const figures = await measure(count);
    measured.push(figures);
    for (const [name, value] of Object.entries(figures)) yield { name: `${count} messages: ${name}`, value };
  }
  const [few = {}, many = few] = [measured[0], measured.at(-1)];
  for (const [name, least] of Object.entries(few)) {
    const most = many[name] ?? Number.NaN;
    // Who looks for the oldest mail has to wait for all that is newer.
    const goal = name.includes('oldest') ? {} : { goal: { atMost: AT_MOST } };
    const value = most === least ? 1 : most / least;
    yield { name: `… ${name}, as multiple of ${COUNTS[0]} messages'`, value, unit: '×', ...goal };
  }
  yield* await measureLargeMails();
}
