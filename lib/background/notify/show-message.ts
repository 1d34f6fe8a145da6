import { browser } from 'wxt/browser';
import { openCopyWindow } from '../../browser/copy-window.ts';
import { openMailboxTab } from '../../browser/mailbox-tab.ts';
import { clearNotification } from '../../browser/notification.ts';
import { openPanel } from '../../browser/panel.ts';
import { openPopup } from '../../browser/popup.ts';
import { findPrivateWindow } from '../../browser/private-window.ts';
import { raiseWindow } from '../../browser/window.ts';
import type { OpenViews } from '../../messaging/open-views.ts';
import { pressedButton } from './code-buttons.ts';
import { messageOf } from './describe-new-messages.ts';
import { isPrivateNotification } from './private-notification.ts';

/**
 * Opens what a notification is about, its message or the mailbox: in the side panel if that is open or the browser can open it from
 * here, else in the toolbar's popup, else in a tab.
 */
export async function showMessage(notification: string, openViews: OpenViews): Promise<void> {
  if (isPrivateNotification(notification)) return showPrivately(notification);
  const message = messageOf(notification);
  const route = message === undefined ? '#/' : `#/message/${encodeURIComponent(message)}`;
  // Browsers open a panel only in the click itself: before the first await.
  const opening = openPanel();
  const wasOpen = openViews.showInPanel(route);
  await Promise.all([clearNotification(notification), raiseWindow()]);
  if ((await opening) || wasOpen || (await openPopup())) return;
  openViews.forgetWanted();
  await openMailboxTab(route);
}

/** In the private window's own popup, or not at all: no other window shows what is in it. */
async function showPrivately(notification: string): Promise<void> {
  await clearNotification(notification);
  const windowId = await findPrivateWindow();
  if (windowId === undefined) return;
  await browser.windows?.update?.(windowId, { focused: true });
  await openPopup(windowId);
}

/**
 * Does what a notification's button is for.
 * @param button its place from 0 on, as the browser reports it
 */
export async function answerButton(notification: string, button: number, openViews: OpenViews): Promise<void> {
  const message = messageOf(notification);
  if (message === undefined || pressedButton(button) !== 'copy-code') return showMessage(notification, openViews);
  await clearNotification(notification);
  await openCopyWindow(message);
}
