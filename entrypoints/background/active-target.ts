import { type Browser, browser } from 'wxt/browser';
import type { Place } from '../../lib/filling/page.ts';

/**
 * The page that the person looks at. Its URL is told only where the click gave us access to it.
 * @param told by the browser with the shortcut; some are silent
 */
export async function findActiveTarget(told?: Browser.tabs.Tab): Promise<Place & { url: string | undefined }> {
  const tab = told ?? (await browser.tabs.query({ active: true, lastFocusedWindow: true }))[0];
  return { tabId: tab?.id ?? browser.tabs.TAB_ID_NONE, frameId: 0, url: tab?.url };
}
