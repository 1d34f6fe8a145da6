import { fetchBody } from '../mailbox/fetch-body.ts';
import type { Message } from '../mailbox/message.ts';
import { readUntold } from '../mailbox/store.ts';
import { markNotified } from '../mailbox/writer.ts';
import { settingsItem } from '../settings/settings.ts';
import { CODE_BUTTONS, describeNews } from './describe-news.ts';
import { isNotificationShown, showNotification } from './notification.ts';

let telling: Promise<void> = Promise.resolve();

async function tell(): Promise<void> {
  const untold = await readUntold();
  if (untold.length === 0) return;

  // The body holds the code. A message whose body can't be had now is told of without it.
  const whole: Message[] = [];
  for (const message of untold) whole.push(await fetchBody(message).catch(() => message));

  const unread = whole.filter(({ readAt }) => readAt === undefined);
  for (const news of describeNews(unread, await settingsItem.read())) {
    // A worker that died between showing and noting it down finds its notification still there.
    if (!(await isNotificationShown(news.id))) {
      await showNotification(news.id, news.title, news.message, news.hasCode ? CODE_BUTTONS : []);
    }
    await markNotified(news.messages, Date.now());
  }
  // The rest was read meanwhile, or is not to be told of.
  await markNotified(
    whole.map(({ id }) => id),
    Date.now(),
  );
}

/** Tells the person of every message that they were not told of yet: once, whenever the worker may die. One call at a time. */
export function tellNews(): Promise<void> {
  telling = telling.then(tell, tell);
  return telling;
}
