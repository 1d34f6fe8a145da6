import { MINUTE } from '../../i18n/time.ts';
import { decodeText } from './charset.ts';
import { binaryOfBase64, binaryOfEscapes, decodeWords } from './encoded-words.ts';
import { findParameter } from './parameters.ts';
import { parseSender, parseSenders } from './parse-sender.ts';
import { visibleText } from './visible-text.ts';

interface HeaderField {
  /** As written: `Subject`, `X-Spam-Score`. */
  name: string;
  /** Decoded, in one line. */
  value: string;
  /** In one line, but with its encoded words. */
  encoded: string;
}

export type Source = ReturnType<typeof parseSource>;
export type SourcePart = ReturnType<typeof parsePart>;

/** More than real mail has; the raw source shows the rest. */
const MOST_FIELDS = 2000;

/** More than real mail has; after them, the rest counts as one part. */
const MOST_PARTS = 1000;

/** In bytes: more than the raw source shows. */
const LONGEST_RAW = 1_000_000;

/** In UTF-16 units; the raw source shows the rest. */
const LONGEST_DECODED = 10_000;

const CONTENT_TYPE = /^content-type[ \t]*:.*(?:\r?\n[ \t].*)*/gim;
/** A line that may begin a part; the standard allows 70 characters. */
const ANY_BOUNDARY = /^--(\S{1,70})[ \t]*\r?$/m;

/** The first encoding that a message declares is that of its header, too, if there are bytes in it that are not ASCII. */
const CHARSET = /\bcharset\s*=\s*"?([\w.:-]+)/i;

/** Without a byte order mark, with line ends that others know, and without the empty line that some senders leave within a header. */
const repaired = (raw: string) =>
  (raw.includes('\n') ? raw : raw.replaceAll('\r', '\n'))
    .replace(/^\xef\xbb\xbf/, '')
    .replace(/^((?:(?!content-type[ \t]*:).+\r?\n)+)\r?\n(?=(?:mime-version|content-type)[ \t]*:)/i, '$1');

/** Parses a message's raw source. Never throws. @param raw one character per byte */
export function parseSource(raw: string) {
  const source = repaired(raw);
  const charset = CHARSET.exec(source)?.[1];
  const { fields, body, of } = splitEntity(source, charset);
  const boundary = boundaryOf(of('content-type'));
  return {
    /** As it is written, in the encoding of the message; the end of a very long one is left out. */
    get text() {
      return decodeText(source.slice(0, LONGEST_RAW), charset);
    },
    fields,
    from: of('from') ? parseSender(of('from')) : undefined,
    to: parseSenders(of('to')),
    cc: parseSenders(of('cc')),
    date: parseHeaderDate(of('date')),
    /** The parts that contain no others, in order. */
    parts: splitParts(source)
      .map((part) => parsePart(part, charset))
      .filter(({ type }) => !type.startsWith('multipart/')),
    /** The end of the message is missing. For a message without parts, this is seldom known. */
    isCut: body === undefined || (boundary !== undefined && !body.includes(`--${boundary}--`)),
  };
}

const boundaryOf = (contentType: string) => findParameter(contentType, 'boundary')?.trimEnd();

/** @returns `of` finds the first field of a name, with its encoded words; no body if there is no empty line after the header */
function splitEntity(entity: string, charset: string | undefined) {
  // Some senders leave an empty line between a boundary and the header.
  const text = entity.replace(/^\r?\n(?=content-[\w-]+[ \t]*:)/i, '');
  const gap = /^\r?\n|\r?\n\r?\n/.exec(text);
  const fields = parseFields(gap ? text.slice(0, gap.index) : text, charset);
  const of = (wanted: string) => fields.find(({ name }) => name.toLowerCase() === wanted)?.encoded ?? '';
  return { fields, of, body: gap ? text.slice(gap.index + gap[0].length) : undefined };
}

/** Lines that are no fields (the "From " line of an mbox file, garbage) are left out. */
function parseFields(head: string, charset: string | undefined): HeaderField[] {
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/, MOST_FIELDS);
  return lines.flatMap((line) => {
    const [, name, binary = ''] = /^([!-9;-~]+)[ \t]*:(.*)$/s.exec(line) ?? [];
    if (!name) return [];
    const encoded = decodeText(binary, charset).trim();
    return [{ name, value: visibleText(decodeWords(encoded.slice(0, LONGEST_DECODED))), encoded }];
  });
}

