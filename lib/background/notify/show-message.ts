import { browser } from 'wxt/browser';
import { clearNotification } from '../../browser/notification.ts';
import { openPanel } from '../../browser/panel.ts';
import { openMailboxTab } from '../../browser/tabs.ts';
import { findPrivateWindow, openCopyWindow } from '../../browser/windows.ts';
import type { OpenViews } from '../../messaging/open-views.ts';
import { findCodeButton } from './code-buttons.ts';
import { messageOf } from './describe-new-messages.ts';
import { isPrivateNotification } from './private-notification.ts';

/** Brings the browser in front of other programs: the notification may have been clicked while another program was in front. */
async function raiseWindow(): Promise<void> {
  // Android has no windows. On other systems no window may be open.
  const window = await browser.windows?.getLastFocused().catch(() => undefined);
  if (window?.id !== undefined && !window.focused) await browser.windows?.update?.(window.id, { focused: true });
}

/**
 * @param windowId the window to open it in; if absent, the window in front
 * @returns false if the browser does not allow it: no window is in front, or another popup is open
 */
async function openPopup(windowId?: number): Promise<boolean> {
  return browser.action.openPopup(windowId === undefined ? undefined : { windowId }).then(
    () => true,
    () => false,
  );
}

/**
 * Opens what a notification is about, its message or the mailbox: in the side panel if that is open or the browser can open it now, else in
 * the toolbar's popup, else in a tab.
 */
export async function showMessage(notification: string, openViews: OpenViews): Promise<void> {
  if (isPrivateNotification(notification)) return showPrivately(notification);
  const message = messageOf(notification);
  const route = message === undefined ? '#/' : `#/message/${encodeURIComponent(message)}`;
  // Browsers open a panel only during the click itself: before the first await.
  const opening = openPanel();
  const wasOpen = openViews.showInPanel(route);
  await Promise.all([clearNotification(notification), raiseWindow()]);
  if ((await opening) || wasOpen || (await openPopup())) return;
  openViews.forgetWanted();
  await openMailboxTab(route);
}

/** In the private window's own popup, or not at all: no other window may show private mail. */
async function showPrivately(notification: string): Promise<void> {
  await clearNotification(notification);
  const windowId = await findPrivateWindow();
  if (windowId === undefined) return;
  await browser.windows?.update?.(windowId, { focused: true });
  await openPopup(windowId);
}

/** Runs the action of a notification's button. @param fillCode returns the tab with the page that has the code; undefined if none has */
export async function answerButton(
  notification: string,
  index: number,
  openViews: OpenViews,
  fillCode: (message: string) => Promise<number | undefined>,
): Promise<void> {
  const message = messageOf(notification);
  const button = await findCodeButton(notification, index);
  if (message === undefined || button === undefined || button === 'open') return showMessage(notification, openViews);
  await clearNotification(notification);
  const tabId = button === 'fill' ? await fillCode(message) : undefined;
  if (tabId === undefined) return openCopyWindow(message);
  const tab = await browser.tabs.update(tabId, { active: true });
  if (tab?.windowId !== undefined) await browser.windows?.update?.(tab.windowId, { focused: true });
}
