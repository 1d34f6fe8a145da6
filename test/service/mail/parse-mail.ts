import PostalMime, { type Address } from 'postal-mime';
import { bytesOfBinary } from '../../../lib/email/parse/bytes.ts';
import { decodeWords } from '../../../lib/email/parse/encoded-words.ts';
import { decodeTransfer, findPartText, parseSource, type SourcePart } from '../../../lib/email/parse/parse-source.ts';
import { readableBody } from '../../../lib/email/parse/readable-body.ts';
import type { ReceivedMessage } from '../mailbox/stored-message.ts';
import { toAttachment } from './attachment.ts';
import { formatSender } from './format-sender.ts';

const READ_FIELDS = /^(from|cc|subject)$/i;
const ENCODED_WORDS = /=\?[^?\s]+\?[bq]\?[^?]*\?=(?:\s*=\?[^?\s]+\?[bq]\?[^?]*\?=)*/gi;
const ATTACHED_MESSAGE = /^content-type[ \t]*:[ \t]*message\/rfc822/gim;

/**
 * Reads a message as it comes in the wild. Never refuses one: what cannot be understood is left out, the source stays.
 * @param source byte for byte as received
 * @param envelopeFrom who sent it according to SMTP, for messages that do not say; empty for nobody
 */
export async function parseMail(source: Uint8Array, envelopeFrom: string): Promise<ReceivedMessage> {
  const { fields, parts } = parseSource(wrapMessages(Buffer.from(source).toString('latin1')));
  const header = fields
    .filter(({ name }) => READ_FIELDS.test(name))
    .map(({ name, encoded }) => `${name}: ${encoded.replace(ENCODED_WORDS, inOneWord)}`);
  const { from, cc, subject } = await PostalMime.parse(`${header.join('\r\n')}\r\n\r\n`);
  const bodies = parts.filter((part) => isBody(part, parts.length === 1));
  const isHtml = ({ type }: SourcePart) => type === 'text/html';
  const { text, html } = readableBody({
    text: joinTexts(bodies.filter((part) => !isHtml(part))),
    html: joinTexts(bodies.filter(isHtml)),
  });
  return {
    from: formatSender(firstMailbox(from) ?? { name: '', address: envelopeFrom }),
    cc: (cc ?? []).flatMap(toMailboxes).map(({ address }) => address),
    subject: subject ?? '',
    bodyText: text,
    bodyHtml: html,
    attachments: parts
      // An alternative for other programs, which has the same text again, is no file.
      .filter((part) => !bodies.includes(part) && part.type !== 'text/x-amp-html')
      .map((part) => toAttachment(part.name, part.type, bytesOfBinary(decodeTransfer(part)))),
    source,
  };
}

/** Encodes the messages that are attached to one, so that each is one part, whatever it is made of. */
function wrapMessages(source: string): string {
  let wrapped = '';
  let at = 0;
  for (const { index } of source.matchAll(ATTACHED_MESSAGE)) {
    const start = source.lastIndexOf('\n--', index) + 1;
    const header = source.indexOf('\n', start) + 1;
    const body = source.indexOf('\r\n\r\n', index) + 4;
    const end = source.indexOf(`\r\n${source.slice(start, header).trimEnd()}`, body);
    if (start === 0 || index < at || body < index || end < body) continue;
    wrapped += `${source.slice(at, header)}Content-Transfer-Encoding: base64\r\n${source.slice(header, body)}`;
    wrapped += btoa(source.slice(body, end));
    at = end;
  }
  return wrapped + source.slice(at);
}

/** @param isAlone a message that is nothing but a text is one that can be read, whatever its format */
function isBody({ type, name }: SourcePart, isAlone: boolean): boolean {
  return !name && (isAlone ? /^text\/(?!calendar)/ : /^text\/(plain|html)$/).test(type);
}

function joinTexts(parts: SourcePart[]): string | undefined {
  const texts = parts.map((part) => (findPartText(part) ?? '').replace(/\r\n/g, '\n'));
  return texts.map((text) => (text === '' || text.endsWith('\n') ? text : `${text}\n`)).join('') || undefined;
}

const inOneWord = (words: string) => `=?utf-8?B?${Buffer.from(decodeWords(words)).toString('base64')}?=`;

function firstMailbox(address: Address | undefined): { name: string; address: string } | undefined {
  if (!address) return undefined;
  return toMailboxes(address).find((mailbox) => mailbox.address !== '' || mailbox.name !== '');
}

function toMailboxes(address: Address): { name: string; address: string }[] {
  return address.group ?? [{ name: address.name, address: address.address ?? '' }];
}
