import { changeNotification, isNotificationShown, showNotification } from '../../browser/notification.ts';
import { type TextKey, text } from '../../i18n/text.ts';
import { hasFreshCode } from '../../mailbox/fresh-code.ts';
import type { Message } from '../../mailbox/message.ts';
import { readMessage } from '../../mailbox/read-messages.ts';
import { languageLoaded } from '../../storage/chosen-language.ts';
import { z } from '../../storage/schema.ts';
import { settingsItem } from '../../storage/settings.ts';
import { storedItem } from '../../storage/stored-item.ts';
import { describeNewMessages, notificationId } from './describe-new-messages.ts';

/** What the buttons of a notification with a code do, in the order in which they are shown. Browsers show two at most. */
type CodeButton = 'fill' | 'copy' | 'open';

const LABELS = { fill: 'do.fillCode', copy: 'do.copyCode', open: 'do.open' } as const satisfies Record<
  CodeButton,
  TextKey
>;

const buttonsOf = (hasFill: boolean): CodeButton[] => (hasFill ? ['fill', 'copy'] : ['copy', 'open']);

/** How many notifications with a fill button are remembered: more are hardly ever on screen. */
const MOST_WITH_FILL = 20;

/** The notifications that were shown with a fill button. Browsers report only the index of a clicked button. */
const withFillItem = storedItem('notificationsWithFill', z._default(z.array(z.string()), []), 'session');

/**
 * The labels of the buttons of a notification that is shown next: the first fills the code if its page can be reached.
 * @param canFill whether it can; never asked in Firefox, whose notifications have no buttons
 */
export async function codeButtonLabels(
  notification: string,
  message: Message | undefined,
  canFill: CanFill,
): Promise<string[]> {
  const hasFill = !import.meta.env.FIREFOX && message !== undefined && (await canFill(message).catch(() => false));
  await withFillItem.update((before) => {
    const others = before.filter((id) => id !== notification);
    return hasFill ? [...others, notification].slice(-MOST_WITH_FILL) : others;
  });
  return buttonsOf(hasFill).map((button) => text(LABELS[button]));
}

/** What a clicked button does. @param index as the browser reports it */
export async function findCodeButton(notification: string, index: number): Promise<CodeButton | undefined> {
  return buttonsOf((await withFillItem.read()).includes(notification))[index];
}

/** Whether the code of a message can be filled into the page that asked for it, without the user opening that page. */
export type CanFill = (message: Message) => Promise<boolean>;

/**
 * Adds a code to the notification that was shown before the code was known, if it is still on screen. If the user wants notifications of
 * codes only, the notification is shown now.
 * @param understood the message, with the code from its body
 */
export async function addLateCode(understood: Message, canFill: CanFill, read = readMessage): Promise<void> {
  if (understood.isPrivate || !hasFreshCode(understood, Date.now())) return;
  await languageLoaded();
  const settings = await settingsItem.read();
  const isFirst = settings.notifications === 'codes';
  if (!isFirst && !(await isNotificationShown(notificationId(understood.id)))) return;
  const message = await read(understood.id);
  if (!message || message.readAt !== undefined) return;
  for (const { id, title, message: words } of describeNewMessages([message], settings, undefined, Date.now()))
    await (isFirst ? showNotification : changeNotification)(
      id,
      title,
      words,
      await codeButtonLabels(id, message, canFill),
    );
}
