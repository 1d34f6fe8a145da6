import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { readableBody } from '../../../lib/email/parse/readable-body.ts';
import type { ReceivedMessage } from '../mailbox/stored-message.ts';
import { toAttachment } from './attachment.ts';
import { correctHeaders } from './correct-headers.ts';
import { formatSender } from './format-sender.ts';
import { restoreBytes } from './restore-bytes.ts';

/**
 * Reads a message as it comes in the wild. Never refuses one: what cannot be understood is left out, the source stays.
 * @param source byte for byte as received
 * @param envelopeFrom who sent it according to SMTP, for messages that do not say; empty for nobody
 */
export async function parseMail(source: Uint8Array, envelopeFrom: string): Promise<ReceivedMessage> {
  const email = await parseOrNothing(source);
  const { text, html } = readableBody({ text: email?.text, html: email?.html });
  return {
    from: formatSender(firstMailbox(email?.from) ?? { name: '', address: envelopeFrom }),
    cc: (email?.cc ?? []).flatMap(toMailboxes).map(({ address }) => address),
    subject: email?.subject ?? '',
    bodyText: text,
    bodyHtml: html,
    attachments: restoreBytes((email?.attachments ?? []).filter(isFile).map(toAttachment), source),
    source,
  };
}

/** An alternative for other programs, which has the same text again, is no file. */
const isFile = ({ mimeType }: Attachment) => mimeType !== 'text/x-amp-html';

/** Of a message that is nested beyond reason, which the parser refuses, only the header is read; undefined if that fails too. */
async function parseOrNothing(source: Uint8Array): Promise<Email | undefined> {
  try {
    return await PostalMime.parse(correctHeaders(source), { forceRfc822Attachments: true });
  } catch {
    const header = source.subarray(0, Buffer.from(source).indexOf('\r\n\r\n'));
    return PostalMime.parse(header).catch(() => undefined);
  }
}

function firstMailbox(address: Address | undefined): { name: string; address: string } | undefined {
  if (!address) return undefined;
  return toMailboxes(address).find((mailbox) => mailbox.address !== '' || mailbox.name !== '');
}

function toMailboxes(address: Address): { name: string; address: string }[] {
  return address.group ?? [{ name: address.name, address: address.address ?? '' }];
}
