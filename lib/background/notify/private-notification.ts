import { browser } from 'wxt/browser';
import { clearNotification } from '../../browser/notification.ts';

const PREFIX = 'private:';

/** The id of a notification of mail to private windows. @param message the newest one's id */
export function privateNotificationId(message: string): string {
  return PREFIX + message;
}

/** Whether a notification is of mail to private windows. */
export function isPrivateNotification(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Once the last private window has closed. */
export async function clearPrivateNotifications(): Promise<void> {
  const shown = Object.keys((await browser.notifications?.getAll()) ?? {});
  await Promise.all(shown.filter(isPrivateNotification).map(clearNotification));
}