/**
 * Splits a source at the lines that any of its boundaries makes. The first piece is the message's own header.
 * @see https://www.rfc-editor.org/rfc/rfc2046#section-5.1
 */
function splitParts(source: string): string[] {
  const types = Array.from(source.matchAll(CONTENT_TYPE), ([field]) => field.replace(/\r?\n/g, ''));
  const boundaries = new Set(types.map(boundaryOf));
  if (/:\s*multipart/i.test(types[0] ?? '') && !boundaryOf(types[0] ?? ''))
    boundaries.add(ANY_BOUNDARY.exec(source)?.[1]);
  const parts: string[] = [];
  let start: number | undefined = 0;
  for (const { 0: line, index } of source.matchAll(/^--.*\r?\n?/gm)) {
    const name = line.slice(2).trimEnd();
    const isFirst = boundaries.has(name);
    if (!isFirst && !(name.endsWith('--') && boundaries.has(name.slice(0, -2)))) continue;
    if (parts.length === MOST_PARTS) break;
    if (start !== undefined) parts.push(source.slice(start, index).replace(/\r?\n$/, ''));
    start = isFirst ? index + line.length : undefined;
  }
  return start === undefined ? parts : [...parts, source.slice(start)];
}

function parsePart(part: string, charsetOfMessage: string | undefined) {
  const { body = '', of } = splitEntity(part, charsetOfMessage);
  const contentType = of('content-type');
  const name = findParameter(of('content-disposition'), 'filename') || findParameter(contentType, 'name');
  return {
    type:
      /^[^\s;(]+\/[^\s;(]+/.exec(contentType)?.[0].toLowerCase() ??
      (/^html/i.test(contentType) ? 'text/html' : 'text/plain'),
    charset: findParameter(contentType, 'charset'),
    /** Where its lines were broken; undefined if they are as written. */
    broken: flowOf(contentType),
    name: name && visibleText(name),
    contentId: of('content-id'),
    location: of('content-location'),
    /** How `content` is encoded: `base64`, `quoted-printable`; empty if the part does not say. */
    encoding: findEncoding(of('content-transfer-encoding'), body),
    /** One character per byte. */
    content: body,
  };
}

const DECLARED_IN_HTML = /<meta[^>]{1,200}charset\s*=\s*["']?([\w.:-]+)/i;

const BASE64_LINES = /^(?:[a-z\d+/]{60,}\r?\n)*[a-z\d+/]+={0,2}\s*$/i;
const NOT_BASE64 = /[^a-z\d+/=\s]/i;
/** Lists add their words behind a body that they did not decode. */
const BASE64_THEN_MORE = /^\s*[a-z\d+/]{60,76}\r?\n(?:[a-z\d+/]+={0,2}\r?\n)*\r?\n/i;
const ESCAPE = /=(?:\r?\n|[\dA-F]{2})/;
/** In UTF-16 units: enough to know whether a content is base64. */
const LOOKED_AT = 2000;

/** The transfer encoding of a content. Some senders declare base64 and send text, or the other way round. */
function findEncoding(declared: string, content: string): string {
  const encoding = /[\w-]+/.exec(declared.replace(/\([^()]*\)/g, ''))?.[0].toLowerCase() ?? '';
  const start = content.slice(0, LOOKED_AT);
  if (encoding === 'base64')
    return !BASE64_THEN_MORE.test(start) && /[\x80-\xff]|\w \w{1,30} \w/.test(start) ? '' : encoding;
  // Encoders write capitals: `?token=ab12` in a body without any other escape was never encoded.
  if (encoding === 'quoted-printable') return /=[a-f\d]{2}/i.test(content) && !ESCAPE.test(content) ? '' : encoding;
  if (content.length < 60 || !BASE64_LINES.test(start) || NOT_BASE64.test(content)) return encoding;
  // A key is base64 as well, but no text when it is decoded.
  const text = decodeText(binaryOfBase64(start)).replace(/\ufffd$/, '');
  return /^[^\p{Cc}\ufffd]*(?:\s|<)/u.test(text) ? 'base64' : encoding;
}

/** The decoded text of a part; undefined for parts that are no text. Never throws. */
export function findPartText(part: SourcePart): string | undefined {
  if (!part.type.startsWith('text/')) return undefined;
  const binary = decodeTransfer(part);
  const text = decodeText(binary, findDeclaredCharset(part, binary));
  if (part.type === 'text/enriched') return plainOfEnriched(text);
  return part.broken ? joinFlowed(text, part.broken) : text;
}

function flowOf(contentType: string): 'at spaces' | 'within words' | undefined {
  if (!/^flowed$/i.test(findParameter(contentType, 'format') ?? '')) return undefined;
  return /^yes$/i.test(findParameter(contentType, 'delsp') ?? '') ? 'within words' : 'at spaces';
}

/** Joins the lines that end with a space: the sender broke them. @see https://www.rfc-editor.org/rfc/rfc3676 */
function joinFlowed(text: string, broken: 'at spaces' | 'within words'): string {
  const joined: string[] = [];
  let open: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    const quote = /^>*/.exec(line)?.[0] ?? '';
    const stuffed = line.slice(quote.length);
    const own = stuffed.startsWith(' ') ? stuffed.slice(1) : stuffed;
    const isOpen = own.endsWith(' ') && own !== '-- ';
    const shown = isOpen && broken === 'within words' ? own.slice(0, -1) : own;
    if (open === quote) joined.push(shown);
    else joined.push(joined.length > 0 ? '\n' : '', quote && `${quote} `, shown);
    open = isOpen ? quote : undefined;
  }
  return joined.join('');
}

/** The text without its commands; a line end is a space, of several one is left out. @see https://www.rfc-editor.org/rfc/rfc1896 */
function plainOfEnriched(text: string): string {
  return text
    .replace(/<<|<param>[^<]{0,200}<\/param>|<\/?[a-z\d-]{1,60}>/gi, (command) => (command === '<<' ? '<' : ''))
    .replace(/(?:\r?\n)+/g, (ends) => ends.replace(/\r?\n/, '') || ' ');
}

/** @param binary its decoded content */
function findDeclaredCharset({ charset }: SourcePart, binary: string): string | undefined {
  return charset || DECLARED_IN_HTML.exec(binary.slice(0, 2000))?.[1];
}

/** The content of a part without its transfer encoding, one character per byte. */
export function decodeTransfer({ encoding, content }: SourcePart): string {
  if (encoding === 'base64')
    return binaryOfBase64(NOT_BASE64.test(content) ? (BASE64_THEN_MORE.exec(content)?.[0] ?? content) : content);
  if (encoding !== 'quoted-printable') return content;
  return binaryOfEscapes(content.replace(/(?<![ \t])[ \t]+(?=\r?\n|$)/g, '').replace(/=\r?\n/g, ''), '=');
}

export interface HeaderDate {
  /** Epoch ms. */
  sentAt: number;
  /** The sender's time zone as an offset, `+02:00`; absent if the header has none, or an unknown one. */
  zone?: string;
}

const DATE =
  /(\d{1,2}\s+[a-z]{3}[a-z]*\.?\s+(?:\d{4}|\d\d)\s+\d{1,2}:\d\d)(:\d\d)?\s*([+-](?:0\d|1[0-4])[0-5]\d|[a-z]{1,5})?/i;

/**
 * Parses the time at which a message was written, from its `Date` header.
 * @returns undefined if it has no valid date; never throws
 * @see https://www.rfc-editor.org/rfc/rfc5322#section-3.3
 */
export function parseHeaderDate(header: string): HeaderDate | undefined {
  const [, minute = '', second = '', zoneName] = DATE.exec(header.slice(0, 200)) ?? [];
  // The standard allows a leap second (`:60`), but `Date.parse` does not.
  const local = minute + second.replace('60', '59');
  const inUtcAt = Date.parse(`${local} +0000`);
  if (minute === '' || Number.isNaN(inUtcAt)) return undefined;
  const sentAt = zoneName ? Date.parse(`${local} ${zoneName}`) : Number.NaN;
  // -0000: the time is known, the zone is not.
  if (Number.isNaN(sentAt) || zoneName === '-0000') return { sentAt: inUtcAt };
  const minutes = (inUtcAt - sentAt) / MINUTE;
  const pad = (part: number) => String(Math.floor(Math.abs(part))).padStart(2, '0');
  return { sentAt, zone: `${minutes < 0 ? '-' : '+'}${pad(minutes / 60)}:${pad(minutes % 60)}` };
}
