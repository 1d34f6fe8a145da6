import { cached } from '../../i18n/cached.ts';
import { type Candidate, findCandidates } from './find-candidates.ts';
import { type CodePhrase, findCodePhrases } from './find-code-phrases.ts';
import type { FindWords, Hit } from './find-words.ts';
import type { Line } from './mail-lines.ts';
import type { CodeWord } from './word-tables.ts';

const NUMBER = /\d[\d.,:/ -]*/g;
// A number without separators other than spaces between its groups: dates, times, amounts and versions have some.
const BARE = /^\d{3}[\d ]*(?:[.,:/-][.,:/ -]*)?$/;

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
  /** How often words of a kind occur in the subject and the bodies. */
  count: (kind: CodeWord) => number;
  /** Characters of the different lines of both bodies, which have mostly the same. */
  length: () => number;
  /** How many different numbers the message has, without those of dates, times and amounts. */
  numbers: () => number;
};

/** Creates the analysis of a message. Each line is analysed when it is needed, and only once. */
export function surroundings(lines: Line[], findWords: FindWords<CodeWord>): Surroundings {
  const rawAt = (line: number) => lines[line]?.raw ?? '';
  const lowAt = cached((line: number) =>
    rawAt(line)
      .toLowerCase()
      .replace(/[-_\t]/g, ' '),
  );
  const wordsAt = cached((line: number) => findWords(lowAt(line)));
  const byKind = cached(() =>
    Map.groupBy(
      lines.flatMap((_, line) => wordsAt(line)),
      ({ kind }) => kind,
    ),
  );
  const length = cached(() => {
    const inBodies = lines.flatMap(({ raw, part }) => (part === 'subject' ? [] : raw));
    return [...new Set(inBodies)].join('').length;
  });
  const numbers = cached(
    () => new Set(lines.flatMap(({ raw }) => raw.match(NUMBER) ?? []).filter((found) => BARE.test(found))).size,
  );
  return {
    lines,
    lowAt,
    wordsAt,
    hasWord: (line, kind) => wordsAt(line).some((hit) => hit.kind === kind),
    codePhrasesAt: cached((line: number) => findCodePhrases(wordsAt(line), lowAt(line))),
    candidatesAt: cached((line: number) => findCandidates(rawAt(line))),
    count: (kind) => byKind(0).get(kind)?.length ?? 0,
    length: () => length(0),
    numbers: () => numbers(0),
  };
}
