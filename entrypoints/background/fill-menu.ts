import { type Browser, browser } from 'wxt/browser';
import { fillAndTell } from '../../lib/filling/fill-and-tell.ts';

const FILL = 'fill';

/** The right-click menu of every field. Browsers keep it, so it is made once, at install and update. */
export async function createFillMenu(): Promise<void> {
  await browser.contextMenus.removeAll();
  browser.contextMenus.create({ id: FILL, title: 'Fill temporary address', contexts: ['editable'] });
}

/** The click's right to the page does not reach into frames of other sites: these are asked for, one by one. */
function isForeign(frameUrl: string | undefined, pageUrl: string | undefined): frameUrl is string {
  const frame = URL.parse(frameUrl ?? '');
  return frame !== null && /^https?:$/.test(frame.protocol) && frame.origin !== URL.parse(pageUrl ?? '')?.origin;
}

/** Called without a single `await` before it, since browsers ask for permissions only in the click itself. */
export async function fillFromMenu(
  { menuItemId, frameId, frameUrl, pageUrl }: Browser.contextMenus.OnClickData,
  tab: Browser.tabs.Tab | undefined,
): Promise<void> {
  if (menuItemId !== FILL || tab?.id === undefined) return;
  const place = { tabId: tab.id, frameId: 0 };
  if (frameId && isForeign(frameUrl, pageUrl)) {
    const { protocol, hostname } = new URL(frameUrl);
    const isGranted = await browser.permissions.request({ origins: [`${protocol}//${hostname}/*`] }).catch(() => false);
    if (isGranted) place.frameId = frameId;
  }
  await fillAndTell(place, pageUrl ?? tab.url);
}
