import { browser } from 'wxt/browser';
import { loadSites } from '../site/loaded-sites.ts';
import { sitePattern } from '../site/site-pattern.ts';

/** The site of the page beside ours, and whether the browser lets us in at any time. */
export type SiteBeside = { name: string; mayEnter: boolean };

/**
 * The site of the tab that stands beside our page.
 * @returns null where the browser does not tell: it does for sites that we may enter at any time, and after a click on our button
 *   in the toolbar, until the tab goes to another site
 */
export async function readSiteBeside(): Promise<SiteBeside | null> {
  const [[tab], { findSite }] = await Promise.all([
    browser.tabs.query({ active: true, lastFocusedWindow: true }),
    loadSites(),
  ]);
  const name = findSite(tab?.url);
  if (name === undefined) return null;
  return { name, mayEnter: await browser.permissions.contains({ origins: [sitePattern(name)] }) };
}

/**
 * Calls back whenever another page may stand beside ours, or the browser may tell more of it, until the signal aborts. A click on our
 * button in the toolbar is no event, but the pointer or the focus that comes back to us is.
 */
export function watchSiteBeside(onChange: () => void, signal: AbortSignal): void {
  const events = [browser.tabs.onActivated, browser.tabs.onUpdated, browser.permissions.onAdded];
  for (const event of events) event.addListener(onChange);
  addEventListener('focus', onChange, { signal });
  document.addEventListener('pointerenter', onChange, { signal });
  signal.addEventListener('abort', () => {
    for (const event of events) event.removeListener(onChange);
  });
}
