import { browser } from 'wxt/browser';
import { listenUntil } from '../storage/listen.ts';
import { findSpot, type Requester } from './find-spot.ts';

/** Shows a route of the mailbox in its tab, which is opened if it is not there. */
export async function openMailboxTab(route: string): Promise<void> {
  const page = browser.runtime.getURL('/mailbox.html');
  const [open] = await browser.tabs.query({ url: `${page}*` });
  if (open?.id !== undefined) {
    await browser.tabs.update(open.id, { active: true, url: page + route });
    await browser.windows?.update?.(open.windowId, { focused: true });
  } else {
    // Without a window there is no place for a tab.
    await browser.tabs.create({ url: page + route }).catch(() => browser.windows?.create?.({ url: page + route }));
  }
}

/** The ids of all tabs, which browsers tell without a permission. */
export async function readOpenTabs(): Promise<ReadonlySet<number>> {
  return new Set((await browser.tabs.query({})).flatMap(({ id }) => (id === undefined ? [] : [id])));
}

export function watchOpenTabs(onChange: () => void, signal: AbortSignal): void {
  for (const event of [browser.tabs.onCreated, browser.tabs.onRemoved])
    listenUntil<() => void>(event, onChange, signal);
}

/** After install the options page opens, to connect a service. @param reason as `runtime.onInstalled` gives it */
export async function openWelcome(reason: string): Promise<void> {
  if (reason === 'install') await browser.runtime.openOptionsPage();
}

/** The window that this page stands in; a popup belongs to the one under it. Android has none. */
async function findHere(): Promise<number | undefined> {
  return (await browser.windows?.getCurrent().catch(() => undefined))?.id;
}

/**
 * Opens a link in a new tab, beside the page that asked for it, see `findSpot`, and shows its window.
 * @returns false where no tab of its container is open
 */
export async function openLink(url: string, requester: Requester = {}): Promise<boolean> {
  const [tabs, here] = await Promise.all([browser.tabs.query({}), findHere()]);
  const spot = findSpot(tabs, requester, here);
  if (spot) {
    await browser.tabs.create({ url, ...spot });
    await browser.windows?.update?.(spot.windowId, { focused: true });
    return true;
  }
  if (requester.container !== undefined) return false;
  if (browser.windows?.create) await browser.windows.create({ url, incognito: requester.isPrivate ?? false });
  else await browser.tabs.create({ url });
  return true;
}
