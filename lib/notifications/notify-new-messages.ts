import { fetchBody } from '../mailbox/fetch-body.ts';
import type { Message } from '../mailbox/message.ts';
import { readUnnotified } from '../mailbox/read-messages.ts';
import { markNotified, markNotifying } from '../mailbox/writer.ts';
import { createSerialQueue } from '../queue/serial-queue.ts';
import { languageSpoken } from '../settings/chosen-language.ts';
import { settingsItem } from '../settings/settings.ts';
import { codeButtonLabels } from './code-buttons.ts';
import { describeNewMessages } from './describe-new-messages.ts';
import { isNotificationShown, showNotification } from './notification.ts';

/** By then the browser lists a notification that it was asked for, if it has heard of it at all. */
const LISTED_WITHIN_MS = 1000;

const idsOf = (messages: Message[]) => messages.map(({ id }) => id);

/**
 * Finds out what became of the notifications that a dead worker had begun with: those that the browser shows are told of.
 * @returns the messages that are still to be told of
 */
async function resume(unnotified: Message[]): Promise<Message[]> {
  const still = unnotified.filter(({ notifying }) => notifying === undefined);
  for (const [notification, messages] of Map.groupBy(unnotified, ({ notifying }) => notifying?.id)) {
    if (notification === undefined) continue;
    const listedAt = (messages[0]?.notifying?.at ?? 0) + LISTED_WITHIN_MS;
    await new Promise((resolve) => setTimeout(resolve, Math.min(listedAt - Date.now(), LISTED_WITHIN_MS)));
    if (await isNotificationShown(notification)) await markNotified(idsOf(messages), Date.now());
    else still.push(...messages);
  }
  return still.sort((a, b) => b.createdAt - a.createdAt);
}

async function tell(): Promise<void> {
  const unnotified = await resume(await readUnnotified());
  if (unnotified.length === 0) return;

  // The body holds the code. A message whose body can't be had now is told of without it.
  const whole: Message[] = [];
  for (const message of unnotified) whole.push(await fetchBody(message).catch(() => message));

  await languageSpoken();
  const unread = whole.filter(({ readAt }) => readAt === undefined);
  for (const news of describeNewMessages(unread, await settingsItem.read())) {
    await markNotifying(news.messages, news.id, Date.now());
    await showNotification(news.id, news.title, news.message, news.hasCode ? codeButtonLabels() : []);
    await markNotified(news.messages, Date.now());
  }
  // The rest was read meanwhile, or is not to be told of.
  await markNotified(idsOf(whole), Date.now());
}

const queue = createSerialQueue();

/** Tells the person of every message that they were not told of yet: once, whenever the worker may die. One at a time. */
export function notifyNewMessages(): Promise<void> {
  return queue(tell);
}
