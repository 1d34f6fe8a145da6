import { browser } from 'wxt/browser';
import { openStoresOfPrivateWindow } from '../mailbox/open-stores.ts';
import { disableOpeningMarks } from '../mailbox/opening-mark.ts';

/**
 * Opens a small window that copies a code or an address, confirms that and closes: a worker has no clipboard.
 * @param id of the message with the code; or the address itself
 */
export async function openCopyWindow(id: string, kind?: 'address'): Promise<void> {
  const url = `${browser.runtime.getURL('/popup.html')}#/copy/${encodeURIComponent(id)}${kind ? `/${kind}` : ''}`;
  // Android has no windows, and Safari on iOS opens none.
  if (browser.windows?.create) await browser.windows.create({ url, type: 'popup', width: 360, height: 200 });
  else await browser.tabs.create({ url });
}

async function isInPrivateWindow(): Promise<boolean> {
  // Chromium runs the popups and panels of normal and private windows in one process, and this flag belongs to the process.
  if (browser.extension.inIncognitoContext) return true;
  // Android has no windows.
  return (await browser.windows?.getCurrent().catch(() => undefined))?.incognito === true;
}

/** The private window that had the focus last; undefined if none is open. */
export async function findPrivateWindow(): Promise<number | undefined> {
  if (!browser.windows) return (await browser.tabs.query({})).find(({ incognito }) => incognito)?.windowId;
  const windows = (await browser.windows.getAll()).filter(({ incognito }) => incognito);
  return (windows.find(({ focused }) => focused) ?? windows.at(-1))?.id;
}

/** If this page is in a private window, makes it show private mail only. @returns whether it is in one */
export async function adaptToPrivateWindow(): Promise<boolean> {
  if (!(await isInPrivateWindow())) return false;
  disableOpeningMarks();
  openStoresOfPrivateWindow();
  return true;
}
