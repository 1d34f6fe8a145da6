import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'puppeteer-core';
import type { Message } from '../../lib/mailbox/message.ts';
import { addToSearchDocuments, indexMailbox, type SearchDocuments } from '../../lib/mailbox/search/search.ts';
import { clickButton, waitForText } from '../e2e/by-name.ts';
import { launchChromium } from '../e2e/chromium.ts';
import { openScene } from '../e2e/scene.ts';
import { waitFor } from '../e2e/wait-for.ts';
import { buildShipped } from './build-shipped.ts';
import type { Options } from './options.ts';
import { quantile } from './quantile.ts';
import type { Row } from './row.ts';

/**
 * Opening a message, in the shipped build in real Chromium: the first one of a new page, which also loads the reader, and later ones.
 * `--rounds N` for other than nine. And the search in Node, with what earlier searches found and without.
 */
const ROUNDS = 9;

/** Sizes of the messages' HTML, and how quickly the middle one is to be there. */
const SIZES = [
  { name: '10 kB', bytes: 10_000 },
  { name: '100 kB', bytes: 100_000, goal: { atMost: 100 } },
  { name: '1 MB', bytes: 1_000_000 },
];

/** Of each size there are two with different words, opened in turn: what was built for one is of no use for the other. */
const PAIR = ['oak', 'elm'];

/** A hand rests on a row before it presses the button, and holds it for a moment. */
const REST_MS = 200;
const HELD_MS = 80;

type MailsInTab = { page: Page; session: CDPSession };

/** The mailbox in a tab, with two mails of each size in its list. @param closing ends it all */
async function openMailsInTab(closing: AsyncDisposableStack): Promise<MailsInTab> {
  const scene = await openScene(launchChromium, closing);
  await scene.connect();
  const page = await scene.browser.openExtensionPage('popup.html');
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await clickButton(page, 'New address');
  await clickButton(page, 'Create address');
  const to = await waitFor('the address', async () => {
    const shown = await page.evaluate(() => document.body.innerText);
    return /[\w.-]+@mayfly\.test/.exec(shown)?.[0];
  });
  const mails = SIZES.flatMap(({ name, bytes }) =>
    PAIR.map((one, nth) => ({ subject: subjectOf(name, nth), html: writeHtml(bytes, one) })),
  );
  for (const { subject, html } of mails) {
    await scene.sendMail({ from: 'news@fernway.example', to, subject, html });
  }
  await clickButton(page, 'Check for new mail');
  for (const { subject } of mails) await waitForText(page, subject);
  return { page, session };
}

const subjectOf = (size: string, nth: number) => `Mail of ${size}, ${PAIR[nth % PAIR.length]}`;

/** From the click on a message in the list to its text painted in its frame, by the browser's own clock of input and of paint. */
async function measureOpening(openings: number): Promise<Row[]> {
  await using closing = new AsyncDisposableStack();
  const { page, session } = await openMailsInTab(closing);
  const rows: Row[] = [];
  for (const { name, goal } of SIZES) {
    await page.reload();
    const open = (nth: number) => timeOpening({ page, session }, subjectOf(name, nth));
    const first = await open(0);
    const later: number[] = [];
    for (let nth = 1; nth <= openings; nth++) later.push(await open(nth));
    const what = `${name} of HTML: click to text painted`;
    rows.push(
      { name: `${what}, the first one of a new page`, value: first, unit: 'ms' },
      { name: `${what}, the second one`, value: later[0] ?? Number.NaN, unit: 'ms' },
      { name: `${what}, later ones, median`, value: quantile(later, 0.5), unit: 'ms', ...(goal && { goal }) },
      { name: `${what}, later ones, p95`, value: quantile(later, 0.95), unit: 'ms' },
      { name: `${what}, the first as multiple of later ones`, value: first / quantile(later, 0.5), unit: '×' },
    );
  }
  return rows;
}

/** Opens a message from the list, and goes back. @returns milliseconds */
async function timeOpening({ page, session }: MailsInTab, subject: string): Promise<number> {
  await page.mouse.move(0, 0);
  // Before the page is loaded its last picture stands there, which opens nothing.
  const row = await page.waitForSelector(`a.message-row[href] ::-p-text(${subject})`);
  const place = await row?.clickablePoint();
  if (!place) throw new Error(`There is nothing to press: ${subject}`);
  await page.evaluate(() => {
    addEventListener('click', ({ timeStamp }) => Object.assign(globalThis, { mayflyClickedAt: timeStamp }), {
      capture: true,
      once: true,
    });
  });
  const painted = paintOfFrame(session);
  await page.mouse.move(place.x, place.y);
  await sleep(REST_MS);
  await page.mouse.down();
  await sleep(HELD_MS);
  await page.mouse.up();
  const paintedAt = await painted;
  const { metrics } = await session.send('Performance.getMetrics');
  const startedAt = metrics.find(({ name }) => name === 'NavigationStart')?.value ?? Number.NaN;
  const clickedAt = await page.evaluate(() => (globalThis as unknown as { mayflyClickedAt: number }).mayflyClickedAt);
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await waitFor('the mail to close', () => page.evaluate(() => document.querySelector('.html-body') === null));
  return (paintedAt - startedAt) * 1000 - clickedAt;
}

