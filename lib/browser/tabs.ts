import { type Browser, browser } from 'wxt/browser';
import type { Address } from '../mailbox/address.ts';
import { maySee, type Profile, profileOf } from '../mailbox/profile.ts';
import { connectionsItem, isOutdated } from '../storage/connection.ts';
import { listenUntil } from '../storage/stored-item.ts';

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

/**
 * Whether the user sees a tab: it is the active one of the window that was used last, and that is not minimized. Without windows, as on
 * Android, the active tab is in view.
 */
export async function isTabInView({
  active,
  windowId,
}: Pick<Browser.tabs.Tab, 'active' | 'windowId'>): Promise<boolean> {
  if (!active) return false;
  const front = await browser.windows?.getLastFocused().catch(() => undefined);
  return !front || (front.id === windowId && front.state !== 'minimized');
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

/** Where a link comes from: the profile of the address that its message was sent to, and the page that the address was filled into. */
export type LinkOrigin = Profile & Pick<Address, 'filledIn'>;

/** What browsers report of every tab without a permission. */
type OpenTab = Pick<Browser.tabs.Tab, 'id' | 'index' | 'windowId' | 'active' | 'incognito'> & {
  cookieStoreId?: string;
};

/** Where to open a tab. It gets the container of its opener: that needs no permission, whereas naming a container does. */
type Spot = { windowId: number; openerTabId?: number; index?: number };

/**
 * Finds where to open a link: beside the page that its address was filled into. If that page is closed, in the same window; if that is
 * closed too, in another window of the same kind (normal or private). The link never leaves its container.
 * @param hereId the window in which the link was clicked
 * @returns undefined if no tab of that profile is open
 */
export function findSpot(
  tabs: OpenTab[],
  { filledIn, ...profile }: LinkOrigin,
  hereId: number | undefined,
): Spot | undefined {
  const ofProfile = tabs.filter((tab) => maySee({ profile: profileOf(tab) })(profile));
  const asked = ofProfile.find(({ id }) => id === filledIn?.tabId);
  if (asked?.id !== undefined) return { windowId: asked.windowId, openerTabId: asked.id, index: asked.index + 1 };

  // Without a container, any tab of the window will do: the new tab needs no opener.
  const near =
    profile.container === undefined
      ? tabs.filter(({ incognito }) => incognito === (profile.isPrivate ?? false))
      : ofProfile.toSorted((one, other) => Number(other.active) - Number(one.active));
  const beside =
    near.find(({ windowId }) => windowId === filledIn?.windowId) ??
    near.find(({ windowId }) => windowId === hereId) ??
    near[0];
  if (!beside) return undefined;
  return { windowId: beside.windowId, ...(profile.container && beside.id !== undefined && { openerTabId: beside.id }) };
}
