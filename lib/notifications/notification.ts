import { browser } from 'wxt/browser';

/**
 * Shows a notification; one of the same id is replaced. Where the person forbade them, nothing happens.
 * @param buttons what stands on its buttons, two at most; left out in Firefox, which refuses a notification that has any
 */
export async function showNotification(
  id: string,
  title: string,
  message: string,
  buttons: readonly string[] = [],
): Promise<void> {
  await browser.notifications.create(id, {
    type: 'basic',
    iconUrl: browser.runtime.getURL('/icon/128.png'),
    title,
    message,
    ...(!import.meta.env.FIREFOX && buttons.length > 0 && { buttons: buttons.map((button) => ({ title: button })) }),
  });
}

/** Those on screen, or in the browser's own list of them. */
export async function isNotificationShown(id: string): Promise<boolean> {
  return id in (await browser.notifications.getAll());
}

export async function clearNotification(id: string): Promise<void> {
  await browser.notifications.clear(id);
}
