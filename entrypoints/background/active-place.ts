import { browser } from 'wxt/browser';
import type { Place } from '../../lib/filling/page.ts';

/** The page that the person looks at. Its URL is told only where the click gave us access to it. */
export async function findActivePlace(): Promise<Place & { url: string | undefined }> {
  const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  return { tabId: tab?.id ?? browser.tabs.TAB_ID_NONE, frameId: 0, url: tab?.url };
}
