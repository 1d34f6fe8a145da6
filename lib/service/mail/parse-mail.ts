import { binaryOf, bytesOfBinary } from '../../email/parse/bytes.ts';
import { decodeWords } from '../../email/parse/encoded-words.ts';
import { decodeTransfer, findPartText, parseSource, type SourcePart } from '../../email/parse/parse-source.ts';
import { readableBody } from '../../email/parse/readable-body.ts';
import type { ReceivedAttachment, ReceivedMessage } from '../mailbox/service-store.ts';

/** A line that may part two entities, or one that makes an entity a message. A boundary has 70 characters at most. */
const LINE = /^--(.{1,100})\r?$|^content-type[ \t]*:[ \t]*message\/rfc822/gim;
/** More than are looked at in any message. */
const MOST_BOUNDARIES = 10_000;

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

/** The boundary of a line without its dashes, also of the line that ends the last part. */
const boundaryOf = (line: string | undefined) => line?.trimEnd().replace(/--$/, '');

/** Encodes the messages that are attached to one, so that each is one part, whatever it is made of. */
function wrapMessages(source: string): string {
  const lastAt = new Map<string, number>();
  for (const { 1: line, index } of source.matchAll(LINE)) {
    const boundary = boundaryOf(line);
    if (boundary && (lastAt.size < MOST_BOUNDARIES || lastAt.has(boundary))) lastAt.set(boundary, index);
  }
  let wrapped = '';
  let at = 0;
  let part = { boundary: '', header: 0, body: 0 };
  let isMessage = false;
  for (const { 0: line, 1: parting, index } of source.matchAll(LINE)) {
    const boundary = boundaryOf(parting);
    if (isMessage && (boundary !== part.boundary || index < part.body)) continue;
    if (isMessage) {
      wrapped += `${source.slice(at, part.header)}Content-Transfer-Encoding: base64\r\n${source.slice(part.header, part.body)}`;
      at = Math.max(part.body, index - 2);
      wrapped += btoa(source.slice(part.body, at));
    }
    if (boundary) {
      // The end of the header before may be the end of this one, too: each is searched for once.
      const gap = part.body > index ? part.body - 4 : source.indexOf('\r\n\r\n', index);
      if (gap < 0) break;
      part = { boundary, header: index + line.length + 1, body: gap + 4 };
    }
    isMessage = !boundary && index < part.body && (lastAt.get(part.boundary) ?? 0) > part.body;
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

/** Characters that RFC 5322 lets stand in a display name without quotes, and all of Unicode beyond ASCII. */
const PLAIN_NAME = /^[\w !#$%&'*+\-/=?^`{|}~\u0080-\u{10ffff}]*$/u;

/**
 * `Name <address>`, quoted where the name needs it; `<address>` without a name, the name alone without an address,
 * empty without both.
 * @see https://www.rfc-editor.org/rfc/rfc5322#section-3.4
 */
function formatSender({ name = '', address = '' }: { name?: string; address?: string }): string {
  const shown = PLAIN_NAME.test(name) ? name : `"${name.replace(/["\\]/g, '\\$&')}"`;
  return [shown, address && `<${address}>`].filter(Boolean).join(' ');
}

const MEDIA_TYPE = /^[a-z0-9!#$&^_.+-]+\/[a-z0-9!#$&^_.+-]+$/;

const NAMES_BY_TYPE: Record<string, string> = {
  'message/rfc822': 'message.eml',
  'text/calendar': 'invite.ics',
  'application/ics': 'invite.ics',
  'application/ms-tnef': 'winmail.dat',
  'application/vnd.ms-tnef': 'winmail.dat',
  'application/pgp-encrypted': 'version.pgp',
  'application/pkcs7-mime': 'smime.p7m',
  'application/x-pkcs7-mime': 'smime.p7m',
  'text/html': 'page.html',
  'text/plain': 'text.txt',
  'image/jpeg': 'image.jpg',
  'image/svg+xml': 'image.svg',
};

/** Gives every part that is no body a name and a type; a download needs both. */
function toAttachment(filename: string | undefined, mimeType: string, content: Uint8Array): ReceivedAttachment {
  const type = MEDIA_TYPE.test(mimeType) ? mimeType : 'application/octet-stream';
  return { name: filename || nameByType(type), type, content };
}

function nameByType(type: string): string {
  const image = /^image\/([a-z]+)$/.exec(type);
  return NAMES_BY_TYPE[type] ?? (image ? `image.${image[1]}` : 'attachment');
}
