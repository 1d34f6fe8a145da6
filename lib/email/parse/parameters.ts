import { decodeText } from './charset.ts';
import { binaryOfEscapes, binaryOfText, decodeWords } from './encoded-words.ts';

const PARAMETER = /;\s*([^\s=;"]+)\s*=\s*/g;
/** A quoted value ends with the quote that ends the parameter: some senders do not escape those in a name. */
const END = /(?<!\\)(?:\\\\)*"(?=\s*(?:;|$))/g;
/** In UTF-16 units; no name is longer. */
const LONGEST_FIELD = 10_000;
/** The number of a piece, and the mark of a value in another encoding. */
const NAME = /^(.+?)(?:\*(\d{1,4}))?(\*)?$/;
/** The encoding and the language before such a value. Some senders forget the mark. */
const EXTENDED = /^([\w.:-]*)'[\w-]*'/;
const UNMARKED = /^(?:utf-8|iso-[\d-]+|windows-\d+)'[\w-]*'/i;

/** Splits a field in one pass, however many quotes in it have no end. `quoted`: absent without quotes */
function splitParameters(field: string): { name: string; quoted?: string; plain: string }[] {
  const ends = [...field.matchAll(END)].map(({ 0: quote, index }) => index + quote.length - 1);
  const whole = `${field};`;
  let [at, nth] = [0, 0];
  return [...field.matchAll(PARAMETER)].flatMap(({ 0: start, 1: name = '', index }) => {
    // It is part of a quoted value.
    if (index < at) return [];
    const from = index + start.length;
    while ((ends[nth] ?? Number.POSITIVE_INFINITY) <= from) nth++;
    const end = field[from] === '"' ? ends[nth] : undefined;
    at = end === undefined ? whole.indexOf(';', from) : end + 1;
    return [{ name, plain: field.slice(from, at), ...(end !== undefined && { quoted: field.slice(from + 1, end) }) }];
  });
}

/**
 * Finds a parameter of a header field: plain, quoted, in pieces, in another encoding, or with encoded words, which the standard forbids.
 * Never throws.
 * @see https://www.rfc-editor.org/rfc/rfc2231
 */
export function findParameter(field: string, wanted: string): string | undefined {
  const pieces: { at: number; value: string; isExtended: boolean }[] = [];
  for (const { name, quoted, plain } of splitParameters(field.slice(0, LONGEST_FIELD))) {
    const [, base = '', number, mark] = NAME.exec(name) ?? [];
    if (base.toLowerCase() !== wanted) continue;
    const value = quoted?.replace(/\\(["\\])/g, '$1') ?? plain.replace(/\s\([^()]*\)\s*$/, '').trim();
    // The plain value is for programs that do not know the others.
    const at = number === undefined ? (mark ? 0 : -1) : Number(number);
    pieces.push({ at, value, isExtended: mark !== undefined || UNMARKED.test(value) });
  }
  const numbered = pieces.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at);
  if (numbered.length === 0 && pieces[0] && !pieces[0].isExtended) return decodeWords(pieces[0].value);
  const all = numbered.length > 0 ? numbered : pieces.slice(0, 1);
  if (all.length === 0) return undefined;
  const charset = EXTENDED.exec(all[0]?.value ?? '');
  const binary = all.map(({ value, isExtended }, at) => {
    const rest = at === 0 && isExtended ? value.slice(charset?.[0].length ?? 0) : value;
    return isExtended ? binaryOfEscapes(binaryOfText(rest), '%') : binaryOfText(rest);
  });
  return decodeWords(decodeText(binary.join(''), charset?.[1]));
}
