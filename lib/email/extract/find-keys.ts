import type { CodeWord } from './code-words.ts';
import type { Hit } from './find-words.ts';

/**
 * A word for a code, with the words that belong to it.
 * @property start of the whole phrase: "code" with the "verification" next to it
 * @property strength from 4, for words that are used only for one-time codes, to 2, for "code" or "password" alone; 0 if another word
 *   makes it another kind of code (promo code, error code)
 * @property isSecret a password or PIN, which may be permanent
 */
export type KeyWord = { start: number; end: number; strength: number; isSecret: boolean };

// The endings of words for a code, in languages that write "verification code" as one word.
const COMPOUND = /(?:cod[ei]?|kod[ei]?[a-z]{0,4}|koade?|kood[a-z]{0,4}|koð[a-z]{0,4}|kennwort|passwort)$/;

const ENTERED = 2.7;
const ENTERED_TO_PROVE = 3.1;
const MAX_PHRASE = 22;
const MAX_ADJACENT = 6;

export function findKeys(hits: Hit<CodeWord>[], low: string): KeyWord[] {
  const hasDeal = hits.some(({ kind }) => kind === 'deal');
  const keys: KeyWord[] = [];
  for (const hit of hits) {
    const isCompound = hit.kind === 'verify' && COMPOUND.test(low.slice(hit.start, hit.end));
    if (!isKey(hit.kind) && !isCompound) continue;
    const key = {
      start: hit.start,
      end: hit.end,
      strength: hit.kind === 'once' || isCompound ? 4 : 2,
      isSecret: hit.kind === 'secret',
    };
    for (const other of hits) {
      if (other.start !== hit.start) addToKey(key, hit, other, low);
    }
    if (key.strength < 3 && hasDeal) key.strength = 0;
    if (key.strength === 2 && hits.some(({ kind }) => kind === 'pointer')) key.strength = ENTERED;
    // "To confirm the new number of your phone, use code 482913"; "verify your address with the following code".
    if (key.strength === ENTERED && hits.some(({ kind }) => kind === 'verify')) key.strength = ENTERED_TO_PROVE;
    keys.push(key);
  }
  return keys;
}

export function isKey(kind: CodeWord): boolean {
  return kind === 'code' || kind === 'secret' || kind === 'once';
}

function addToKey(key: KeyWord, hit: Hit<CodeWord>, other: Hit<CodeWord>, low: string): void {
  const between = other.end <= hit.start ? low.slice(other.end, hit.start) : low.slice(hit.end, other.start);
  if (between.length > MAX_PHRASE || key.strength === 0) return;
  // "The OTP for the transaction": the words after a word for a one-time code do not change what it is.
  if (hit.kind === 'once' && other.start > hit.start && /\p{L}/u.test(between)) return;
  const isOnePhrase = !/[\d.,:;!?()]/.test(between) || (other.kind === 'not' && between === ': ');
  if (other.kind === 'not' || other.kind === 'deal') {
    if (isOnePhrase && between.length <= MAX_ADJACENT) key.strength = 0;
  } else if (other.kind === 'verify') {
    key.strength = Math.max(key.strength, 3.5);
    if (!isOnePhrase) return;
    key.start = Math.min(key.start, other.start);
    key.end = Math.max(key.end, other.end);
  } else if (other.kind === 'enter' && !/\d/.test(between)) {
    key.strength = Math.max(key.strength, ENTERED);
  }
}
