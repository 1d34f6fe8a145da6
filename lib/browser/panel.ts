import { browser } from 'wxt/browser';
import { openMailboxTab } from './tabs.ts';

/** Firefox's name for what Chromium calls `sidePanel`. */
type Sidebar = { sidebarAction?: { open(): Promise<void> } };

const { sidebarAction } = browser as Sidebar;

/** Whether the browser has a side panel; Android has none. */
export const hasPanel = sidebarAction !== undefined || browser.sidePanel !== undefined;

/**
 * Opens the mailbox in the side panel. Call it during a click, before any `await`. A click on a notification is enough in Chromium (seen in
 * 156), not in Firefox (153: "may only be called from a user input handler").
 * @returns false if the browser does not allow it
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

/** Closes the popup and shows its view in the side panel. @param showBeside makes the panel that opens next show a route */
export async function moveToPanel(showBeside: (route: string) => void): Promise<void> {
  if (location.hash !== '') showBeside(location.hash);
  if (await openPanel()) window.close();
}

export async function moveToTab(route: string): Promise<void> {
  await openMailboxTab(route);
  window.close();
}

/** Gives the page the size of the toolbar's popup, or all the space of a tab. Android has no windows, and a popup has the whole screen. */
export function sizeAsPopup(isPopup: boolean): void {
  document.documentElement.dataset.viewType = isPopup && browser.windows ? 'popup' : 'tab';
}
