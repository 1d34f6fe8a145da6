import type { Page } from 'puppeteer-core';
import { waitFor } from './wait-for.ts';

/**
 * Whether a page of the extension has loaded and rendered. False while it navigates, when it can't be asked.
 */
export function isReady(page: Page): Promise<boolean> {
  return page
    .evaluate(() => document.readyState === 'complete' && document.querySelector('body > :not(script)') !== null)
    .catch(() => false);
}

/** The page that is being opened, once it is ready. */
export async function onceReady(opening: Promise<Page>): Promise<Page> {
  const page = await opening;
  await waitFor(`${page.url()} to be ready`, () => isReady(page));
  return page;
}
