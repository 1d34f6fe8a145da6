import { changeNotification, isNotificationShown, showNotification } from '../../browser/notification.ts';
import { text } from '../../i18n/text.ts';
import { hasFreshCode } from '../../mailbox/fresh-code.ts';
import type { Message } from '../../mailbox/message.ts';
import { readMessage } from '../../mailbox/read-messages.ts';
import { languageLoaded } from '../../storage/chosen-language.ts';
import { settingsItem } from '../../storage/settings.ts';
import { describeNewMessages, notificationId } from './describe-new-messages.ts';

/** The buttons of a notification with a code, in the order in which they are shown. Browsers show two at most. */
export const codeButtonLabels = (): string[] => [text('do.copyCode'), text('do.open')];

/** The index of the copy button. Browsers report only the index of a clicked button. */
export const COPY_BUTTON = 0;

/**
 * Adds a code to the notification that was shown before the code was known, if it is still on screen. If the user wants notifications of
 * codes only, the notification is shown now.
 * @param understood the message, with the code from its body
 */
export async function addLateCode(understood: Message, read = readMessage): Promise<void> {
  if (understood.isPrivate || !hasFreshCode(understood, Date.now())) return;
  await languageLoaded();
  const settings = await settingsItem.read();
  const isFirst = settings.notifications === 'codes';
  if (!isFirst && !(await isNotificationShown(notificationId(understood.id)))) return;
  const message = await read(understood.id);
  if (!message || message.readAt !== undefined) return;
  for (const { id, title, message: words } of describeNewMessages([message], settings, undefined, Date.now()))
    await (isFirst ? showNotification : changeNotification)(id, title, words, codeButtonLabels());
}
