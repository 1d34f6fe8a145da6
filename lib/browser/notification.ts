import { browser } from 'wxt/browser';

const withButtons = (labels: readonly string[]) => labels.length > 0 && { buttons: labels.map((title) => ({ title })) };

/**
 * Shows a notification in place of any with the same id. Does nothing if the user blocks notifications, or if the browser has none
 * (Safari).
 * @param buttons their labels, two at most; ignored in Firefox, which rejects a notification with buttons
 * @param isSilent no sound, and no interruption of the user; ignored in Firefox, which rejects it
 */
export async function showNotification(
  id: string,
  title: string,
  message: string,
  buttons: readonly string[] = [],
  isSilent = false,
): Promise<void> {
  await browser.notifications?.create(id, {
    type: 'basic',
    iconUrl: browser.runtime.getURL('/icon/128.png'),
    title,
    message,
    ...(!import.meta.env.FIREFOX && withButtons(buttons)),
    ...(!import.meta.env.FIREFOX && isSilent && { silent: true }),
  });
}

/** Changes the text of a notification without showing it again. Firefox can't do this: there a new notification replaces the old one. */
export async function changeNotification(
  id: string,
  title: string,
  message: string,
  buttons: readonly string[] = [],
): Promise<void> {
  if (import.meta.env.FIREFOX) return showNotification(id, title, message, buttons);
  await browser.notifications?.update(id, { title, message, ...withButtons(buttons) });
}

/** Whether the notification is on screen, or in the browser's list of notifications. */
export async function isNotificationShown(id: string): Promise<boolean> {
  return id in ((await browser.notifications?.getAll()) ?? {});
}

export async function clearNotification(id: string): Promise<void> {
  await browser.notifications?.clear(id);
}
