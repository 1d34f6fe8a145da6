import { foldText } from './fold-text.ts';

/** A match in a text. `end` is the end of the whole word, even if only its stem is in the list. */
export type Hit<Kind> = { kind: Kind; start: number; end: number };

type Stem<Kind> = { kind: Kind; text: string; isWhole: boolean };

/** Finds the words of the lists in a lower-case text. @returns the hits in order; where several stems match, the longest counts */
export type FindWords<Kind> = (low: string) => Hit<Kind>[];

/**
 * Creates a finder for words of several kinds in many languages.
 * A list consists of stems, separated by spaces. A stem matches the beginning of a word; with a full stop at its end, only the whole
 * word; in scripts without spaces, it matches anywhere. `_` stands for a space, and for a hyphen if the caller replaced those by spaces.
 */
export function createWordFinder<Kind extends string>(lists: Record<Kind, string>): FindWords<Kind> {
  const byStart = new Map<string, Stem<Kind>[]>();
  for (const kind of Object.keys(lists) as Kind[]) {
    for (const word of foldText(lists[kind]).toLowerCase().match(/\S+/g) ?? []) {
      const text = word.replace(/\.$/, '').replaceAll('_', ' ');
      const start = text.slice(0, LONGEST_START);
      byStart.set(start, [...(byStart.get(start) ?? []), { kind, text, isWhole: word.endsWith('.') }]);
    }
  }
  for (const stems of byStart.values()) stems.sort((a, b) => b.text.length - a.text.length);

  const stemAt = (low: string, at: number) => {
    for (let size = LONGEST_START; size > 0; size--) {
      const stem = byStart
        .get(low.slice(at, at + size))
        ?.find(({ text, isWhole }) => low.startsWith(text, at) && !(isWhole && isWordChar(low[at + text.length])));
      if (stem) return stem;
    }
    return undefined;
  };

  const stemBehind = (low: string, at: number, prefix = '') => (prefix ? stemAt(low, at + prefix.length) : undefined);

  return (low) =>
    [...low.matchAll(WORDS)].flatMap(({ 0: word, index: start }) => {
      const stem = stemAt(low, start) ?? stemBehind(low, start, PREFIX.exec(word)?.[0]);
      if (!stem) return [];
      const end = wordEnd(low, start + stem.text.length);
      return isInName(low, start, end) ? [] : [{ kind: stem.kind, start, end }];
    });
}

/** Stems are looked up by so many characters. */
const LONGEST_START = 3;

// Scripts that have no spaces between words, or join words (Hangul): a word may begin anywhere.
const UNSPACED = /[\u0e00-\u109f\u1780-\u17ff\u3040-\u9fff\uac00-\ud7af]/;
export const WORDS = new RegExp(`${UNSPACED.source}|(?:(?!${UNSPACED.source})[\\p{L}\\p{M}\\p{N}])+`, 'gu');
export const REST = new RegExp(`(?:(?!${UNSPACED.source})[\\p{L}\\p{M}])*`, 'uy');

// The article and the prepositions that Hebrew, Amharic and Arabic attach to a word.
const PREFIX = /^(?:[הבלושמ]|[የበለከ]|[بو]?ال|لل?)/;

/** Whether a word is a part of a file's or a host's name: `code.ts`, `/verify/`. */
function isInName(low: string, start: number, end: number): boolean {
  return /[./\\]/.test(low[start - 1] ?? '') || /^\.[a-z]/.test(low.slice(end, end + 2));
}

function wordEnd(low: string, from: number): number {
  if (isUnspaced(low[from - 1])) return from;
  REST.lastIndex = from;
  return from + (REST.exec(low)?.[0].length ?? 0);
}

function isWordChar(character = ''): boolean {
  return /[\p{L}\p{M}\p{N}]/u.test(character);
}

/** Whether a character is of a script in which a word may begin anywhere. */
export function isUnspaced(character = ''): boolean {
  return UNSPACED.test(character);
}
