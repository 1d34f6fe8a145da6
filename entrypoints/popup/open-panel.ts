import { browser } from 'wxt/browser';

/** Firefox's name for what Chromium calls `sidePanel`. */
type Sidebar = { sidebarAction?: { open(): Promise<void> } };

const { sidebarAction } = browser as Sidebar;

/** Whether there is a place beside the page; Android has none. */
export const hasPanel = sidebarAction !== undefined || browser.sidePanel !== undefined;

/** Opens the mailbox beside the page, where it stays. Browsers want the click itself: nothing may be waited for before. */
export async function openPanelBeside(): Promise<void> {
  await (sidebarAction?.open() ?? browser.sidePanel.open({ windowId: browser.windows.WINDOW_ID_CURRENT }));
}
