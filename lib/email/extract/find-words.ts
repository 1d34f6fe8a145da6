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
  const buckets = new Map<number, Stem<Kind>[]>();
  const begins = new Uint8Array(BUCKETS);
  for (const kind of Object.keys(lists) as Kind[]) {
    for (const word of foldText(lists[kind]).toLowerCase().split(/\s+/)) {
      if (!word) continue;
      const isWhole = word.endsWith('.');
      const text = (isWhole ? word.slice(0, -1) : word).replaceAll('_', ' ');
      const bucket = bucketOf(codeAt(text, 0), codeAt(text, 1), codeAt(text, 2));
      buckets.set(bucket, [...(buckets.get(bucket) ?? []), { kind, text, isWhole }]);
      begins[bucket] = 1;
    }
  }
  for (const stems of buckets.values()) stems.sort((a, b) => b.text.length - a.text.length);

  const stemIn = (bucket: number, low: string, at: number) => {
    const stems = buckets.get(bucket);
    if (!stems) return undefined;
    for (const stem of stems) {
      if (!low.startsWith(stem.text, at)) continue;
      if (!(stem.isWhole && isWordChar(codeAt(low, at + stem.text.length)))) return stem;
    }
    return undefined;
  };
  const stemAt = (low: string, at: number) => {
    const first = codeAt(low, at);
    const second = codeAt(low, at + 1);
    const by3 = bucketOf(first, second, codeAt(low, at + 2));
    const by2 = bucketOf(first, second, 0);
    const by1 = bucketOf(first, 0, 0);
    // A quick exit: most words do not begin like any stem.
    if (!(begins[by3] || begins[by2] || begins[by1])) return undefined;
    return stemIn(by3, low, at) ?? stemIn(by2, low, at) ?? stemIn(by1, low, at);
  };

  return (low) => {
    const hits: Hit<Kind>[] = [];
    let isInWord = false;
    for (let at = 0; at < low.length; at++) {
      const code = low.charCodeAt(at);
      // Most characters are further letters of a word that has been looked up.
      if (isInWord && code >= 97 && code <= 122) continue;
      const isLetter = isWordChar(code);
      const isFree = code > 0x7f && isUnspacedScript(code);
      if (isLetter && (!isInWord || isFree)) {
        let stem = stemAt(low, at);
        if (!stem && code > 0x7f && !isInWord) {
          const prefix = prefixLength(low, at);
          if (prefix > 0) stem = stemAt(low, at + prefix);
        }
        if (stem) {
          const end = wordEnd(low, at + stem.text.length);
          if (!isInName(low, at, end)) hits.push({ kind: stem.kind, start: at, end });
        }
      }
      isInWord = isLetter && !isFree;
    }
    return hits;
  };
}

const BUCKETS = 1 << 14;

/** The bucket of the stems that begin with these UTF-16 codes, 0 for none. Few buckets are shared by different beginnings. */
function bucketOf(first: number, second: number, third: number): number {
  return ((first * 31 + second) * 31 + third) & (BUCKETS - 1);
}

/** The UTF-16 code at an index, 0 outside of the text: a `charCodeAt` that returns `NaN` makes V8 deoptimize the loop. */
function codeAt(text: string, at: number): number {
  return at >= 0 && at < text.length ? text.charCodeAt(at) : 0;
}

// The article and the prepositions that Hebrew, Amharic and Arabic attach to a word.
const PREFIX = /[הבלושמ]|[የበለከ]|[بو]?ال|لل?/y;

function prefixLength(low: string, at: number): number {
  PREFIX.lastIndex = at;
  return PREFIX.test(low) ? PREFIX.lastIndex - at : 0;
}

/** Whether a word is a part of a file's or a host's name: `code.ts`, `/verify/`. */
function isInName(low: string, start: number, end: number): boolean {
  const before = low[start - 1];
  return before === '.' || before === '/' || before === '\\' || (low[end] === '.' && /[a-z]/.test(low[end + 1] ?? ''));
}

function wordEnd(low: string, from: number): number {
  let end = from;
  if (isUnspacedScript(low.charCodeAt(end - 1))) return end;
  while (end < low.length && end < from + 30 && isLetterCode(low.charCodeAt(end))) end++;
  return end;
}

function isLetterCode(code: number): boolean {
  return isWordChar(code) && !(code >= 48 && code <= 57) && !isUnspacedScript(code);
}

const PUNCTUATION = new Set([...'՝։؛،؟।॥။၊۔፡።፣፤፥፦፧፨។៖・׃־'].map((char) => char.charCodeAt(0)));

/** Whether a UTF-16 code is a letter or a digit: exact for ASCII, and elsewhere everything but the common punctuation. */
function isWordChar(code: number): boolean {
  if (code < 0x80) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
  if (code < 0xc0 || code === 0xd7 || code === 0xf7) return false;
  if (code >= 0x2000 && code < 0x2c00) return false;
  if ((code >= 0x3000 && code < 0x3040) || code >= 0xfe00) return false;
  return !PUNCTUATION.has(code);
}

/** Whether a UTF-16 code is of a script that has no spaces between words, or joins words (Hangul): a word may begin anywhere. */
export function isUnspacedScript(code: number): boolean {
  return (
    (code >= 0x3040 && code < 0xa000) ||
    (code >= 0xac00 && code < 0xd7b0) ||
    (code >= 0xe00 && code < 0x10a0) ||
    (code >= 0x1780 && code < 0x1800)
  );
}
