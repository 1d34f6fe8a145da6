import { browser } from 'wxt/browser';

/** @returns false where the browser does not let it: no window in front, or another popup is open */
export async function openPopup(): Promise<boolean> {
  return browser.action.openPopup().then(
    () => true,
    () => false,
  );
}
