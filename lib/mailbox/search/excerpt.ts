import { fold } from '../../email/extract/fold-text.ts';

/** A piece of a text; `isFound` for one that is a word of the search. */
export type ExcerptPiece = { text: string; isFound: boolean };

/** At most so many UTF-16 units come before the first found word, so that a narrow row shows the word. */
const MAX_LEAD = 20;
/** In UTF-16 units: longer than the widest row. */
const MAX_LENGTH = 160;

/** The ranges of the words, as indexes into the original text: folding changes lengths. */
function findRanges(text: string, words: readonly string[]): { start: number; end: number }[] {
  let plain = '';
  const origins: number[] = [];
  let index = 0;
  for (const character of text) {
    const one = character > '\u007f' ? fold(character) : foldAscii(character);
    plain += one;
    for (let unit = 0; unit < one.length; unit++) origins.push(index);
    index += character.length;
  }
  origins.push(text.length);
  const startOf = (at: number) => origins[at] ?? text.length;
  // If folding makes two characters of one, a range includes the original as a whole.
  const endOf = (at: number) => {
    let end = at;
    while (origins[end] === origins[at - 1]) end++;
    return startOf(end);
  };
  const ranges: { start: number; end: number }[] = [];
  for (const word of words.filter(Boolean))
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length))
      ranges.push({ start: startOf(at), end: endOf(at + word.length) });
  return ranges.sort((one, other) => one.start - other.start || other.end - one.end);
}

/** The same as `fold` for one ASCII character, where a call of `fold` each time would be slow. */
const foldAscii = (character: string) => (character < '!' ? ' ' : character.toLowerCase());

/** The whole text, in pieces. @param words folded, as `listSearchWords` gives them */
export function markFound(text: string, words: readonly string[]): ExcerptPiece[] {
  const pieces: ExcerptPiece[] = [];
  let done = 0;
  for (const { start, end } of findRanges(text, words)) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    if (from > done) pieces.push({ text: text.slice(done, from), isFound: false });
    pieces.push({ text: text.slice(from, end), isFound: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isFound: false });
  return pieces;
}

/** The line with the first found word, with the line before it and two after it; undefined if the text has none of the words. */
export function findExcerpt(text: string, words: readonly string[]): string | undefined {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => {
    const plain = fold(line);
    return words.some((word) => plain.includes(word));
  });
  if (at < 0) return undefined;
  const around = lines
    .slice(Math.max(0, at - 1), at + 3)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  const [first] = findRanges(around, words);
  if (!first) return undefined;
  const space = around.indexOf(' ', Math.max(0, first.start - MAX_LEAD));
  const start = first.start <= MAX_LEAD ? 0 : space >= 0 && space < first.start ? space + 1 : first.start;
  return `${start > 0 ? '…' : ''}${around.slice(start, Math.max(first.end, start + MAX_LENGTH)).toWellFormed()}`;
}
