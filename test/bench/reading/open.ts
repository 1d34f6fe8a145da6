import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'puppeteer-core';
import { clickButton, waitForText } from '../../e2e/by-name.ts';
import { launchChromium } from '../../e2e/chromium.ts';
import { openScene } from '../../e2e/scene.ts';
import { waitFor } from '../../e2e/wait-for.ts';
import { quantile } from '../quantile.ts';
import type { Row } from '../row.ts';

/** Sizes of the mails' HTML, and how quickly the middle one has to be there. */
const SIZES = [
  { name: '10 kB', bytes: 10_000 },
  { name: '100 kB', bytes: 100_000, goal: { atMost: 100 } },
  { name: '1 MB', bytes: 1_000_000 },
];

/** Of each size there are two of different words, opened in turn: what was built of one is of no use for the other. */
const PAIR = ['oak', 'elm'];

/** How long the pointer lies on a row before it presses, and for how long it presses. */
type Press = { restMs: number; heldMs: number };

/** Whoever presses a row by hand has stopped on it before, and holds the button for a moment: a machine does neither. */
const PRESSES: (Press & { name: string })[] = [
  { name: 'pressed at once', restMs: 0, heldMs: 0 },
  { name: 'pressed at once, for 80 ms', restMs: 0, heldMs: 80 },
  { name: 'pressed after a rest of 0.2 s on its row', restMs: 200, heldMs: 0 },
  { name: 'pressed for 80 ms after a rest of 0.2 s on its row, as by hand', restMs: 200, heldMs: 80 },
];

/** The mailbox in a tab, with two mails of each size in its list. */
type MailsInTab = { page: Page; session: CDPSession };

/** @param closing ends it all */
async function openMailsInTab(closing: AsyncDisposableStack): Promise<MailsInTab> {
  const scene = await openScene(launchChromium, closing);
  await scene.connect();
  const page = await scene.browser.openExtensionPage('popup.html');
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await clickButton(page, 'New address');
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

/** @param size by its name @param nth counts on: one mail follows the other, so that what was built last is of no use */
function subjectOf(size: string, nth: number): string {
  return `Mail of ${size}, ${PAIR[nth % PAIR.length]}`;
}

/**
 * From the click on a message in the list to its text painted in its frame, in the shipped build in real Chromium: by a mouse, by the
 * browser's own clock of input and of paint. The first one of a new page also loads the reader.
 */
export async function measureOpening(openings: number): Promise<Row[]> {
  await using closing = new AsyncDisposableStack();
  const { page, session } = await openMailsInTab(closing);
  const rows: Row[] = [];
  for (const { name, goal } of SIZES) {
    for (const press of PRESSES) {
      await page.reload();
      const open = (nth: number) => timeOpening({ page, session }, subjectOf(name, nth), press);
      const first = await open(0);
      const others: number[] = [];
      for (let nth = 1; nth <= openings; nth++) others.push(await open(nth));
      const [median, p95] = [quantile(others, 0.5), quantile(others, 0.95)];
      const what = `${name} of HTML, ${press.name}: click to text painted`;
      rows.push({ name: `${what}, median`, value: median, unit: 'ms', ...(goal && { goal }) });
      rows.push({ name: `${what}, p95`, value: p95, unit: 'ms' });
      rows.push({ name: `${what}, the first one of a new page`, value: first, unit: 'ms' });
    }
  }
  return rows;
}

/** Opens a message from the list, and goes back. @returns milliseconds */
async function timeOpening({ page, session }: MailsInTab, subject: string, { restMs, heldMs }: Press): Promise<number> {
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
  if (restMs > 0) await sleep(restMs);
  await page.mouse.down();
  if (heldMs > 0) await sleep(heldMs);
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
