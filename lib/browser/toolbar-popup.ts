import { browser } from 'wxt/browser';
import { openMailboxTab } from './mailbox-tab.ts';
import { openPanel } from './panel.ts';

/** Whether this page is the toolbar's popup, rather than the same page in a tab. */
export function isToolbarPopup(): boolean {
  return browser.extension.getViews({ type: 'popup' }).includes(window);
}

/** Closes the popup and shows in the side panel what it showed. @param showBeside has the panel that opens next show a route */
export async function moveToPanel(showBeside: (route: string) => void): Promise<void> {
  if (location.hash !== '') showBeside(location.hash);
  if (await openPanel()) window.close();
}

/** Closes the popup and shows a route in a tab. */
export async function moveToTab(route: string): Promise<void> {
  await openMailboxTab(route);
  window.close();
}
