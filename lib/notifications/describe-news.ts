import type { Message } from '../mailbox/message.ts';
import { parseSender } from '../message/parse-sender.ts';
import { visibleText } from '../message/visible-text.ts';

/** So many new messages at once are told of together: after a long sleep nobody wants thirty notifications. */
const BURST = 4;

/**
 * A notification to be shown.
 * @property messages ids of those that it tells of
 */
export type News = { id: string; title: string; message: string; messages: string[] };

const MESSAGE_PREFIX = 'message:';

/** The id of a message's own notification: shown twice it is still one. */
export function notificationId(message: string): string {
  return MESSAGE_PREFIX + message;
}

/** @returns undefined for a notification that is not about one message */
export function messageOf(notification: string): string | undefined {
  return notification.startsWith(MESSAGE_PREFIX) ? notification.slice(MESSAGE_PREFIX.length) : undefined;
}

/**
 * What to say of new messages: one notification each, or one for all if there are many.
 * @param messages newest first
 */
export function describeNews(messages: Message[]): News[] {
  if (messages.length > BURST) {
    const senders = [...new Set(messages.map(({ from }) => parseSender(from).display))];
    const named = senders.slice(0, 3).join(', ');
    return [
      {
        id: `messages:${messages[0]?.id}`,
        title: `${messages.length} new messages`,
        message: senders.length > 3 ? `From ${named} and others` : `From ${named}`,
        messages: messages.map(({ id }) => id),
      },
    ];
  }
  return messages.map(({ id, from, subject, code }) => ({
    id: notificationId(id),
    title: parseSender(from).display,
    message: [code && `Code: ${code}`, visibleText(subject) || 'No subject'].filter(Boolean).join('\n'),
    messages: [id],
  }));
}
