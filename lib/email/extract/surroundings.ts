import type { CodeWord } from './code-words.ts';
import { type Candidate, findCandidates } from './find-candidates.ts';
import { type CodePhrase, findCodePhrases } from './find-code-phrases.ts';
import type { FindWords, Hit } from './find-words.ts';
import type { Line } from './mail-lines.ts';

const NUMBER = /\d[\d.,:/ -]*/g;
// A number without separators other than spaces between its groups: dates, times, amounts and versions have some.
const BARE = /^\d{3}[\d ]*(?:[.,:/-][.,:/ -]*)?$/;

/** The analysis of a line. Each part is absent until it is needed. */
type Reading = {
  low?: string;
  hits?: Hit<CodeWord>[];
  codePhrases?: CodePhrase[];
  candidates?: Candidate[];
  isNotice?: boolean;
};
const NOTHING: Required<Reading> = { low: '', hits: [], codePhrases: [], candidates: [], isNotice: false };

/** The lines of a message with their analysis, which is empty for a line that does not exist. */
export type Surroundings = {
  lines: Line[];
  /** A line in lower case, with hyphens as spaces, in which words are searched. */
  lowAt: (line: number) => string;
  wordsAt: (line: number) => Hit<CodeWord>[];
  hasWord: (line: number, kind: CodeWord) => boolean;
  /** The phrases for a code in a line, such as "verification code", each with its strength. */
  codePhrasesAt: (line: number) => CodePhrase[];
  candidatesAt: (line: number) => Candidate[];
  /** Whether a line says how long a code is valid or that it must stay secret. */
  isNotice: (line: number) => boolean;
  /** How often words of a kind occur in the subject and the bodies. */
  count: (kind: CodeWord) => number;
  /** How many numbers the longer body has, without those of dates, times and amounts. */
  numbers: () => number;
  /** Visible characters of the longer body. */
  length: number;
};

/** Creates the analysis of a message. Each line is analysed when it is needed, and only once, as both bodies have mostly the same lines. */
export function surroundings(lines: Line[], findWords: FindWords<CodeWord>): Surroundings {
  const byRaw = new Map<string, Reading>();
  const lengthOf = (part: Line['part']) =>
    lines.reduce((sum, line) => sum + (line.part === part ? line.raw.length : 0), 0);
  const inText = lengthOf('text');
  const inHtml = lengthOf('html');
  // Both bodies have the same content, so numbers are counted in the longer one.
  const longer = inText < inHtml ? 'html' : 'text';

  const readings = lines.map(({ raw }) => {
    const reading = byRaw.get(raw) ?? {};
    byRaw.set(raw, reading);
    return reading;
  });
  const readingAt = (line: number) => readings[line] ?? NOTHING;
  const lowAt = (line: number) => {
    const reading = readingAt(line);
    reading.low ??= (lines[line]?.raw ?? '').toLowerCase().replace(/[-_\t]/g, ' ');
    return reading.low;
  };
  const wordsAt = (line: number) => {
    const reading = readingAt(line);
    reading.hits ??= findWords(lowAt(line));
    return reading.hits;
  };
  const hasWord = (line: number, kind: CodeWord) => wordsAt(line).some((hit) => hit.kind === kind);
  const codePhrasesAt = (line: number) => {
    const reading = readingAt(line);
    reading.codePhrases ??= findCodePhrases(wordsAt(line), lowAt(line));
    return reading.codePhrases;
  };
  const candidatesAt = (line: number) => {
    const reading = readingAt(line);
    reading.candidates ??= findCandidates(lines[line]?.raw ?? '');
    return reading.candidates;
  };
  const isNotice = (line: number) => {
    const reading = readingAt(line);
    reading.isNotice ??= hasWord(line, 'context');
    return reading.isNotice;
  };

  let counts: Map<CodeWord, number> | undefined;
  const count = (kind: CodeWord) => {
    if (!counts) {
      counts = new Map();
      for (let line = 0; line < lines.length; line++) {
        for (const hit of wordsAt(line)) counts.set(hit.kind, (counts.get(hit.kind) ?? 0) + 1);
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
  const length = Math.max(inText, inHtml);
  return { lines, lowAt, wordsAt, hasWord, codePhrasesAt, candidatesAt, isNotice, count, numbers, length };
}
