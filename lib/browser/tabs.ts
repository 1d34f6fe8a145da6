import { browser } from 'wxt/browser';
import { connectionsItem, isOutdated } from '../storage/connection.ts';
import { listenUntil } from '../storage/listen.ts';
import { findSpot, type LinkOrigin } from './find-spot.ts';

/** Shows a route of the mailbox in its tab, which is opened if necessary. */
export async function openMailboxTab(route: string): Promise<void> {
  const page = browser.runtime.getURL('/mailbox.html');
  const [open] = await browser.tabs.query({ url: `${page}*` });
  if (open?.id !== undefined) {
    await browser.tabs.update(open.id, { active: true, url: page + route });
    await browser.windows?.update?.(open.windowId, { focused: true });
  } else {
    // If no window is open, a tab can't be created: then a window is.
    await browser.tabs.create({ url: page + route }).catch(() => browser.windows?.create?.({ url: page + route }));
  }
}

/** The ids of all tabs. Browsers report them without a permission. */
export async function readOpenTabs(): Promise<ReadonlySet<number>> {
  return new Set((await browser.tabs.query({})).flatMap(({ id }) => (id === undefined ? [] : [id])));
}

export function watchOpenTabs(onChange: () => void, signal: AbortSignal): void {
  for (const event of [browser.tabs.onCreated, browser.tabs.onRemoved])
    listenUntil<() => void>(event, onChange, signal);
}

/**
 * Opens the options page after installation, to connect a service, and after an update that sends more than the user has agreed to.
 * @param reason as `runtime.onInstalled` reports it
 */
export async function openWelcome(reason: string): Promise<void> {
  const isNews = reason === 'update' && (await connectionsItem.read()).some(isOutdated);
  if (reason === 'install' || isNews) await browser.runtime.openOptionsPage();
}

/** The window of this page. A popup belongs to the window below it. Undefined on Android, which has no windows. */
async function findHere(): Promise<number | undefined> {
  return (await browser.windows?.getCurrent().catch(() => undefined))?.id;
}

/**
 * Opens a link in a new tab, beside the page that the message's address was filled into, see `findSpot`, and focuses the window.
 * @returns false if no tab of its container is open
 */
export async function openLink(url: string, origin: LinkOrigin = {}): Promise<boolean> {
  const [tabs, here] = await Promise.all([browser.tabs.query({}), findHere()]);
  const spot = findSpot(tabs, origin, here);
  if (spot) {
    await browser.tabs.create({ url, ...spot });
    await browser.windows?.update?.(spot.windowId, { focused: true });
    return true;
  }
  if (origin.container !== undefined) return false;
  if (browser.windows?.create) await browser.windows.create({ url, incognito: origin.isPrivate ?? false });
  else await browser.tabs.create({ url });
  return true;
}

export const openSettings = () => void browser.runtime.openOptionsPage();
