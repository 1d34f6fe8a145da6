import { browser } from 'wxt/browser';

/** @param windowId where; absent: in the window in front. @returns false where the browser does not let it: no window in front, or another popup is open */
export async function openPopup(windowId?: number): Promise<boolean> {
  return browser.action.openPopup(windowId === undefined ? undefined : { windowId }).then(
    () => true,
    () => false,
  );
}
