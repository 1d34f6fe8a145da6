import { decodeHTMLStrict } from 'entities';
import { foldText } from './fold-text.ts';
import type { Mail } from './mail.ts';
import { type HtmlLine, readHtml } from './read-html.ts';
import type { Place } from './structure.ts';

/** One line of a message, folded. */
export type Line = {
  /** Its text, folded, in upper and lower case as written. */
  raw: string;
  /** The part of the message that contains it; lines of different parts do not count as neighbours. */
  part: 'subject' | 'text' | 'html';
  big: boolean;
  /** It is no text, but the alternative text of an image or the value of a field in the HTML. */
  isFromAttribute?: true;
  /** Absent for the subject. */
  place?: Place;
};

/** A quoted mail is an older one, and so is its code. A tag in a plain text is only the look of what is in it. */
const QUOTES_OR_TAGS = /^[ \t]*>.*$|<\/?(?:b|strong|i|em|u|span|font|code)(?: [^<>]{0,300})?>/gim;
const LINE_TAGS = /<\/?(?:p|div|br|h[1-6])(?: [^<>]{0,300})?>/gi;
// In visible characters. A code is near the top, so the rest is not read.
const MAX_TEXT = 20_000;
const MAX_HTML = 250_000;

/** The lines of the subject, even if it is empty, then of the plain body. URLs and email addresses become spaces. */
export function plainLines({ subject = '', text = '' }: Mail): Line[] {
  const plain = (line: string) => ({ text: line, big: false });
  const about = toLines([plain(subject.slice(0, 1000))], 'subject');
  return [
    ...(about.length > 0 ? about : [{ raw: '', part: 'subject', big: false } as const]),
    ...toLines(placed(unwrap(text.slice(0, MAX_TEXT).replace(QUOTES_OR_TAGS, '').replace(LINE_TAGS, '\n'))), 'text'),
  ];
}

/** A line of a table in plain text: cells between tabs or many spaces, or between bars. */
const CELLS = /\t+| {3,}/;
const BARS = /^\|.*\|$/;

/** Each line, or each cell of a line, with its place. */
function placed(lines: string[]): HtmlLine[] {
  let block = 0;
  let table = 0;
  return lines.flatMap((line, row) => {
    if (line === '') block++;
    const cells = BARS.test(line) ? line.slice(1, -1).split('|') : line.split(CELLS);
    if (cells.length === 1) table = row;
    return cells.map((text, column) => {
      const cell = cells.length > 1 ? { table, row, column, isHead: false } : undefined;
      return { text, big: false, place: { block, look: '', cell } };
    });
  });
}

export function htmlLines({ html = '' }: Mail): Line[] {
  return toLines(readHtml(html.slice(0, MAX_HTML), MAX_TEXT).lines, 'html');
}

// The lengths are limited: otherwise, a long word without an `@` would be scanned to its end from each of its letters.
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"'）】」]+|[^\s<>"'()[\]:,;@]{1,64}@[^\s<>"'()[\]:,;#@]{1,200}/gi;
/** Each address has one. */
const ADDRESS_SIGN = /@|:\/\/|www/i;

function toLines(read: HtmlLine[], part: Line['part']): Line[] {
  const lines: Line[] = [];
  let boxed: Line[] = [];
  const endBoxed = () => {
    // A code may be in boxes, with one or some characters in each. Each box is a line; they are joined.
    // A code that stands there twice.
    if ((boxed[0]?.raw.length ?? 0) > 3 && boxed.every(({ raw }) => raw === boxed[0]?.raw)) boxed.length = 1;
    const sizes = boxed.map(({ raw }) => (raw === '-' ? '' : raw.length)).join('');
    const joined = boxed.map(({ raw }) => raw).join('');
    if (BOXES.test(sizes)) lines.push({ raw: joined, part, big: boxed.some(({ big }) => big) });
    else lines.push(...boxed);
    boxed = [];
  };
  for (const { text, ...set } of read) {
    // A text that was generated from a template may still contain entities.
    const folded = foldText(text.includes('&') ? decodeHTMLStrict(text) : text);
    const raw = (ADDRESS_SIGN.test(folded) ? folded.replace(ADDRESS, ' ') : folded).trim();
    if (BOX.test(raw) || raw === '-') {
      boxed.push({ raw, part, ...set });
      continue;
    }
    endBoxed();
    for (const piece of raw.length > 400 ? (raw.match(PIECE) ?? []) : [raw])
      if (piece) lines.push({ raw: piece.trim(), part, ...set });
  }
  endBoxed();
  return lines;
}

const BOX = /^(?:[a-z0-9]|\d{2,5})$/i;
const BOXES = /^(?:1+|33|222|44|55|333)$/;

// Cuts a long line after a sentence, or at least after a word, so that the search around a number has a limited cost.
const PIECE = /.{100,398}(?:[.!?](?= )|[。।۔።։။។])|.{1,400}(?= |$)|.{1,400}/gu;

// Joins lines: plain text is wrapped at some 72 columns, so a long line that ends within a sentence continues in the next line.
function unwrap(text: string): string[] {
  const lines: string[] = [];
  let isBroken = false;
  for (const written of text.split(/\r\n?|\n/)) {
    const line = written.trim();
    if (isBroken && /^[\p{L}\p{N}"'(]/u.test(written)) lines.push(`${lines.pop()} ${line}`);
    else lines.push(line);
    isBroken = written.length > 54;
  }
  return lines;
}
