import { decodeEncodedWords } from './encoded-words.ts';
import { visibleText } from './visible-text.ts';

export interface HeaderField {
  /** As written: `Subject`, `X-Spam-Score`. */
  name: string;
  /** Unfolded, decoded, in one line. */
  value: string;
  /** The original text with folds and encoded words, without its line end. */
  raw: string;
}

/** More than real mail has; the raw source shows the rest. */
const MOST_FIELDS = 2000;

/** The fields of a header block, in order. Lines that are no fields (the "From " line of an mbox file, garbage) are left out. */
export function parseHeaderFields(block: string): HeaderField[] {
  const raws: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const last = raws.length - 1;
    if ((line[0] === ' ' || line[0] === '\t') && last >= 0) raws[last] += `\n${line}`;
    else if (line !== '' && raws.length < MOST_FIELDS && /^[!-9;-~]+[ \t]*:/.test(line)) raws.push(line);
  }
  return raws.map((raw) => ({
    name: raw.slice(0, raw.indexOf(':')).trim(),
    value: visibleText(decodeEncodedWords(unfolded(raw))),
    raw,
  }));
}

/** The value of a raw field, still encoded: without its name and its folds. */
export function unfolded(raw: string): string {
  return raw
    .slice(raw.indexOf(':') + 1)
    .replace(/\r?\n[ \t]+/g, ' ')
    .trim();
}
