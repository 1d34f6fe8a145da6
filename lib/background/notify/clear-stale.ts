import { browser } from 'wxt/browser';
import { clearNotification } from '../../browser/notification.ts';
import { countUnread, hasUnreadNotified, readMessage } from '../../mailbox/read-messages.ts';
import { createCoalescingRunner } from '../../storage/coalescing-runner.ts';
import { messageOf, summarySinceOf } from './describe-new-messages.ts';
import { isPrivateNotification } from './private-notification.ts';

/** Whether a notification is about mail that was deleted or read. */
async function isStale(notification: string): Promise<boolean> {
  if (isPrivateNotification(notification)) return (await countUnread()).privately === 0;
  const id = messageOf(notification);
  if (id !== undefined) {
    const message = await readMessage(id);
    return message === undefined || message.readAt !== undefined;
  }
  const since = summarySinceOf(notification);
  return since !== undefined && !(await hasUnreadNotified(since));
}

async function clearStale(): Promise<void> {
  for (const shown of Object.keys((await browser.notifications?.getAll()) ?? {}))
    if (await isStale(shown)) await clearNotification(shown);
}

/** Clears the notifications of mail that is no longer stored or unread, however it was deleted or read. Call it after every change. */
export const clearStaleNotifications = createCoalescingRunner(clearStale, (error) =>
  console.warn('Notifications of old mail may still be shown:', error),
);
