import type { CodeWord } from './code-words.ts';
import type { Hit } from './find-words.ts';

/** A word for a code with the words that belong to it, such as "verification code". */
export type CodePhrase = {
  /** Of the whole phrase: "code" with the "verification" next to it. */
  start: number;
  end: number;
  /**
   * From 4, for words that are used only for one-time codes, to 2, for "code" or "password" alone; 0 if another word makes it another kind
   * of code (promo code, error code).
   */
  strength: number;
  /** A password or PIN, which may be permanent. */
  isSecret: boolean;
};

// The endings of words for a code, in languages that write "verification code" as one word.
const COMPOUND = /(?:cod[ei]?|kod[ei]?[a-z]{0,4}|koade?|kood[a-z]{0,4}|koð[a-z]{0,4}|kennwort|passwort)$/;

const ENTERED = 2.7;
const MAX_PHRASE = 22;
const MAX_ADJACENT = 6;

export function findCodePhrases(hits: Hit<CodeWord>[], low: string): CodePhrase[] {
  const hasDeal = hits.some(({ kind }) => kind === 'deal');
  const phrases: CodePhrase[] = [];
  for (const hit of hits) {
    const isCompound = hit.kind === 'verify' && COMPOUND.test(low.slice(hit.start, hit.end));
    if (!isCodeWord(hit.kind) && !isCompound) continue;
    const phrase = {
      start: hit.start,
      end: hit.end,
      strength: hit.kind === 'once' || isCompound ? 4 : 2,
      isSecret: hit.kind === 'secret',
    };
    for (const other of hits) {
      if (other.start !== hit.start) addToPhrase(phrase, hit, other, low);
    }
    if (phrase.strength < 3 && hasDeal) phrase.strength = 0;
    phrases.push(phrase);
  }
  return phrases;
}

export function isCodeWord(kind: CodeWord): boolean {
  return kind === 'code' || kind === 'secret' || kind === 'once';
}

function addToPhrase(phrase: CodePhrase, hit: Hit<CodeWord>, other: Hit<CodeWord>, low: string): void {
  const between = other.end <= hit.start ? low.slice(other.end, hit.start) : low.slice(hit.end, other.start);
  if (between.length > MAX_PHRASE || phrase.strength === 0) return;
  // "The OTP for the transaction": the words after a word for a one-time code do not change what it is.
  if (hit.kind === 'once' && other.start > hit.start && /\p{L}/u.test(between)) return;
  const isOnePhrase = !/[\d.,:;!?()]/.test(between) || between === ': ';
  if (other.kind === 'not' || other.kind === 'deal') {
    if (isOnePhrase && between.length <= MAX_ADJACENT) phrase.strength = 0;
  } else if (other.kind === 'verify') {
    phrase.strength = Math.max(phrase.strength, 3.5);
    phrase.start = Math.min(phrase.start, other.start);
    phrase.end = Math.max(phrase.end, other.end);
  } else if (other.kind === 'enter') {
    phrase.strength = Math.max(phrase.strength, ENTERED);
  }
}
