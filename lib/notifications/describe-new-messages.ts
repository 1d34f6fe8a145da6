import { formatList } from '../language/format-list.ts';
import { plural, text } from '../language/text.ts';
import type { Message } from '../mailbox/message.ts';
import { parseSender } from '../message/parse-sender.ts';
import { visibleText } from '../message/visible-text.ts';
import type { Settings } from '../settings/settings.ts';

/** More new messages than this share one notification: after a long sleep nobody wants thirty. */
const BURST = 4;

/**
 * A notification to be shown.
 * @property messages ids of the messages that it is about
 * @property hasCode whether it is about one message with a code, which can be copied from the notification itself
 */
export type MessageNotification = { id: string; title: string; message: string; messages: string[]; hasCode: boolean };

export type NotificationSettings = Pick<Settings, 'notifications' | 'showContents'>;

const MESSAGE_PREFIX = 'message:';

/** The id of a message's own notification: browsers show one notification per id. */
export function notificationId(message: string): string {
  return MESSAGE_PREFIX + message;
}

/** @returns undefined for a notification that is not about one message */
export function messageOf(notification: string): string | undefined {
  return notification.startsWith(MESSAGE_PREFIX) ? notification.slice(MESSAGE_PREFIX.length) : undefined;
}

/**
 * What to show for new messages: one notification each, or one for all if there are many.
 * @param all newest first, with their codes
 * @returns without those that the settings keep quiet
 */
export function describeNewMessages(
  all: Message[],
  { notifications, showContents }: NotificationSettings,
): MessageNotification[] {
  if (notifications === 'none') return [];
  const messages = notifications === 'codes' ? all.filter(({ code }) => code !== undefined) : all;
  if (messages.length > BURST) {
    const senders = [...new Set(messages.map(({ from }) => parseSender(from).display))];
    const names = formatList(senders.slice(0, 3), 'comma');
    return [
      {
        id: `messages:${messages[0]?.id}`,
        title: plural('news.many', messages.length),
        message: showContents
          ? text(senders.length > 3 ? 'news.fromMore' : 'news.from', { names })
          : text('news.hidden'),
        messages: messages.map(({ id }) => id),
        hasCode: false,
      },
    ];
  }
  return messages.map(({ id, from, subject, code }) => ({
    id: notificationId(id),
    title: showContents ? parseSender(from).display : text('news.title'),
    message: showContents
      ? [code && text('news.code', { code }), visibleText(subject) || text('message.noSubject')]
          .filter(Boolean)
          .join('\n')
      : text('news.hidden'),
    messages: [id],
    hasCode: code !== undefined,
  }));
}
