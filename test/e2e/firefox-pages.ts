import type { Browser, Page } from 'puppeteer-core';
import { TIMEOUT_MS, waitFor } from './wait-for.ts';

/**
 * Opens a tab, in front. Firefox never reports that one of the extension's pages has loaded: what the page itself says is what
 * counts.
 */
export async function openFirefoxTab(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: [] });
  await waitFor(`${url} to load`, () => hasLoaded(page, url));
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.bringToFront();
  return page;
}

/** Waits for a tab that was opened elsewhere. @param url how its address begins */
export async function findFirefoxPage(browser: Browser, url: string): Promise<Page> {
  return waitFor(url, async () => {
    for (const page of await browser.pages()) if (await hasLoaded(page, url)) return page;
    return undefined;
  });
}

function hasLoaded(page: Page, url: string): Promise<boolean> {
  return page
    .evaluate((start) => location.href.startsWith(start) && document.readyState === 'complete', url)
    .catch(() => false);
}
