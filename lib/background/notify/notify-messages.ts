import { browser } from 'wxt/browser';
import { clearNotification, isNotificationShown, showNotification } from '../../browser/notification.ts';
import { MINUTE, sleep } from '../../i18n/time.ts';
import type { Message } from '../../mailbox/message.ts';
import {
  countNotified,
  countUnread,
  findFlooded,
  hasUnreadNotified,
  readMessage,
} from '../../mailbox/read-messages.ts';
import { markNotified, markNotifying } from '../../mailbox/writer.ts';
import { languageLoaded } from '../../storage/chosen-language.ts';
import { timestamp, z } from '../../storage/schema.ts';
import { createCoalescingRunner } from '../../storage/serial-queue.ts';
import { settingsItem } from '../../storage/settings.ts';
import { storedItem } from '../../storage/stored-item.ts';
import { type CanFill, codeButtonLabels } from './code-buttons.ts';
import {
  describeNewMessages,
  FLOOD,
  isRecent,
  messageOf,
  type Summary,
  summaryId,
  summaryItem,
  summarySinceOf,
} from './describe-new-messages.ts';
import { clearPrivateNotifications, describePrivateMail, isPrivateNotification } from './private-notification.ts';

/** When this browser session began, as far as is known; null before the first worker has stored it. */
const browserSinceItem = storedItem('browserSince', z._default(z.nullable(timestamp), null), 'session');

/** The addresses that were flooded before the last summary. */
const floodedItem = storedItem('flooded', z._default(z.array(z.string()), []), 'session');

/** Stores when this browser session began, if that is not known. Call it before taking a time that is compared with it. @returns epoch ms */
async function readBrowserSince(now: number): Promise<number> {
  const stored = await browserSinceItem.read();
  if (stored === null) await browserSinceItem.write(now);
  return stored ?? now;
}

/** After this time the browser lists a notification that was requested, unless the request never arrived. */
const LISTED_WITHIN_MS = 1000;

/** Firefox has no silent notifications: there, a notification that should be silent is shown at most this often. */
const SILENT_EVERY_MS = MINUTE;
let shownSilentlyAt = 0;

const idsOf = (messages: Message[]) => messages.map(({ id }) => id);

/**
 * Finds out whether the notifications that a dead worker was about to show did appear. Messages are marked as notified if the browser shows
 * their notification, or if that browser session has ended: it may have shown them, and no message is announced twice.
 * @returns the messages that still need a notification, newest first
 */
export async function resumeNotifications(messages: Message[]): Promise<Message[]> {
  const unnotified = messages.filter(({ notifying }) => notifying === undefined);
  for (const [notification, begun] of Map.groupBy(messages, ({ notifying }) => notifying?.id)) {
    if (notification === undefined) continue;
    const listedAt = (begun[0]?.notifying?.at ?? 0) + LISTED_WITHIN_MS;
    await sleep(Math.max(0, Math.min(listedAt - Date.now(), LISTED_WITHIN_MS)));
    const isOfThisBrowser = (begun[0]?.notifying?.at ?? 0) >= (await readBrowserSince(Date.now()));
    if (!isOfThisBrowser || (await isNotificationShown(notification))) await markAnnounced(notification, idsOf(begun));
    else unnotified.push(...begun);
  }
  return unnotified.sort((a, b) => b.createdAt - a.createdAt);
}

/** Marks messages as notified, and counts them in their summary if they have one. @param notification its id */
async function markAnnounced(notification: string, ids: string[]): Promise<void> {
  await markNotified(ids, Date.now());
  const since = summarySinceOf(notification);
  await summaryItem.update((summary) =>
    summary && summary.since === since ? { since, count: summary.count + ids.length } : summary,
  );
}

async function readSummary(): Promise<Summary | undefined> {
  const stored = await summaryItem.read();
  if (stored === null) return undefined;
  const { since, count } = stored;
  const before = await floodedItem.read();
  return {
    since,
    count,
    isShown: await isNotificationShown(summaryId(since)),
    flooded: new Set([...before, ...((await countNotified(since)) < FLOOD ? [] : await findFlooded(since, FLOOD))]),
  };
}

/**
 * Notifies the user of messages, and marks all of them as notified, including those that were read meanwhile or that the settings exclude.
 * @param messages newest first, with their codes, unless a body could not be fetched
 * @param canFill see `codeButtonLabels`
 */
export async function notifyMessages(messages: Message[], canFill: CanFill): Promise<void> {
  await languageLoaded();
  const unread = messages.filter(({ readAt }) => readAt === undefined);
  const [settings, summary] = await Promise.all([settingsItem.read(), readSummary()]);
  const quiet = new Set(idsOf(messages));
  const privately = describePrivateMail(
    unread.filter(({ isPrivate }) => isPrivate),
    settings,
  );
  // At most one private notification is on screen: it shows only that mail has arrived.
  if (privately.length > 0) await clearPrivateNotifications();
  const openly = unread.filter(({ isPrivate }) => !isPrivate);
  for (const notification of [...describeNewMessages(openly, settings, summary, Date.now()), ...privately]) {
    const { id, title, message, hasCode, isSilent, summarySince } = notification;
    const isTooSoon = Math.abs(Date.now() - shownSilentlyAt) < SILENT_EVERY_MS;
    for (const notified of notification.messages) quiet.delete(notified);
    if (isSilent && import.meta.env.FIREFOX && isTooSoon) {
      await markAnnounced(id, notification.messages);
      continue;
    }
    if (isSilent) shownSilentlyAt = Date.now();
    await readBrowserSince(Date.now());
    await markNotifying(notification.messages, id, Date.now());
    if (summarySince !== undefined && summarySince !== summary?.since) {
      // Only one summary is on screen, not one for each burst.
      if (summary) await clearNotification(summaryId(summary.since));
      const flooded = summary && isRecent(summary, summarySince) ? [...summary.flooded] : [];
      await floodedItem.write(flooded);
      await summaryItem.write({ since: summarySince, count: 0 });
    }
    const first = messages.find((one) => one.id === notification.messages[0]);
    const labels = hasCode ? await codeButtonLabels(id, first, canFill) : [];
    await showNotification(id, title, message, labels, isSilent);
    await markAnnounced(id, notification.messages);
  }
  if (quiet.size > 0) await markNotified([...quiet], Date.now());
}

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
