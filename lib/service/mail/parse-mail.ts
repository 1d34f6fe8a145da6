import { binaryOf, bytesOfBinary } from '../../email/parse/bytes.ts';
import { decodeWords } from '../../email/parse/encoded-words.ts';
import { decodeTransfer, findPartText, parseSource, type SourcePart } from '../../email/parse/parse-source.ts';
import { readableBody } from '../../email/parse/readable-body.ts';
import type { ReceivedMessage } from '../mailbox/stored-message.ts';
import { toAttachment } from './attachment.ts';
import { formatSender } from './format-sender.ts';

const ATTACHED_MESSAGE = /^content-type[ \t]*:[ \t]*message\/rfc822/gim;

/**
 * Reads a message as it comes in the wild. Never refuses one: what cannot be understood is left out, the source stays.
 * @param source byte for byte as received
 * @param envelopeFrom who sent it according to SMTP, for messages that do not say; empty for nobody
 */
export function parseMail(source: Uint8Array, envelopeFrom: string): ReceivedMessage {
  const { fields, parts, from, cc } = parseSource(wrapMessages(binaryOf(source)));
  const subject = fields.find(({ name }) => /^subject$/i.test(name))?.encoded ?? '';
  const bodies = parts.filter((part) => isBody(part, parts.length === 1));
  const isHtml = ({ type }: SourcePart) => type === 'text/html';
  const { text, html } = readableBody({
    text: joinTexts(bodies.filter((part) => !isHtml(part))),
    html: joinTexts(bodies.filter(isHtml)),
  });
  return {
    from: formatSender(from?.name || from?.address ? from : { address: envelopeFrom }),
    cc: cc.flatMap(({ address }) => address ?? []),
    subject: decodeWords(subject),
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
