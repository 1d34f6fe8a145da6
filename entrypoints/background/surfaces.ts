import { browser } from 'wxt/browser';

/**
 * Opens the side panel, in a click and before anything is waited for. A click on a notification counts in Chromium (seen in 156), not
 * in Firefox (153: "may only be called from a user input handler").
 * @returns false where the browser does not let it
 */
export async function openPanel(): Promise<boolean> {
  if (!browser.sidePanel) return false;
  return browser.sidePanel.open({ windowId: browser.windows.WINDOW_ID_CURRENT }).then(
    () => true,
    () => false,
  );
}

/** Brings the browser in front of other programs, where a notification may have been clicked. */
export async function raiseWindow(): Promise<void> {
  // Android has no windows; and where none is open, none can be raised.
  const window = await browser.windows?.getLastFocused().catch(() => undefined);
  if (window?.id !== undefined && !window.focused) await browser.windows.update(window.id, { focused: true });
}

/** @returns false where the browser does not let it: no window in front, or another popup is open */
export async function openPopup(): Promise<boolean> {
  return browser.action.openPopup().then(
    () => true,
    () => false,
  );
}

/** Shows a route of the mailbox in its tab, which is opened if it is not there. */
export async function openTab(route: string): Promise<void> {
  const page = browser.runtime.getURL('/mailbox.html');
  const [open] = await browser.tabs.query({ url: `${page}*` });
  if (open?.id !== undefined) {
    await browser.tabs.update(open.id, { active: true, url: page + route });
    if (browser.windows) await browser.windows.update(open.windowId, { focused: true });
  } else {
    // Without a window there is no place for a tab.
    await browser.tabs.create({ url: page + route }).catch(() => browser.windows.create({ url: page + route }));
  }
}
