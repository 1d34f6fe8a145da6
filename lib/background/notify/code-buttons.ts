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

/** The place of the one that copies, which is all that browsers report. */
export const COPY_BUTTON = 0;

/**
 * The user was notified of a message before its code was known. The notification says it now, if it is still there; where only
 * codes are told of, the user is notified now.
 * @param understood with what was found in its body
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
