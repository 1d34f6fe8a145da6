import { findParameter } from '../../../lib/email/parse/parameters.ts';

/** Beyond this a part counts as a leaf; no sender nests so deep for a good reason. */
const MAX_DEPTH = 50;

/**
 * The contents of all parts that are not made of parts, in the order of the message, with nothing but the transfer
 * encoding taken off: line ends stay as they were sent. An attached message is one such part.
 */
export function splitLeaves(source: Uint8Array): Buffer[] {
  return splitPart(Buffer.from(source).toString('latin1'), 0).map((leaf) => Buffer.from(leaf, 'latin1'));
}

function splitPart(part: string, depth: number): string[] {
  const { header, body } = splitHeader(part);
  const boundary = depth < MAX_DEPTH ? findBoundary(header) : undefined;
  if (boundary === undefined) return [decodeTransfer(body, header)];
  return splitBody(body, boundary).flatMap(([start, end]) => splitPart(body.slice(start, end), depth + 1));
}

/** @param changeHeader gets the header, unfolded and without a last line end, and the whole part; undefined for one made of parts */
export function changeHeaders(
  part: string,
  changeHeader: (header: string, leaf: string | undefined) => string,
  depth = 0,
): string {
  const { header, body } = splitHeader(part);
  const boundary = depth < MAX_DEPTH ? findBoundary(header) : undefined;
  const changedHeader = changeHeader(header, boundary === undefined ? part : undefined);
  let changed = changedHeader + (changedHeader === '' ? '\r\n' : '\r\n\r\n');
  if (boundary === undefined) return changed + body;
  let at = 0;
  for (const [start, end] of splitBody(body, boundary)) {
    changed += body.slice(at, start) + changeHeaders(body.slice(start, end), changeHeader, depth + 1);
    at = end;
  }
  return changed + body.slice(at);
}

function splitHeader(whole: string): { header: string; body: string } {
  const part = whole.replace(/^\r?\n(?=content-[\w-]+[ \t]*:)/i, '');
  const blank = /^\r?\n|\r?\n\r?\n/.exec(part);
  if (!blank) return { header: part, body: '' };
  const header = part.slice(0, blank.index).replace(/\r?\n(?=[ \t])/g, '');
  return { header, body: part.slice(blank.index + blank[0].length) };
}

function findBoundary(header: string): string | undefined {
  const type = /^content-type[ \t]*:\s*multipart\/.*$/im.exec(header)?.[0];
  return type && findParameter(type, 'boundary')?.trimEnd();
}

/** What may follow the boundary in its line, and the end of that. */
const END_OF_LINE = /[ \t]*(?:\r?\n|$)/y;

/**
 * Looks for the boundary as it is: a sender may write a megabyte there, and no expression is made of so much.
 * @see https://www.rfc-editor.org/rfc/rfc2046#section-5.1.1 The line end before a delimiter belongs to the delimiter.
 */
function splitBody(body: string, boundary: string): [start: number, end: number][] {
  const delimiter = `--${boundary}`;
  const parts: [number, number][] = [];
  let start = -1;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
    if (at > 0 && body[at - 1] !== '\n') continue;
    const isLast = body.startsWith('--', at + delimiter.length);
    END_OF_LINE.lastIndex = at + delimiter.length + (isLast ? 2 : 0);
    if (!END_OF_LINE.test(body)) continue;
    if (start >= 0) parts.push([start, Math.max(start, at - (body[at - 2] === '\r' ? 2 : 1))]);
    if (isLast) return parts;
    start = END_OF_LINE.lastIndex;
  }
  if (start >= 0) parts.push([start, body.length]);
  return parts;
}

function decodeTransfer(body: string, header: string): string {
  switch (/^content-transfer-encoding:\s*([\w-]+)/im.exec(header)?.[1]?.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('latin1');
    case 'quoted-printable':
      return body
        .replace(/=\r?\n/g, '')
        .replace(/=([\da-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    default:
      return body;
  }
}
