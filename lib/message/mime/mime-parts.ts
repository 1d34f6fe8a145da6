import { visibleText } from '../visible-text.ts';
import { decodeEncodedWords } from './encoded-words.ts';
import { type HeaderField, parseHeaderFields, unfolded } from './header-fields.ts';

/** One part of a message; the message itself is one. */
export interface MimePart {
  fields: HeaderField[];
  /** Media type, lower case; `text/plain` where none is named. */
  type: string;
  charset?: string;
  /** The file's name, as the part gives it. */
  name?: string;
  /** Without brackets. */
  contentId?: string;
  /** How `content` is encoded, lower case: `base64`, `quoted-printable`; empty for not at all. */
  encoding: string;
  /** As it came; empty for a part that only holds others. */
  content: string;
  parts: MimePart[];
}

/** Nesting limit; real mail is not deeper. */
const DEEPEST_PART = 8;

/**
 * Splits a message's raw source into its parts. Never throws.
 * @see https://www.rfc-editor.org/rfc/rfc2046#section-5.1
 */
export function parseMimeParts(source: string): MimePart {
  return parsePart(source, 0);
}

/** The parts that hold no others, in order, each with everything around it left out. */
export function leavesOf(part: MimePart): MimePart[] {
  return part.parts.length > 0 ? part.parts.flatMap(leavesOf) : [part];
}

function parsePart(entity: string, depth: number): MimePart {
  const gap = /^\r?\n|\r?\n\r?\n/.exec(entity);
  const head = gap ? entity.slice(0, gap.index) : entity;
  const body = gap ? entity.slice(gap.index + gap[0].length) : '';
  const fields = parseHeaderFields(head.replace(/^\r?\n/, ''));
  const textOf = (name: string) => unfolded(fields.find((field) => field.name.toLowerCase() === name)?.raw ?? '');
  const contentType = textOf('content-type');
  const type = contentType.split(';')[0]?.trim().toLowerCase() || 'text/plain';
  const boundary = type.startsWith('multipart/') ? parameterIn(contentType, 'boundary') : undefined;
  const isHolder = boundary !== undefined && depth < DEEPEST_PART;
  const charset = parameterIn(contentType, 'charset');
  const name = parameterIn(textOf('content-disposition'), 'filename') ?? parameterIn(contentType, 'name');
  const contentId = textOf('content-id').replace(/^<|>$/g, '');
  return {
    fields,
    type,
    ...(charset ? { charset } : {}),
    ...(name ? { name: visibleText(decodeEncodedWords(name)) } : {}),
    ...(contentId ? { contentId } : {}),
    encoding: textOf('content-transfer-encoding').toLowerCase(),
    content: isHolder ? '' : body,
    parts: isHolder ? partsOf(body, boundary).map((part) => parsePart(part, depth + 1)) : [],
  };
}

function parameterIn(field: string, name: string): string | undefined {
  const [, quoted, plain] = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]+)"|([^\\s;"]+))`, 'i').exec(field) ?? [];
  return quoted ?? plain;
}

/** What stands between the boundary's lines; before the first and behind the last there is nothing to see. */
function partsOf(body: string, boundary: string): string[] {
  const line = new RegExp(
    `(?:^|\\r?\\n)--${boundary.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(--)?[ \\t]*(?=\\r?\\n|$)`,
    'g',
  );
  const parts: string[] = [];
  let start = -1;
  for (const match of body.matchAll(line)) {
    if (start >= 0) parts.push(body.slice(start, match.index));
    start = match[1] ? -1 : match.index + match[0].length;
    if (match[1]) break;
  }
  if (start >= 0) parts.push(body.slice(start));
  return parts.map((part) => part.replace(/^\r?\n/, ''));
}
