import { browser } from 'wxt/browser';
import { sleep } from '../../i18n/time.ts';
import { findOrigin } from '../../site/host.ts';

/** How long a page that still loads is waited for, when its fields are to be looked for: some never end. */
const LOADS_WITHIN_MS = 3000;

/** A page that takes longer hangs. */
const ANSWERS_WITHIN_MS = 5000;

/** In a page that has much to do. */
const NEXT_TRIES_AFTER_MS = [100, 300, 600];

type ScriptPath = '/find.js' | '/fill.js';

export type Target = { tabId: number; frameIds: number[] } | { tabId: number; documentIds: string[] };

/** @throws when the page does not answer in time; what it was asked, it may do later */
export function answered<T>(asking: Promise<T>): Promise<T> {
  const late = sleep(ANSWERS_WITHIN_MS).then(() => Promise.reject(new Error('The page does not answer.')));
  return Promise.race([asking, late]);
}

/** Whether the browser lets us into what is in the tab: only then does it tell its URL. */
async function isOpenToUs(tabId: number): Promise<boolean> {
  const tab = await browser.tabs.get(tabId).catch(() => undefined);
  return findOrigin(tab?.url) !== undefined;
}

/**
 * Brings scripts into a page that a click has just opened to us. In Chromium, as of 156, the script may reach the page before its process
 * has heard of the click, and is turned away: then it is tried again.
 * @param isWholePageNeeded whether to wait until the page has loaded, for a while
 * @returns what the last script ends with; undefined if it did not run
 * @throws where the browser lets no extension in, and where the page does not answer
 */
export async function inject(target: Target, files: ScriptPath[], isWholePageNeeded: boolean) {
  if (isWholePageNeeded) {
    const loading = browser.scripting.executeScript({ target, func: () => undefined }).catch(() => {});
    await Promise.race([loading, sleep(LOADS_WITHIN_MS)]);
  }
  const bring = () => browser.scripting.executeScript({ target, files, injectImmediately: true });
  const bringOnceOpen = async () => {
    for (const waitMs of NEXT_TRIES_AFTER_MS) {
      try {
        return await bring();
      } catch (error) {
        if (!(await isOpenToUs(target.tabId))) throw error;
        await sleep(waitMs);
      }
    }
    return bring();
  };
  const [result] = await answered(bringOnceOpen());
  return result;
}
