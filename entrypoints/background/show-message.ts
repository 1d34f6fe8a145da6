import { browser } from 'wxt/browser';
import { CODE_BUTTONS, messageOf } from '../../lib/notifications/describe-news.ts';
import { clearNotification } from '../../lib/notifications/notification.ts';

/** Opens a route of the popup in a window of its own; on Android, which has no windows, in a tab. */
async function openRoute(route: string, width: number, height: number): Promise<void> {
  const url = browser.runtime.getURL('/popup.html') + route;
  if (browser.windows) await browser.windows.create({ url, type: 'popup', width, height });
  else await browser.tabs.create({ url });
}

/** Opens what a notification spoke of: its message, or the mailbox. */
export async function showMessage(notification: string): Promise<void> {
  const message = messageOf(notification);
  await clearNotification(notification);
  await openRoute(message === undefined ? '' : `#/message/${encodeURIComponent(message)}`, 400, 640);
}

/**
 * What a notification's button asks for.
 * @param button its place, from 0 on
 */
export async function answerButton(notification: string, button: number): Promise<void> {
  const message = messageOf(notification);
  if (message === undefined || CODE_BUTTONS[button] !== 'do.copyCode') return showMessage(notification);
  await clearNotification(notification);
  // A worker has no clipboard: a small window copies, says so and closes.
  await openRoute(`#/copy/${encodeURIComponent(message)}`, 360, 200);
}
