import { parseSender } from '../../email/parse/parse-sender.ts';
import { visibleText } from '../../email/parse/visible-text.ts';
import { formatList, plural, text } from '../../i18n/text.ts';
import { MINUTE } from '../../i18n/time.ts';
import type { Message } from '../../mailbox/message.ts';
import { z } from '../../storage/schema.ts';
import type { Settings } from '../../storage/settings.ts';
import { storedItem } from '../../storage/stored-item.ts';

/** A notification of many messages at once. */
export type Summary = {
  /** Epoch ms, when it was first shown. */
  since: number;
  /** How many messages it announces: no private one, none that had a notification of its own, none that was read by then. */
  count: number;
  /** Whether it is still on screen: the user or, after some time, the browser may have removed it. */
  isShown: boolean;
  /** Addresses that got at least `FLOOD` messages, during this summary or an earlier one. */
  flooded: ReadonlySet<string>;
};

/** When the last summary was first shown, epoch ms, and how many messages it announces; null if there was none. */
export const summaryItem = storedItem(
  'summary',
  z._default(z.nullable(z.object({ since: z.number(), count: z.number() })), null),
);

/** Whether a summary is recent enough to be continued. After that, new messages start another one. */
export function isRecent({ since }: Summary, now: number): boolean {
  return since <= now && now - since < SUMMARY_MAX_AGE_MS;
}

const SUMMARY_PREFIX = 'messages:';

/** Each summary has its own id, so that the next one is shown as a new notification. */
export function summaryId(since: number): string {
  return SUMMARY_PREFIX + since;
}

/** @returns undefined for a notification that is no summary */
export function summarySinceOf(notification: string): number | undefined {
  return notification.startsWith(SUMMARY_PREFIX) ? Number(notification.slice(SUMMARY_PREFIX.length)) : undefined;
}

/** More new messages than this share one notification: after a long sleep, thirty would be too many. */
const BURST = 4;
/** An address with this many new messages is flooded: its later messages are silent, and do not reopen a closed notification. */
export const FLOOD = 50;
/** A summary that was first shown longer ago is not recent. */
const SUMMARY_MAX_AGE_MS = 10 * MINUTE;

const SENDERS_NAMED = 3;
/** The senders to name are taken from this many of the newest messages. */
const MAX_MESSAGES_FOR_SENDERS = 100;

/** A notification to be shown. */
export type MessageNotification = {
  id: string;
  title: string;
  message: string;
  /** Ids of the messages that it adds; those that an earlier notification with the same id included are left out. */
  messages: string[];
  /** Whether it is about one message with a code, which can be copied from the notification itself. */
  hasCode: boolean;
  /** Whether it only changes the number in a notification. */
  isSilent: boolean;
  /** For a summary: when it was first shown, epoch ms. */
  summarySince?: number;
};

export type NotificationSettings = Pick<Settings, 'notifications' | 'showContents'>;

const MESSAGE_PREFIX = 'message:';

/** The id of a message's own notification. Browsers show one notification per id. */
export function notificationId(message: string): string {
  return MESSAGE_PREFIX + message;
}

/** @returns undefined for a notification that is not about one message */
export function messageOf(notification: string): string | undefined {
  return notification.startsWith(MESSAGE_PREFIX) ? notification.slice(MESSAGE_PREFIX.length) : undefined;
}

function describeOne(
  { id, from, subject, code }: Message,
  { showContents }: NotificationSettings,
): MessageNotification {
  return {
    id: notificationId(id),
    title: showContents ? parseSender(from).display : text('news.title'),
    message: showContents
      ? [code && text('news.code', { code }), visibleText(subject) || text('message.noSubject')]
          .filter(Boolean)
          .join('\n')
      : text('news.hidden'),
    messages: [id],
    hasCode: code !== undefined,
    isSilent: false,
  };
}

function describeMany(
  messages: Message[],
  { showContents }: NotificationSettings,
  { since, count }: Pick<Summary, 'since' | 'count'>,
  isSilent: boolean,
): MessageNotification {
  const senders = new Set(messages.slice(0, MAX_MESSAGES_FOR_SENDERS).map(({ from }) => parseSender(from).display));
  const names = formatList([...senders].slice(0, SENDERS_NAMED), 'comma');
  const hasMore = senders.size > SENDERS_NAMED || messages.length > MAX_MESSAGES_FOR_SENDERS || count > 0;
  return {
    id: summaryId(since),
    title: plural('news.many', count + messages.length),
    message: showContents ? text(hasMore ? 'news.fromMore' : 'news.from', { names }) : text('news.hidden'),
    messages: messages.map(({ id }) => id),
    hasCode: false,
    isSilent,
    summarySince: since,
  };
}

/** The user is probably waiting for the newest code, however many messages come with it. In a flood with many codes, none is shown. */
function findCodeAmongMany(messages: Message[], isFlood: boolean): Message[] {
  const codes = messages.filter(({ code }) => code !== undefined);
  return isFlood && codes.length > BURST ? [] : codes.slice(0, 1);
}

/** The messages that get their own notification. @param messages of flooded addresses only, or of other addresses only */
function findNotifiedSeparately(messages: Message[], isFlood: boolean): Message[] {
  if (messages.length > BURST) return findCodeAmongMany(messages, isFlood);
  return isFlood ? messages.filter(({ code }) => code !== undefined) : messages;
}

/**
 * The notifications for new messages: one for each message. Many messages share one, and the newest code among them has its own. Messages
 * to a flooded address only raise the number in the shared one while it is on screen; if they are few, those with a code still have their
 * own. Messages to other addresses are announced as usual.
 * @param all newest first, with their codes
 * @returns only those that the settings allow
 */
export function describeNewMessages(
  all: Message[],
  settings: NotificationSettings,
  summary: Summary | undefined,
  now: number,
): MessageNotification[] {
  const { notifications } = settings;
  if (notifications === 'none') return [];
  const messages = notifications === 'codes' ? all.filter(({ code }) => code !== undefined) : all;
  const recent = summary && isRecent(summary, now) ? summary : undefined;
  const isOfFlood = ({ address }: Message) => recent?.flooded.has(address) ?? false;
  const others = messages.filter((message) => !isOfFlood(message));
  const apart = new Set([
    ...findNotifiedSeparately(messages.filter(isOfFlood), true),
    ...findNotifiedSeparately(others, false),
  ]);
  const continued = recent?.isShown ? recent : undefined;
  const together = messages.filter((message) => !apart.has(message) && (continued || !isOfFlood(message)));
  return [
    ...(together.length > 0
      ? [describeMany(together, settings, continued ?? { since: now, count: 0 }, together.every(isOfFlood))]
      : []),
    ...messages.filter((message) => apart.has(message)).map((message) => describeOne(message, settings)),
  ];
}
