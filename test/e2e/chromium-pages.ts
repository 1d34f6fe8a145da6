import type { Browser, Page } from 'puppeteer-core';
import { isReady } from './is-ready.ts';
import { TIMEOUT_MS, waitFor } from './wait-for.ts';

/** Opens a tab, in front. */
export async function openChromiumTab(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url);
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.bringToFront();
  return page;
}

/** Waits for a tab or popup that somebody else opens. @param url how its address begins */
export async function findChromiumPage(browser: Browser, url: string): Promise<Page> {
  const target = await browser.waitForTarget((one) => one.url().startsWith(url), { timeout: TIMEOUT_MS });
  const page = await target.asPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await waitFor(`${url} to load`, () => isReady(page));
  return page;
}
