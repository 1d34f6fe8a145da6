import { type Hit, isUnspaced } from './find-words.ts';
import { CODE_POINTS } from './points.ts';
import type { CodeWord } from './word-tables.ts';

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
};

// The endings of words for a code, in languages that write "verification code" as one word.
const COMPOUND = /(?:cod[ei]?|kod[ei]?[a-z]{0,4}|koade?|kood[a-z]{0,4}|koð[a-z]{0,4}|kennwort|passwort)$/;

const MAX_PHRASE = 22;
const MAX_ADJACENT = 6;

export function findCodePhrases(hits: Hit<CodeWord>[], low: string): CodePhrase[] {
  const hasDeal = hits.some(({ kind }) => kind === 'deal');
  return hits.flatMap(({ kind, start, end }) => {
    const isCompound = COMPOUND.test(low.slice(start, end));
    if (!isCodeWord(kind) && !isCompound) return [];
    // "The OTP for the transaction": the words beside a word for a one-time code do not change what it is.
    // Directly before it, without a space, they do: 取件验证码.
    const isJoined = isUnspaced(low[start]) && hits.some((other) => isOfSale(other.kind) && isJust(start - other.end));
    if (kind === 'once') return [{ start, end, strength: isJoined ? 0 : CODE_POINTS.onceWord }];
    const near = hits
      .map((other) => ({ ...other, gap: other.end <= start ? start - other.end : other.start - end }))
      .filter((other) => other.gap <= MAX_PHRASE);
    const verifying = near.filter((other) => other.kind === 'verify');
    const isOther = near.some(({ kind, gap }) => isOfSale(kind) && gap <= MAX_ADJACENT);
    const isEntered = near.some((other) => other.kind === 'enter');
    const strength =
      verifying.length > 0
        ? CODE_POINTS.verifyingWord
        : hasDeal
          ? 0
          : isEntered
            ? CODE_POINTS.enteredWord
            : CODE_POINTS.plainWord;
    return [{ start, end: Math.max(end, ...verifying.map((other) => other.end)), strength: isOther ? 0 : strength }];
  });
}

const isOfSale = (kind: CodeWord) => kind === 'deal' || kind === 'not' || kind === 'stay';
const isJust = (gap: number) => gap >= 0 && gap <= 2;

export function isCodeWord(kind: CodeWord): boolean {
  return kind === 'code' || kind === 'secret' || kind === 'once';
}
