import { decodeHTMLStrict } from 'entities';
import { foldText } from './fold-text.ts';
import type { Mail } from './mail.ts';
import { type HtmlLine, readHtml } from './read-html.ts';

/**
 * One line of a message, folded.
 * @property raw folded, case kept
 * @property part where it stands; a line of one part has no neighbours in another
 * @property isFromAttribute no text, but what an image or a field of the HTML shows
 */
export type Line = { raw: string; part: 'subject' | 'text' | 'html'; big: boolean; isFromAttribute?: true };

// A code stands near the top. What comes after this many visible characters is not read.
const MAX_TEXT = 20_000;
const MAX_HTML = 250_000;

/**
 * The lines of subject and plain body, in this order: the first is the subject's, if empty. Addresses of pages and mailboxes are blanked.
 */
export function plainLines({ subject = '', text = '' }: Mail): Line[] {
  const plain = (line: string) => ({ text: line, big: false });
  const about = toLines([plain(subject.slice(0, 1000))], 'subject');
  return [
    ...(about.length > 0 ? about : [{ raw: '', part: 'subject', big: false } as const]),
    ...toLines(unwrap(text.slice(0, MAX_TEXT)).map(plain), 'text'),
  ];
}

export function htmlLines({ html = '' }: Mail): Line[] {
  return toLines(readHtml(html.slice(0, MAX_HTML), MAX_TEXT).lines, 'html');
}

// Lengths are bounded, so that a long word without an `@` is not tried from each of its letters.
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"'）】」]+|[^\s<>"'()[\]:,;@]{1,64}@[^\s<>"'()[\]:,;#@]{1,200}/gi;

function blankAddresses(line: string): string {
  if (!line.includes('@') && !line.includes('://') && !/www\./i.test(line)) return line;
  return line.replace(ADDRESS, (found) => ' '.repeat(Math.min(found.length, 40)));
}

function toLines(read: HtmlLine[], part: Line['part']): Line[] {
  const lines: Line[] = [];
  let boxed: Line[] = [];
  const endBoxed = () => {
    // One box for a digit or for some: a line each, read as one.
    const sizes = boxed.map(({ raw }) => (raw === '-' ? '' : raw.length)).join('');
    const joined = boxed.map(({ raw }) => raw).join('');
    if (BOXES.test(sizes)) lines.push({ raw: joined, part, big: boxed.length > 3 || boxed.some(({ big }) => big) });
    else lines.push(...boxed);
    boxed = [];
  };
  for (const { text, ...set } of read) {
    // Who makes a text of a template may leave its entities in it.
    const raw = blankAddresses(foldText(text.includes('&') ? decodeHTMLStrict(text) : text)).trim();
    if (BOX.test(raw) || (raw === '-' && boxed.length > 0)) {
      boxed.push({ raw, part, ...set });
      continue;
    }
    endBoxed();
    for (const piece of pieces(raw)) lines.push({ raw: piece, part, ...set });
  }
  endBoxed();
  return lines;
}

const BOX = /^(?:[a-z0-9]|\d{2,3})$/i;
const BOXES = /^(?:1+|33|222)$/;

const MAX_LINE = 400;

// A long line is cut, where a sentence or at least a word ends, so that looking around a number costs the same everywhere.
function pieces(raw: string): string[] {
  if (raw.length <= MAX_LINE) return raw ? [raw] : [];
  const found: string[] = [];
  let rest = raw;
  while (rest.length > MAX_LINE) {
    const head = rest.slice(0, MAX_LINE);
    const cut =
      [head.lastIndexOf('. '), head.lastIndexOf('。'), head.lastIndexOf(' ')].find((at) => at > 100) ?? MAX_LINE - 1;
    found.push(head.slice(0, cut + 1).trim());
    rest = rest.slice(cut + 1);
  }
  found.push(rest.trim());
  return found.filter(Boolean);
}

// Plain text is broken at some 72 columns: a long line that ends in mid-sentence goes on in the next one.
function unwrap(text: string): string[] {
  const lines: string[] = [];
  let isBroken = false;
  for (const written of text.split(text.includes('\r') ? /\r\n?|\n/ : '\n')) {
    const line = written.trim();
    if (isBroken && /^[\p{L}\p{N}"'(]/u.test(written)) lines.push(`${lines.pop()} ${line}`);
    else lines.push(line);
    isBroken = written.length > 54 && written.length < 100 && !/[.!?:;。：>|]$/.test(line);
  }
  return lines;
}
