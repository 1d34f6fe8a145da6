import { browser } from 'wxt/browser';

/** Firefox's name for what Chromium calls `sidePanel`. */
type Sidebar = { sidebarAction?: { open(): Promise<void> } };

async function open(): Promise<void> {
  const { sidebarAction } = browser as Sidebar;
  // Both want the click itself: nothing may be waited for before.
  await (sidebarAction?.open() ?? browser.sidePanel.open({ windowId: browser.windows.WINDOW_ID_CURRENT }));
  window.close();
}

/** Opens the mailbox beside the page, where it stays; absent on Android, which has no place for it. */
export const openPanel: (() => void) | undefined =
  browser.sidePanel || (browser as Sidebar).sidebarAction ? () => void open() : undefined;
