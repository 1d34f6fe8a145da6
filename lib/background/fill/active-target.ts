import { type Browser, browser } from 'wxt/browser';
import { type Place, placeOf } from '../../mailbox/place.ts';
import type { FrameTarget } from './page.ts';

/**
 * The page in the active tab. Its URL is known only where the click gave us access to it.
 * @param known the tab as the browser gave it with the shortcut; some browsers give none
 */
export async function findActiveTarget(
  known?: Browser.tabs.Tab,
): Promise<{ target: FrameTarget; url: string | undefined; place: Place }> {
  const tab = known ?? (await browser.tabs.query({ active: true, lastFocusedWindow: true }))[0];
  return { target: { tabId: tab?.id ?? browser.tabs.TAB_ID_NONE, frameId: 0 }, url: tab?.url, place: placeOf(tab) };
}