/** When something of a mail is on screen for the first time: seconds, by the clock of `NavigationStart`. */
async function paintOfFrame(session: CDPSession): Promise<number> {
  const { frameTree } = await session.send('Page.getFrameTree');
  return new Promise((resolve) => {
    session.on('Page.lifecycleEvent', function onEvent({ name, frameId, timestamp }) {
      if (name !== 'firstContentfulPaint' || frameId === frameTree.frame.id) return;
      session.off('Page.lifecycleEvent', onEvent);
      resolve(timestamp);
    });
  });
}

/** A newsletter as they are: tables in tables, a style on everything, a counted link in every row. */
function writeHtml(bytes: number, word: string): string {
  const rows: string[] = [];
  for (let size = 0, at = 0; size < bytes; at++) {
    const row = `<tr><td bgcolor="#ffffff" style="padding:12px 24px;font-family:Arial,Helvetica,sans-serif;color:#333333">
<table width="600" cellpadding="0" cellspacing="0"><tr><td width="64"><img src="https://pictures.fernway.example/${at}.png" width="64" height="64" alt="Walk ${at}"></td>
<td class="text" style="font-size:14px;line-height:20px;padding-left:12px"><b>${word} walk number ${at}</b><br>Through the hills and back, in ${(at % 7) + 1} hours.
<a href="https://click.fernway.example/track/click/${at}?utm_source=news" style="color:#0b6b5d">Read on</a></td></tr></table></td></tr>`;
    rows.push(row);
    size += row.length;
  }
  const sheet = '.text a{text-decoration:underline}@media (max-width:600px){.text{font-size:16px!important}}';
  return `<html><head><style>${sheet}</style></head><body bgcolor="#f4f4f4"><table width="100%">${rows.join('')}</table></body></html>`;
}

const MESSAGES = 10_000;
const WORDS =
  'your order has been shipped please confirm the account code below thank you for signing up we received a request to reset password invoice number total amount due date delivery address team support link expires in minutes お知らせ café'.split(
    ' ',
  );
/** Typed key by key, then deleted key by key. The last one is in no mail. */
const TYPED = ['confirm code', 'unique777', 'お知らせ', 'password reset invoice', 'sender 12', 'zzz'];

/** The search alone, for each key press: the two ways take turns. */
function measureEarlierSearches(): Row[] {
  const messages = Array.from({ length: MESSAGES }, (_, nth): Message => {
    const from = `Sender ${nth % 97} <mail@site-${nth % 97}.example>`;
    const times = { createdAt: nth, seenAt: nth };
    return { id: `${nth}`, address: `lark.${nth % 10}@mayfly.test`, from, subject: `Message number ${nth}`, ...times };
  });
  const texts = messages.map(({ id }, nth) => {
    const words = Array.from({ length: 250 }, (_, at) => WORDS[(nth * 7 + at * at) % WORDS.length]);
    // One string in memory, as a text from the database is.
    return [id, structuredClone(`unique${nth}x ${words.join(' ')}`)] as const;
  });
  const documents: SearchDocuments = new Map();
  addToSearchDocuments(documents, messages, new Map(texts));
  const createIndex = () => indexMailbox({ addresses: [], messages }, documents);
  const times: Record<'with' | 'without', number[]> = { with: [], without: [] };
  const time = (which: keyof typeof times, query: string, index: ReturnType<typeof createIndex>) => {
    const startedAt = performance.now();
    index.find({ query });
    times[which].push(performance.now() - startedAt);
  };
  const shared = createIndex();
  for (const words of TYPED) {
    const typed = Array.from(words, (_, at) => words.slice(0, at + 1));
    for (const query of [...typed, ...typed.toReversed().slice(1), '']) {
      time('with', query, shared);
      time('without', query, createIndex());
    }
  }
  return (['with', 'without'] as const).map((which) => ({
    name: `search in ${MESSAGES} messages: a key press ${which} earlier results, p95`,
    value: quantile(times[which], 0.95),
    unit: 'ms',
  }));
}

export async function* bench({ rounds }: Options): AsyncGenerator<Row> {
  buildShipped();
  yield* await measureOpening(Number(rounds ?? ROUNDS));
  yield* measureEarlierSearches();
}
