import { browser } from 'wxt/browser';
import { sleep } from '../../i18n/time.ts';
import { findOrigin } from '../../site/host.ts';

/** How long to wait for a page that is still loading before its fields are searched: some pages never finish loading. */
const LOADS_WITHIN_MS = 3000;

/** A page that takes longer to respond counts as hanging. */
const ANSWERS_WITHIN_MS = 5000;

/** A page that was left at once may be in the back/forward cache, where it never responds. */
export const LEFT_PAGE_MS = 2000;

/** The pauses between attempts in a busy page. */
const NEXT_TRIES_AFTER_MS = [100, 300, 600];

type ScriptPath = '/find.js' | '/fill.js';

export type Target = { tabId: number; frameIds: number[] } | { tabId: number; documentIds: string[] };

/** Why a page that is open to us can't be filled: it does not respond, or another one has taken its place. */
export class PageProblem extends Error {}

/** @throws PageProblem if the page does not respond in time; it may still do later what it was asked to do */
export function withPageTimeout<T>(asking: Promise<T>): Promise<T> {
  const late = sleep(ANSWERS_WITHIN_MS).then(() => Promise.reject(new PageProblem('The page does not answer.')));
  return Promise.race([asking, late]);
}

/** Whether we have access to the page in the tab: the browser reports its URL only then. */
async function isOpenToUs(tabId: number): Promise<boolean> {
  const tab = await browser.tabs.get(tabId).catch(() => undefined);
  return findOrigin(tab?.url) !== undefined;
}

/**
 * Injects scripts into a page that a click has just given us access to. In Chromium, as of 156, the injection may reach the page's process
 * before the click's permission does, and is refused: then it is repeated.
 * @param isWholePageNeeded whether to wait, for a limited time, until the page has loaded
 * @returns the result of the last script; undefined if it did not run
 * @throws if the browser allows no extension in the page, or if the page does not respond
 */
export async function inject(target: Target, files: ScriptPath[], isWholePageNeeded: boolean) {
  if (isWholePageNeeded) {
    const loading = browser.scripting.executeScript({ target, func: () => undefined }).catch(() => {});
    await Promise.race([loading, sleep(LOADS_WITHIN_MS)]);
  }
  const execute = () => browser.scripting.executeScript({ target, files, injectImmediately: true });
  const executeOnceOpen = async () => {
    for (const waitMs of NEXT_TRIES_AFTER_MS) {
      try {
        return await execute();
      } catch (error) {
        if (!(await isOpenToUs(target.tabId))) throw error;
        await sleep(waitMs);
      }
    }
    return execute();
  };
  const [result] = await withPageTimeout(executeOnceOpen());
  return result;
}
