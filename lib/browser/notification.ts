import { browser } from 'wxt/browser';

const withButtons = (labels: readonly string[]) => labels.length > 0 && { buttons: labels.map((title) => ({ title })) };

/**
 * Shows a notification in place of any with the same id; does nothing where the user blocks notifications, or where the browser has
 * none (Safari).
 * @param buttons their labels, two at most; ignored in Firefox, which rejects a notification with buttons
 * @param isSilent no sound, and not again in front of what the user does; ignored in Firefox, which rejects it
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

/**
 * Says something else on a notification that is there, without showing it again. Firefox can't: there it is shown in place of the old one.
 */
export async function changeNotification(
  id: string,
  title: string,
  message: string,
  buttons: readonly string[] = [],
): Promise<void> {
  if (import.meta.env.FIREFOX) return showNotification(id, title, message, buttons);
  await browser.notifications?.update(id, { title, message, ...withButtons(buttons) });
}

/** Whether it is on screen, or in the browser's list of notifications. */
export async function isNotificationShown(id: string): Promise<boolean> {
  return id in ((await browser.notifications?.getAll()) ?? {});
}

export async function clearNotification(id: string): Promise<void> {
  await browser.notifications?.clear(id);
}
