import { browser } from 'wxt/browser';

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
