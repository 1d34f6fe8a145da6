import { plural, text } from '../../i18n/text.ts';
import type { Message } from '../../mailbox/message.ts';
import type { MessageNotification, NotificationSettings } from './describe-new-messages.ts';
import { privateNotificationId } from './private-notification.ts';

/**
 * What to show for new messages to private windows, whatever the settings say of contents: that they came. Others may see it, on a
 * locked screen too.
 * @param all newest first, with their codes
 * @returns one for all of them, or none where the settings keep them quiet
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
      id: privateNotificationId(newest.id),
      title: messages.length === 1 ? text('news.title') : plural('news.many', messages.length),
      message: text('news.private'),
      messages: messages.map(({ id }) => id),
      hasCode: false,
      isSilent: false,
    },
  ];
}
