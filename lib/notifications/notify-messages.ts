import type { Message } from '../mailbox/message.ts';
import { markNotified, markNotifying } from '../mailbox/writer.ts';
import { languageSpoken } from '../settings/chosen-language.ts';
import { settingsItem } from '../settings/settings.ts';
import { codeButtonLabels } from './code-buttons.ts';
import { describeNewMessages } from './describe-new-messages.ts';
import { isNotificationShown, showNotification } from './notification.ts';

/** By then the browser lists a notification that it was asked for, unless the request never reached it. */
const LISTED_WITHIN_MS = 1000;

/** Where it is stored which messages the person was notified of. */
export type NotifiedStore = { markNotifying: typeof markNotifying; markNotified: typeof markNotified };

const idsOf = (messages: Message[]) => messages.map(({ id }) => id);

/**
 * Finds out what became of the notifications that a dead worker was about to show. Messages of those that the browser shows are
 * marked as notified.
 * @param messages newest first, not notified
 * @returns those that still need a notification, newest first
 */
export async function resumeNotifications(
  messages: Message[],
  store: NotifiedStore = { markNotifying, markNotified },
): Promise<Message[]> {
  const unnotified = messages.filter(({ notifying }) => notifying === undefined);
  for (const [notification, begun] of Map.groupBy(messages, ({ notifying }) => notifying?.id)) {
    if (notification === undefined) continue;
    const listedAt = (begun[0]?.notifying?.at ?? 0) + LISTED_WITHIN_MS;
    await new Promise((resolve) => setTimeout(resolve, Math.min(listedAt - Date.now(), LISTED_WITHIN_MS)));
    if (await isNotificationShown(notification)) await store.markNotified(idsOf(begun), Date.now());
    else unnotified.push(...begun);
  }
  return unnotified.sort((a, b) => b.createdAt - a.createdAt);
}

/**
 * Notifies the person of messages, and marks all of them as notified: also those that were read meanwhile, or that the settings keep
 * quiet.
 * @param messages newest first, understood: with their codes, unless a body could not be had
 */
export async function notifyMessages(
  messages: Message[],
  store: NotifiedStore = { markNotifying, markNotified },
): Promise<void> {
  await languageSpoken();
  const unread = messages.filter(({ readAt }) => readAt === undefined);
  for (const notification of describeNewMessages(unread, await settingsItem.read())) {
    const { id, title, message, hasCode } = notification;
    await store.markNotifying(notification.messages, id, Date.now());
    await showNotification(id, title, message, hasCode ? codeButtonLabels() : []);
    await store.markNotified(notification.messages, Date.now());
  }
  await store.markNotified(idsOf(messages), Date.now());
}
