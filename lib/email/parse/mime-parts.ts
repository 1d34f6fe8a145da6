import { bytesOfBinary, bytesOfEscaped } from './bytes.ts';
import { decodeEncodedWords } from './encoded-words.ts';
import { type HeaderField, parseHeaderFields, unfolded } from './header-fields.ts';
import { visibleText } from './visible-text.ts';

export interface MimePart {
  fields: HeaderField[];
  /** Media type, lower case; `text/plain` if the part has none. */
  type: string;
  charset?: string;
  /** The file name in the part's header, decoded. */
  name?: string;
  /** Without brackets. */
  contentId?: string;
  /** How `content` is encoded, lower case: `base64`, `quoted-printable`; empty if the part does not say. */
  encoding: string;
  /** Still encoded; empty for a part that only contains other parts. */
  content: string;
  parts: MimePart[];
  /** The end of the message is missing. Set only for the message itself; for a message without parts, this is seldom known. */
  isCut?: true;
}

/** Nesting limit; real mail is not deeper. */
const DEEPEST_PART = 8;

/** More than real mail has; after them, the rest counts as one part. */
const MOST_PARTS = 10_000;

/** The standard allows 70 characters. */
const LONGEST_BOUNDARY = 200;

/**
 * Splits a message's raw source into its parts. Never throws.
 * @see https://www.rfc-editor.org/rfc/rfc2046#section-5.1
 */
export function parseMimeParts(source: string): MimePart {
  const { isOpen, ...message } = parsePart(source, 0, { left: MOST_PARTS });
  return { ...message, ...(isOpen && { isCut: true }) };
}

/** The parts that contain no others, in order. */
export function leavesOf(part: MimePart): MimePart[] {
  return part.parts.length > 0 ? part.parts.flatMap(leavesOf) : [part];
}

/** @param budget how many parts may still be found */
function parsePart(entity: string, depth: number, budget: { left: number }): MimePart & { isOpen: boolean } {
  const gap = /^\r?\n|\r?\n\r?\n/.exec(entity);
  const head = gap ? entity.slice(0, gap.index) : entity;
  const body = gap ? entity.slice(gap.index + gap[0].length) : '';
  const fields = parseHeaderFields(head.replace(/^\r?\n/, ''));
  const textOf = (name: string) => unfolded(fields.find((field) => field.name.toLowerCase() === name)?.raw ?? '');
  const contentType = textOf('content-type');
  const type = contentType.split(';')[0]?.trim().toLowerCase() || 'text/plain';
  const boundary = type.startsWith('multipart/') ? parameterIn(contentType, 'boundary') : undefined;
  const isHolder = boundary !== undefined && boundary.length <= LONGEST_BOUNDARY && depth < DEEPEST_PART;
  const charset = parameterIn(contentType, 'charset');
  const name = parameterIn(textOf('content-disposition'), 'filename') ?? parameterIn(contentType, 'name');
  const { parts, isClosed } = isHolder ? partsOf(body, boundary, budget) : { parts: [], isClosed: gap !== null };
  const contentId = textOf('content-id').replace(/^<|>$/g, '');
  return {
    fields,
    type,
    ...(charset ? { charset } : {}),
    ...(name ? { name: visibleText(decodeEncodedWords(name)) } : {}),
    ...(contentId ? { contentId } : {}),
    encoding: textOf('content-transfer-encoding').toLowerCase(),
    content: isHolder ? '' : body,
    parts: parts.map((part) => {
      const { isOpen: _, ...inner } = parsePart(part, depth + 1, budget);
      return inner;
    }),
    isOpen: !isClosed,
  };
}

const PARAMETER = /;\s*([^\s=;"]+)\s*=\s*(?:"([^"]+)"|([^\s;"]+))/g;

function parameterIn(field: string, wanted: string): string | undefined {
  for (const [, name = '', quoted, plain] of field.matchAll(PARAMETER)) {
    if (name.toLowerCase() === wanted) return quoted ?? plain;
  }
  return undefined;
}

/** The parts between the boundary lines; the text before the first and after the last is not shown. */
function partsOf(body: string, boundary: string, budget: { left: number }): { parts: string[]; isClosed: boolean } {
  const delimiter = `--${boundary}`;
  const parts: string[] = [];
  let start = -1;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
    if (at > 0 && body[at - 1] !== '\n') continue;
    const isLast = body.startsWith('--', at + delimiter.length);
    END_OF_LINE.lastIndex = at + delimiter.length + (isLast ? 2 : 0);
    if (!END_OF_LINE.test(body)) continue;
    if (start >= 0 && budget.left === 0) return { parts: [...parts, body.slice(start)], isClosed: true };
    if (start >= 0) {
      parts.push(body.slice(start, at).replace(/\r?\n$/, ''));
      budget.left -= 1;
    }
    if (isLast) return { parts, isClosed: true };
    start = END_OF_LINE.lastIndex;
  }
  if (start >= 0) parts.push(body.slice(start));
  return { parts, isClosed: false };
}

/** The rest of a boundary line: white space and the line end. */
const END_OF_LINE = /[ \t]*(?:\r?\n|$)/y;

/** The decoded text of a part; undefined for parts that are no text, or can't be decoded. Never throws. */
export function findPartText({ type, charset, encoding, content }: MimePart): string | undefined {
  if (!type.startsWith('text/')) return undefined;
  if (encoding !== 'base64' && encoding !== 'quoted-printable') return content;
  try {
    const bytes = encoding === 'base64' ? bytesOfBase64(content) : bytesOfQuotedPrintable(content);
    return new TextDecoder(charset ?? 'utf-8').decode(bytes);
  } catch {
    return undefined;
  }
}

function bytesOfBase64(content: string): Uint8Array {
  return bytesOfBinary(atob(content.replace(/[^a-z0-9+/]+/gi, '')));
}

/** @see https://www.rfc-editor.org/rfc/rfc2045#section-6.7 */
function bytesOfQuotedPrintable(content: string): Uint8Array {
  const text = content.replace(/(?<![ \t])[ \t]+(?=\r?\n|$)/g, '').replace(/=\r?\n/g, '');
  return bytesOfEscaped(text);
}

const PICTURE = /^image\/(png|jpe?g|gif|webp|avif|bmp|svg\+xml)$/;

/**
 * Finds the images that a message contains for its own body, as `data:` URLs by Content-ID (without brackets). `cid:` URLs in
 * the HTML refer to them. The service's attachment list does not contain Content-IDs, but the raw source does.
 * @returns empty if there are none; never throws
 * @see https://www.rfc-editor.org/rfc/rfc2392
 */
export function findInlinePictures(message: MimePart): Record<string, string> {
  return Object.fromEntries(
    leavesOf(message).flatMap(({ contentId, type, encoding, content }) => {
      const isPicture = contentId !== undefined && encoding === 'base64' && PICTURE.test(type);
      const data = isPicture ? content.replace(/[^a-z0-9+/=]/gi, '') : '';
      return data ? [[contentId, `data:${type};base64,${data}`]] : [];
    }),
  );
}
