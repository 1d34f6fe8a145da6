import { browser } from 'wxt/browser';

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
