import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page, Target } from 'puppeteer-core';
import { isReady } from './is-ready.ts';
import { TIMEOUT_MS, waitFor } from './wait-for.ts';

/** A page that is there takes far less. */
const ANSWERS_WITHIN_MS = 2000;

/** Opens a tab, in front. */
export async function openChromiumTab(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url);
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.bringToFront();
  return page;
}

/**
 * Waits for a tab or popup that was opened elsewhere, until it has loaded. One that is closing still has the same URL, and never
 * answers: then the next one is looked for.
 * @param url how its address begins
 * @param others targets to ignore
 */
export async function findChromiumPage(browser: Browser, url: string, others: Target[] = []): Promise<Page> {
  const pages = new Map<Target, Promise<Page>>();
  const isAnswering = async (page: Promise<Page>) =>
    Promise.race([page.then(isReady).catch(() => false), sleep(ANSWERS_WITHIN_MS, false)]);
  const page = await waitFor(`${url} to load`, async () => {
    for (const target of browser.targets()) {
      if (!target.url().startsWith(url) || others.includes(target)) continue;
      const found = pages.get(target) ?? target.asPage();
      pages.set(target, found);
      if (await isAnswering(found)) return found;
    }
    return undefined;
  });
  page.setDefaultTimeout(TIMEOUT_MS);
  return page;
}
