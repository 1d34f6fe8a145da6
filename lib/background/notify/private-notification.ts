import { browser } from 'wxt/browser';
import { clearNotification } from '../../browser/notification.ts';
import { plural, text } from '../../i18n/text.ts';
import type { Message } from '../../mailbox/message.ts';
import type { MessageNotification, NotificationSettings } from './describe-new-messages.ts';

const PREFIX = 'private:';

export function isPrivateNotification(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Called before a new private notification is shown, and when the last private window has closed. */
export async function clearPrivateNotifications(): Promise<void> {
  const shown = Object.keys((await browser.notifications?.getAll()) ?? {});
  await Promise.all(shown.filter(isPrivateNotification).map(clearNotification));
}

/**
 * The notification for new messages of private windows. It shows only that mail has arrived, even if the settings allow contents: other
 * people may see the notification, also on a locked screen.
 * @param all newest first, with their codes
 * @returns one notification for all messages, or none if the settings exclude them
 */
export function describePrivateMail(
  all: Message[],
  { notifications }: Pick<NotificationSettings, 'notifications'>,
): MessageNotification[] {
  if (notifications === 'none') return [];
  const messages = notifications === 'codes' ? all.filter(({ code }) => code !== undefined) : all;
  const [newest] = messages;
  if (!newest) return [];
  return [
    {
      id: PREFIX + newest.id,
      title: messages.length === 1 ? text('news.title') : plural('news.many', messages.length),
      message: text('news.private'),
      messages: messages.map(({ id }) => id),
      hasCode: false,
      isSilent: false,
    },
  ];
}
