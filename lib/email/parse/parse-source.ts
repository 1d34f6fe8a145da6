import { decodeWords } from 'postal-mime';
import { MINUTE } from '../../i18n/time.ts';
import { rasterUrl } from '../attachment/raster-url.ts';
import { bytesOfBinary } from './bytes.ts';
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
const MOST_PARTS = 10_000;

/** In UTF-16 units; the raw source shows the rest. postal-mime takes time with the square of the length. */
const LONGEST_DECODED = 10_000;

/** The standard allows 70 characters. */
const BOUNDARY = /\bboundary\s*=\s*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi;

/** Parses a message's raw source. Never throws. */
export function parseSource(text: string) {
  const { fields, body, of } = splitEntity(text);
  const boundary = findParameter(of('content-type'), 'boundary');
  return {
    text,
    fields,
    from: of('from') ? parseSender(of('from')) : undefined,
    to: parseSenders(of('to')),
    cc: parseSenders(of('cc')),
    date: parseHeaderDate(of('date')),
    /** The parts that contain no others, in order. */
    parts: splitParts(text)
      .map(parsePart)
      .filter(({ type }) => !type.startsWith('multipart/')),
    /** The end of the message is missing. For a message without parts, this is seldom known. */
    isCut: body === undefined || (boundary !== undefined && !body.includes(`--${boundary}--`)),
  };
}

/** @returns `of` finds the first field of a name, with its encoded words; no body if there is no empty line after the header */
function splitEntity(text: string) {
  const gap = /^\r?\n|\r?\n\r?\n/.exec(text);
  const fields = parseFields(gap ? text.slice(0, gap.index) : text);
  const of = (wanted: string) => fields.find(({ name }) => name.toLowerCase() === wanted)?.encoded ?? '';
  return { fields, of, body: gap ? text.slice(gap.index + gap[0].length) : undefined };
}

/** Lines that are no fields (the "From " line of an mbox file, garbage) are left out. */
function parseFields(head: string): HeaderField[] {
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/, MOST_FIELDS);
  return lines.flatMap((line) => {
    const [, name, value = ''] = /^([!-9;-~]+)[ \t]*:(.*)$/s.exec(line) ?? [];
    return name ? [{ name, value: decodeHeader(value), encoded: value.trim() }] : [];
  });
}

const decodeHeader = (text: string) => visibleText(decodeWords(text.slice(0, LONGEST_DECODED)));

const PARAMETER = /;\s*([^\s=;"]+)\s*=\s*(?:"([^"]+)"|([^\s;"]+))/g;

function findParameter(field: string, wanted: string): string | undefined {
  for (const [, name = '', quoted, plain] of field.matchAll(PARAMETER)) {
    if (name.toLowerCase() === wanted) return quoted ?? plain;
  }
  return undefined;
}

/**
 * Splits a source at the lines that any of its boundaries makes. The first piece is the message's own header.
 * @see https://www.rfc-editor.org/rfc/rfc2046#section-5.1
 */
function splitParts(source: string): string[] {
  const boundaries = new Set(Array.from(source.matchAll(BOUNDARY), ([, quoted, plain]) => quoted ?? plain));
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

function parsePart(part: string) {
  const { body = '', of } = splitEntity(part);
  const contentType = of('content-type');
  const name = findParameter(of('content-disposition'), 'filename') ?? findParameter(contentType, 'name');
  return {
    type: contentType.split(';')[0]?.trim().toLowerCase() || 'text/plain',
    charset: findParameter(contentType, 'charset'),
    name: name && decodeHeader(name),
    contentId: of('content-id').replace(/^<|>$/g, ''),
    /** How `content` is encoded: `base64`, `quoted-printable`; empty if the part does not say. */
    encoding: of('content-transfer-encoding').toLowerCase(),
    content: body,
  };
}

/** The decoded text of a part; undefined for parts that are no text, or can't be decoded. Never throws. */
export function findPartText({ type, charset, encoding, content }: SourcePart): string | undefined {
  if (!type.startsWith('text/')) return undefined;
  if (encoding !== 'base64' && encoding !== 'quoted-printable') return content;
  try {
    const bytes =
      encoding === 'base64'
        ? bytesOfBinary(atob(content.replace(/[^a-z0-9+/]+/gi, '')))
        : bytesOfQuotedPrintable(content);
    return new TextDecoder(charset ?? 'utf-8').decode(bytes);
  } catch {
    return undefined;
  }
}

const EQUALS = 0x3d;

/** @see https://www.rfc-editor.org/rfc/rfc2045#section-6.7 */
function bytesOfQuotedPrintable(content: string): Uint8Array {
  const text = content.replace(/(?<![ \t])[ \t]+(?=\r?\n|$)/g, '').replace(/=\r?\n/g, '');
  const bytes = new TextEncoder().encode(text);
  let end = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    const digits = byte === EQUALS ? String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0) : '';
    const isEscape = /^[\da-f]{2}$/i.test(digits);
    bytes[end++] = isEscape ? Number.parseInt(digits, 16) : byte;
    if (isEscape) at += 2;
  }
  return bytes.subarray(0, end);
}

/**
 * Finds the images that a message contains for its own body, as `data:` URLs by Content-ID. `cid:` URLs in the HTML refer to them.
 * The service's attachment list does not contain Content-IDs, but the raw source does.
 * @see https://www.rfc-editor.org/rfc/rfc2392
 */
export function findInlinePictures(parts: SourcePart[]): Record<string, string> {
  return Object.fromEntries(
    parts.flatMap(({ contentId, type, encoding, content }) => {
      const isReferable = contentId !== '' && encoding === 'base64';
      const picture = isReferable && rasterUrl(`data:${type};base64,${content.replace(/[^a-z0-9+/=]/gi, '')}`);
      return picture ? [[contentId, picture]] : [];
    }),
  );
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
