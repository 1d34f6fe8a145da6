import type { Page } from 'puppeteer-core';
import { waitFor } from '../../e2e/wait-for.ts';
import type { Installed } from './two-extensions.ts';

/** One opening of a popup. Moments are milliseconds after its document began. */
export type Opening = {
  /** The first contentful paint. */
  contentAt: number;
  /** The page was rendered with its data before that paint. */
  hasData: boolean;
  /** When a press is answered; NaN in a page that does not mark it. */
  readyAt: number;
  /** Scripts and style sheets that were loaded, by their paths; `styleBytes` of style came with the page itself. */
  files: string[];
  styleBytes: number;
};

/**
 * Clicks the toolbar button, and waits until all is there.
 * @param data a selector of what only real data can bring
 * @param last a selector of what is there once nothing more comes
 */
export async function openPopup(
  { extension, origin }: Installed,
  over: Page,
  data: string,
  last: string,
): Promise<Opening> {
  await over.bringToFront();
  await extension.triggerAction(over);
  const target = await over.browser().waitForTarget((one) => one.url().startsWith(`${origin}/popup.html`));
  const popup = await target.asPage();
  await waitFor('the popup', () => popup.evaluate((found) => document.querySelector(found) !== null, last));
  const opening = await popup.evaluate(readOpening, data);
  const session = await popup.createCDPSession();
  const scripts: string[] = [];
  session.on('Debugger.scriptParsed', ({ url }) => scripts.push(url));
  // Tells of those that were parsed before as well.
  await session.send('Debugger.enable');
  const files = [...scripts, ...opening.styles].filter((url) => url.startsWith(origin));
  const closed = new Promise((resolve) => popup.once('close', resolve));
  await popup.close();
  await closed;
  const { styles: _, ...moments } = opening;
  return { ...moments, files: files.map((url) => new URL(url).pathname) };
}

/** In the popup itself. What was painted is told by the browser's own timeline, not by anything of ours. */
async function readOpening(data: string): Promise<Omit<Opening, 'files'> & { styles: string[] }> {
  const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  // The entry comes some frames after the paint itself.
  while (painted() === undefined) await new Promise((resolve) => setTimeout(resolve));
  const contentAt = painted() ?? Number.NaN;
  const readyAt = performance.getEntriesByName('ready')[0]?.startTime ?? Number.NaN;
  return {
    contentAt,
    hasData: document.querySelector(data) !== null && !(readyAt > contentAt),
    readyAt,
    styleBytes: [...document.querySelectorAll('style')].reduce(
      (bytes, { textContent }) => bytes + textContent.length,
      0,
    ),
    styles: [...document.styleSheets].map(({ href }) => href ?? ''),
  };
}
