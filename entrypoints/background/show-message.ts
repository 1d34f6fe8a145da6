import { browser } from 'wxt/browser';
import { messageOf } from '../../lib/notifications/describe-news.ts';
import { clearNotification } from '../../lib/notifications/notification.ts';

/** Opens what a notification spoke of: its message, or the mailbox. */
export async function showMessage(notification: string): Promise<void> {
  const message = messageOf(notification);
  const route = message === undefined ? '' : `#/message/${encodeURIComponent(message)}`;
  const url = browser.runtime.getURL('/popup.html') + route;
  await clearNotification(notification);
  // Android has tabs only.
  if (browser.windows) await browser.windows.create({ url, type: 'popup', width: 400, height: 640 });
  else await browser.tabs.create({ url });
}
