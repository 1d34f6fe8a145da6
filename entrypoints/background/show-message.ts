import { openCopyWindow } from '../../lib/filling/copy-window.ts';
import { CODE_BUTTONS, messageOf } from '../../lib/notifications/describe-news.ts';
import { clearNotification } from '../../lib/notifications/notification.ts';
import { openPanel, openPopup, openTab, raiseWindow } from './surfaces.ts';
import type { Watchers } from './watchers.ts';

/**
 * Opens what a notification spoke of, its message or the mailbox: in the side panel where the browser lets it open from here, or
 * where it is open; else in the toolbar's popup; else in a tab.
 */
export async function showMessage(notification: string, watching: Watchers): Promise<void> {
  const message = messageOf(notification);
  const route = message === undefined ? '#/' : `#/message/${encodeURIComponent(message)}`;
  // Browsers open a panel only in the click itself: before anything is waited for.
  const opening = openPanel();
  const wasOpen = watching.showInPanel(route);
  await Promise.all([clearNotification(notification), raiseWindow()]);
  if ((await opening) || wasOpen || (await openPopup())) return;
  watching.forgetWanted();
  await openTab(route);
}

/**
 * What a notification's button asks for.
 * @param button its place, from 0 on
 */
export async function answerButton(notification: string, button: number, watching: Watchers): Promise<void> {
  const message = messageOf(notification);
  if (message === undefined || CODE_BUTTONS[button] !== 'do.copyCode') return showMessage(notification, watching);
  await clearNotification(notification);
  await openCopyWindow(message);
}
