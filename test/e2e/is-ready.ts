import type { Page } from 'puppeteer-core';
import { waitFor } from './wait-for.ts';

/**
 * Whether a page of ours has loaded, and is itself by now: first it shows what it showed last. Not while it navigates, when it can't be
 * asked.
 */
export function isReady(page: Page): Promise<boolean> {
  return page.evaluate(() => document.readyState === 'complete' && !globalThis.mayflyEarlyClicks).catch(() => false);
}

/** The page that is being opened, once it is itself. */
export async function onceReady(opening: Promise<Page>): Promise<Page> {
  const page = await opening;
  await waitFor(`${page.url()} to be itself`, () => isReady(page));
  return page;
}
