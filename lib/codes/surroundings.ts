import type { CodeWord } from './code-words.ts';
import type { FindWords, Hit } from './find-words.ts';
import type { Line } from './mail-lines.ts';

// The only number of a line, in whatever language: how many minutes it lasts.
const MINUTES = /^\D+(?:5|10|15|20|30|60)\D+$/;
const NUMBER = /\d[\d.,:/ -]*/g;
// Dates, times, amounts and versions have something between their groups.
const BARE = /^\d{3}[\d ]*[.,:/ -]*$/;

type Words = { hits: Hit<CodeWord>[]; kinds: ReadonlySet<CodeWord> };
const NO_WORDS: Words = { hits: [], kinds: new Set() };

/**
 * The lines of a message with their words, found when first asked for.
 * @property wordsAt the hits of a line, `kindsAt` their kinds; none where there is no such line
 * @property isNotice whether a line speaks of how long something lasts and whom not to tell
 * @property count how often words of a kind stand in subject and body
 * @property numbers how many numbers stand in the longer body, those of dates, times and amounts left out
 * @property length visible characters of the longer body
 */
export type Surroundings = {
  lines: Line[];
  wordsAt: (line: number) => Hit<CodeWord>[];
  kindsAt: (line: number) => ReadonlySet<CodeWord>;
  isNotice: (line: number) => boolean;
  count: (kind: CodeWord) => number;
  numbers: () => number;
  length: number;
};

/** Reads nothing yet: words are looked for where they are asked for. */
export function surroundings(lines: Line[], findWords: FindWords<CodeWord>): Surroundings {
  const lengthOf = (part: Line['part']) =>
    lines.reduce((sum, line) => sum + (line.part === part ? line.raw.length : 0), 0);
  const inText = lengthOf('text');
  const inHtml = lengthOf('html');
  // Both bodies say the same: words are counted in the longer one.
  const [longer, shorter] = inText < inHtml ? ['html', 'text'] : ['text', 'html'];
  // Both bodies have much the same lines.
  const known = new Map<string, Words>();
  const found: Words[] = [];
  const readWords = (low: string) => {
    const hits = findWords(low);
    const words = { hits, kinds: hits.length > 0 ? new Set(hits.map(({ kind }) => kind)) : NO_WORDS.kinds };
    known.set(low, words);
    return words;
  };
  const wordsOf = (line: number) => {
    const low = lines[line]?.low;
    if (low === undefined) return NO_WORDS;
    found[line] ??= known.get(low) ?? readWords(low);
    return found[line];
  };
  const notices: boolean[] = [];
  const isNotice = (line: number) => {
    notices[line] ??= wordsOf(line).kinds.has('context') || MINUTES.test(lines[line]?.raw ?? '');
    return notices[line];
  };
  let counts: Map<CodeWord, number> | undefined;
  const count = (kind: CodeWord) => {
    if (!counts) {
      counts = new Map();
      for (let line = 0; line < lines.length; line++) {
        if (lines[line]?.part === shorter) continue;
        for (const hit of wordsOf(line).hits) counts.set(hit.kind, (counts.get(hit.kind) ?? 0) + 1);
      }
    }
    return counts.get(kind) ?? 0;
  };
  let numberCount: number | undefined;
  const numbers = () => {
    numberCount ??= lines
      .filter(({ part }) => part === longer)
      .flatMap(({ raw }) => raw.match(NUMBER) ?? [])
      .filter((found) => BARE.test(found)).length;
    return numberCount;
  };
  return {
    lines,
    wordsAt: (line) => wordsOf(line).hits,
    kindsAt: (line) => wordsOf(line).kinds,
    isNotice,
    count,
    numbers,
    length: Math.max(inText, inHtml),
  };
}
