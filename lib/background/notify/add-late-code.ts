import { changeNotification, isNotificationShown, showNotification } from '../../browser/notification.ts';
import { hasFreshCode } from '../../mailbox/fresh-code.ts';
import type { Message } from '../../mailbox/message.ts';
import { readMessage } from '../../mailbox/read-messages.ts';
import { languageSpoken } from '../../storage/chosen-language.ts';
import { settingsItem } from '../../storage/settings.ts';
import { codeButtonLabels } from './code-buttons.ts';
import { describeNewMessages, notificationId } from './describe-new-messages.ts';

/**
 * The person was notified of a message before its code was known. The notification says it now, if it is still there; where only
 * codes are told of, the person is notified now.
 * @param understood with what was found in its body
 */
export async function addLateCode(understood: Message, read = readMessage): Promise<void> {
  if (understood.isPrivate || !hasFreshCode(understood, Date.now())) return;
  await languageSpoken();
  const settings = await settingsItem.read();
  const isFirst = settings.notifications === 'codes';
  if (!isFirst && !(await isNotificationShown(notificationId(understood.id)))) return;
  const message = await read(understood.id);
  if (!message || message.readAt !== undefined) return;
  for (const { id, title, message: words } of describeNewMessages([message], settings, undefined, Date.now()))
    await (isFirst ? showNotification : changeNotification)(id, title, words, codeButtonLabels());
}
