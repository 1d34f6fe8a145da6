import { showNotification } from '../../browser/notification.ts';
import { text } from '../../i18n/text.ts';
import { readMessage } from '../../mailbox/read-messages.ts';
import { languageSpoken } from '../../storage/chosen-language.ts';
import { fillCode } from './fill-code.ts';
import type { FrameTarget } from './page.ts';

/** One at a time on screen. */
const CODE_NOTICE = 'fill-code';

/** Fills a code from the menu. Where the page does not take it, a notification shows it. */
export async function fillCodeAndNotify(messageId: string, clicked: FrameTarget): Promise<void> {
  const result = await fillCode(messageId, clicked);
  if (result === 'filled') return;
  const code = (await readMessage(messageId))?.code;
  if (code === undefined) return;
  await languageSpoken();
  const title = text(result === 'copied' ? 'fill.codeCopied' : 'fill.typeCode');
  await showNotification(CODE_NOTICE, title, `${code}\n${text('fill.codeNotTaken')}`);
}
