import { type Browser, browser } from 'wxt/browser';
import { fillAndNotify } from '../../lib/filling/fill-and-notify.ts';
import { fillCodeAndNotify } from '../../lib/filling/fill-code-and-notify.ts';
import { listMenuItems, parseMenuItem } from '../../lib/filling/menu-items.ts';
import { readMailbox } from '../../lib/mailbox/store.ts';
import { createSerialQueue } from '../../lib/queue/serial-queue.ts';
import { fillTrial, isTrialPage } from '../../lib/rpc/fill-trial.ts';
import { languageSpoken } from '../../lib/settings/chosen-language.ts';
import { connectionItem } from '../../lib/settings/connection.ts';

let shown = '';
const queue = createSerialQueue();

async function make(): Promise<void> {
  const [mailbox, connection] = await Promise.all([readMailbox(), connectionItem.read(), languageSpoken()]);
  const items = listMenuItems(mailbox, connection?.baseUrl, Date.now());
  if (JSON.stringify(items) === shown) return;
  await browser.contextMenus.removeAll();
  for (const { id, title, patterns } of items) {
    browser.contextMenus.create({
      id,
      title,
      contexts: ['editable'],
      ...(patterns && { documentUrlPatterns: patterns }),
    });
  }
  shown = JSON.stringify(items);
}

/** Brings the right-click menu of fields up to date. */
export function showFillMenu(): Promise<void> {
  return queue(make);
}

/** The click's right to the page does not reach into frames of other sites: these are asked for, one by one. */
function isForeign(frameUrl: string | undefined, pageUrl: string | undefined): frameUrl is string {
  const frame = URL.parse(frameUrl ?? '');
  return frame !== null && /^https?:$/.test(frame.protocol) && frame.origin !== URL.parse(pageUrl ?? '')?.origin;
}

/** Firefox tells which element was clicked. */
type MenuClick = Browser.contextMenus.OnClickData & { targetElementId?: number };

/** Called without a single `await` before it, since browsers ask for permissions only in the click itself. */
export async function fillFromMenu(
  { menuItemId, frameId, frameUrl, pageUrl, targetElementId }: MenuClick,
  tab: Browser.tabs.Tab | undefined,
  onKept: () => void,
): Promise<void> {
  const wish = parseMenuItem(menuItemId);
  if (!wish || tab?.id === undefined) return;
  if (isTrialPage(pageUrl)) return fillTrial();
  const place = { tabId: tab.id, frameId: 0, targetElementId };
  if (wish.code !== undefined) return fillCodeAndNotify(wish.code, place);
  if (frameId && isForeign(frameUrl, pageUrl)) {
    const { protocol, hostname } = new URL(frameUrl);
    const isGranted = await browser.permissions.request({ origins: [`${protocol}//${hostname}/*`] }).catch(() => false);
    if (isGranted) place.frameId = frameId;
  }
  await fillAndNotify({ place, url: pageUrl ?? tab.url, withSearch: false, email: wish.email, onKept });
}
