import { browser } from 'wxt/browser';
import { profileOf } from '../mailbox/profile.ts';
import { exactPattern, findHost } from '../site/host.ts';
import { loadSites } from '../site/loaded-sites.ts';
import { listenUntil } from '../storage/stored-item.ts';

/** The site of the page beside ours. */
export type SiteBeside = {
  name: string;
  host: string;
  /** Of the page; absent if none. */
  container?: string;
  tabId?: number | undefined;
  /** Whether we have permanent access to that host. */
  hasAccess: boolean;
};

/**
 * The site of the tab beside our page.
 * @returns null if the browser does not report it: it does for sites that we have permanent access to, and after a click on our toolbar
 *   button, until the tab navigates to another site
 */
export async function readSiteBeside(): Promise<SiteBeside | null> {
  const [[tab], { findSite }] = await Promise.all([
    browser.tabs.query({ active: true, lastFocusedWindow: true }),
    loadSites(),
  ]);
  const name = findSite(tab?.url);
  const host = findHost(tab?.url);
  if (name === undefined || host === undefined) return null;
  const { container } = profileOf(tab);
  const hasAccess = await browser.permissions.contains({ origins: [exactPattern(host)] });
  return { name, host, ...(container !== undefined && { container }), tabId: tab?.id, hasAccess };
}

/**
 * Calls back whenever another page may be beside ours, or the browser may report more about it, until the signal aborts. A click on our
 * toolbar button fires no event, but the pointer or the focus that returns to our page does.
 */
export function watchSiteBeside(onChange: () => void, signal: AbortSignal): void {
  for (const event of [browser.tabs.onActivated, browser.tabs.onUpdated, browser.permissions.onAdded])
    listenUntil<() => void>(event, onChange, signal);
  addEventListener('focus', onChange, { signal });
  document.addEventListener('pointerenter', onChange, { signal });
}
