import { browser } from 'wxt/browser';
import { openMailboxTab } from './tabs.ts';

/** Firefox's name for what Chromium calls `sidePanel`. */
type Sidebar = { sidebarAction?: { open(): Promise<void> } };

const { sidebarAction } = browser as Sidebar;

/** Whether there is a place beside the page; Android has none. */
export const hasPanel = sidebarAction !== undefined || browser.sidePanel !== undefined;

/**
 * Opens the mailbox beside the page, in a click and before anything is waited for. A click on a notification counts in Chromium (seen
 * in 156), not in Firefox (153: "may only be called from a user input handler").
 * @returns false where the browser does not let it
 */
export async function openPanel(): Promise<boolean> {
  try {
    await (sidebarAction?.open() ?? browser.sidePanel.open({ windowId: browser.windows.WINDOW_ID_CURRENT }));
    return true;
  } catch {
    return false;
  }
}

/** Whether this page is the toolbar's popup, rather than the same page in a tab. */
export function isToolbarPopup(): boolean {
  return browser.extension.getViews({ type: 'popup' }).includes(window);
}

/** Closes the popup and shows in the side panel what it showed. @param showBeside has the panel that opens next show a route */
export async function moveToPanel(showBeside: (route: string) => void): Promise<void> {
  if (location.hash !== '') showBeside(location.hash);
  if (await openPanel()) window.close();
}

export async function moveToTab(route: string): Promise<void> {
  await openMailboxTab(route);
  window.close();
}

/**
 * Gives the page the size of the toolbar's popup, or all that there is in a tab. Android has no windows, and gives a popup the whole
 * screen.
 */
export function sizeAsPopup(isPopup: boolean): void {
  document.documentElement.dataset.viewType = isPopup && browser.windows ? 'popup' : 'tab';
}
