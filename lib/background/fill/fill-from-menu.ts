import { type Browser, browser } from 'wxt/browser';
import { placeOf } from '../../mailbox/place.ts';
import { fillTrial, isTrialPage } from '../../messaging/fill-trial.ts';
import { findOrigin } from '../../site/find-origin.ts';
import { fillAndNotify } from './fill-and-notify.ts';
import { fillCodeAndNotify } from './fill-code-and-notify.ts';
import { foreignFramePattern } from './foreign-frame.ts';
import { parseMenuItem } from './menu-items.ts';
import type { FrameTarget } from './page.ts';
import { replaceAddress } from './replace-address.ts';

/** Firefox tells which element was clicked. */
type MenuClick = Browser.contextMenus.OnClickData & { targetElementId?: number };

/**
 * Does what an item of the menu says. Called without a single `await` before it, since browsers ask for permissions only in the
 * click itself.
 * @param onKept called once an address is in the mailbox
 * @param deleteAddress so that it can be undone
 */
export async function fillFromMenu(
  { menuItemId, frameId, frameUrl, pageUrl, targetElementId }: MenuClick,
  tab: Browser.tabs.Tab | undefined,
  onKept: () => void,
  deleteAddress: (email: string) => Promise<void>,
): Promise<void> {
  const wish = parseMenuItem(menuItemId);
  if (!wish || tab?.id === undefined) return;
  if (isTrialPage(pageUrl)) return fillTrial();
  const target: FrameTarget = { tabId: tab.id, frameId: 0, targetElementId };
  if (wish.code !== undefined) return fillCodeAndNotify(wish.code, target);
  const place = placeOf(tab);
  // Granted in a private window, the permission would outlive it.
  const pattern = frameId && !place.isPrivate ? foreignFramePattern(frameUrl, pageUrl) : undefined;
  if (frameId && pattern !== undefined) {
    const isGranted = await browser.permissions.request({ origins: [pattern] }).catch(() => false);
    if (isGranted) Object.assign(target, { frameId, origin: findOrigin(frameUrl) });
  }
  const { email, replacement } = wish;
  await fillAndNotify(
    { target, url: pageUrl ?? tab.url, place, withSearch: false, email, onKept },
    replacement && (async (fill) => (await replaceAddress(replacement, fill, deleteAddress)).fill),
  );
}
