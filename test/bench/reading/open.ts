import type { Page } from 'puppeteer-core';
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

const OPENINGS = 15;

/**
 * From the click on a message in the list to its mail painted, in the shipped build in real Chromium: the body read from disk,
 * sanitised, laid out in its frame. The first one of a new page also loads the reader.
 */
export async function measureOpening(): Promise<Row[]> {
  await using closing = new AsyncDisposableStack();
  const scene = await openScene(launchChromium, closing);
  await scene.connect();
  const page = await scene.browser.openExtensionPage('popup.html');
  await clickButton(page, 'New address');
  const to = await waitFor('the address', async () => {
    const shown = await page.evaluate(() => document.body.innerText);
    return /[\w.-]+@mayfly\.test/.exec(shown)?.[0];
  });
  for (const { name, bytes } of SIZES) {
    await scene.sendMail({ from: 'news@fernway.example', to, subject: `Mail of ${name}`, html: writeHtml(bytes) });
  }
  await clickButton(page, 'Check now');
  for (const { name } of SIZES) await waitForText(page, `Mail of ${name}`);

  const rows: Row[] = [];
  for (const { name, goal } of SIZES) {
    await page.reload();
    await waitForText(page, `Mail of ${name}`);
    const first = await timeOpening(page, `Mail of ${name}`);
    const others: number[] = [];
    for (let at = 0; at < OPENINGS; at++) others.push(await timeOpening(page, `Mail of ${name}`));
    const [median, p95] = [quantile(others, 0.5), quantile(others, 0.95)];
    rows.push({ name: `${name} of HTML, click to painted, median`, value: median, unit: 'ms', ...(goal && { goal }) });
    rows.push({ name: `${name} of HTML, click to painted, p95`, value: p95, unit: 'ms' });
    rows.push({ name: `${name} of HTML, the first one of a new page`, value: first, unit: 'ms' });
  }
  return rows;
}

/** Opens a message from the list, and goes back. @returns milliseconds */
async function timeOpening(page: Page, subject: string): Promise<number> {
  // Before the page is loaded its last picture stands there, which opens nothing.
  const row = await page.waitForSelector(`a.message-row[href] ::-p-text(${subject})`);
  const elapsedMs = await page.evaluate(async (clicked) => {
    const loaded = new Promise((resolve) => {
      // Style sheets load too.
      const onLoad = ({ target }: Event) => target instanceof HTMLIFrameElement && resolve(undefined);
      document.addEventListener('load', onLoad, { capture: true });
    });
    const startedAt = performance.now();
    (clicked as HTMLElement | null)?.click();
    await loaded;
    // Before the frame that shows it, and after.
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - startedAt;
  }, row);
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await waitFor('the mail to close', () => page.evaluate(() => document.querySelector('iframe') === null));
  return elapsedMs;
}

/** A newsletter as they are: tables in tables, a style on everything, a counted link in every row. */
function writeHtml(bytes: number): string {
  const rows: string[] = [];
  for (let size = 0, at = 0; size < bytes; at++) {
    const row = `<tr><td bgcolor="#ffffff" style="padding:12px 24px;font-family:Arial,Helvetica,sans-serif;color:#333333">
<table width="600" cellpadding="0" cellspacing="0"><tr><td width="64"><img src="https://pictures.fernway.example/${at}.png" width="64" height="64" alt="Walk ${at}"></td>
<td class="text" style="font-size:14px;line-height:20px;padding-left:12px"><b>Walk number ${at}</b><br>Through the hills and back, in ${(at % 7) + 1} hours.
<a href="https://click.fernway.example/track/click/${at}?utm_source=news" style="color:#0b6b5d">Read on</a></td></tr></table></td></tr>`;
    rows.push(row);
    size += row.length;
  }
  const sheet = '.text a{text-decoration:underline}@media (max-width:600px){.text{font-size:16px!important}}';
  return `<html><head><style>${sheet}</style></head><body bgcolor="#f4f4f4"><table width="100%">${rows.join('')}</table></body></html>`;
}
