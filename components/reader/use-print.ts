import { useEffect } from 'preact/hooks';
import { cleanAttachmentName } from '../../lib/email/attachment/attachment-name.ts';
import { parseSender } from '../../lib/email/parse/parse-sender.ts';
import { visibleText } from '../../lib/email/parse/visible-text.ts';
import { localeInUse } from '../../lib/i18n/language-in-use.ts';
import { text } from '../../lib/i18n/text.ts';
import type { Body, Message } from '../../lib/mailbox/message.ts';
import { type PrintedMail, printMail } from './print-mail.ts';

/** What is printed of a message: the words of its head, and its body. */
export function printedMail(message: Message, body: Body, pictures?: PrintedMail['pictures']): PrintedMail {
  const { name, address, display } = parseSender(message.from);
  const received = new Intl.DateTimeFormat(localeInUse(), { dateStyle: 'medium', timeStyle: 'long' });
  const files = body.attachments.map((attachment) => cleanAttachmentName(attachment.name).name);
  return {
    subject: visibleText(message.subject) || text('message.noSubject'),
    head: [
      [text('message.from'), name && address ? `${name} <${address}>` : display],
      [text('message.recipient'), body.to ?? message.address],
      [text('message.received'), received.format(message.createdAt)],
      ...(files.length > 0 ? [[text('attachment.title'), files.join(' · ')] as const] : []),
    ],
    html: body.html?.trim() ? body.html : undefined,
    text: body.text,
    pictures,
  };
}

/** How a message is printed. */
export type Printing = {
  /** absent until its body is there */
  mail: PrintedMail | undefined;
  /** the message was opened to be printed */
  isWanted: boolean;
  /** called before the print dialog opens: the call that opens it may last until it is closed */
  onPrinted: () => void;
  /** prints the message in a tab; absent where this page prints it */
  onElsewhere: (() => void) | undefined;
};

/** @returns prints the message; absent until that can be done, and where the browser can't print */
export function usePrint({ mail, isWanted, onPrinted, onElsewhere }: Printing): (() => void) | undefined {
  const isThere = mail !== undefined;

  async function print(): Promise<void> {
    if (mail) await printMail(mail);
  }

  useEffect(() => {
    if (!isWanted || !isThere) return;
    onPrinted();
    void print();
  }, [isWanted, isThere]);

  if (!isThere || typeof window.print !== 'function') return undefined;
  return onElsewhere ?? (() => void print());
}
