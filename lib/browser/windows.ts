import { browser } from 'wxt/browser';
import { openStoresOfPrivateWindow } from '../mailbox/open-stores.ts';
import { disableOpeningMarks } from '../mailbox/opening-mark.ts';

/**
 * Opens a small window that copies, says so and closes: a worker has no clipboard.
 * @param id of the message whose code it is; or the address itself
 */
export async function openCopyWindow(id: string, what?: 'address'): Promise<void> {
  const url = `${browser.runtime.getURL('/popup.html')}#/copy/${encodeURIComponent(id)}${what ? `/${what}` : ''}`;
  // Android has no windows, and Safari on a telephone opens none.
  if (browser.windows?.create) await browser.windows.create({ url, type: 'popup', width: 360, height: 200 });
  else await browser.tabs.create({ url });
}

async function isInPrivateWindow(): Promise<boolean> {
  // Chromium runs popups and panels of both kinds of windows in one process, and says there what is true of the process.
  if (browser.extension.inIncognitoContext) return true;
  // Android has no windows.
  return (await browser.windows?.getCurrent())?.incognito === true;
}

/** The private window that was in front last; undefined where none is open. */
export async function findPrivateWindow(): Promise<number | undefined> {
  if (!browser.windows) return (await browser.tabs.query({})).find(({ incognito }) => incognito)?.windowId;
  const windows = (await browser.windows.getAll()).filter(({ incognito }) => incognito);
  return (windows.find(({ focused }) => focused) ?? windows.at(-1))?.id;
}

/** In a private window, has this page show what belongs to private windows, and nothing else. @returns whether it is in one */
export async function showInPrivateWindow(): Promise<boolean> {
  if (!(await isInPrivateWindow())) return false;
  disableOpeningMarks();
  openStoresOfPrivateWindow();
  return true;
}
