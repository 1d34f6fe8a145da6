import type { Candidate } from './find-candidates.ts';
import type { Line } from './mail-lines.ts';

// Sequences of letters that are rare in words and usual in random codes.
const UNWORDLY = /^[^AEIOU]+$|[BCDFGHJKLMNPQRSTVWXZ]{4}|Q[^U]|[JVWXZ]{2}|[^AEIOUR][JQXZ][^AEIOUH]/;
// `ABCD-EFGH`: words are not written in this way.
const GROUPS = /^(?:[A-Z]{3}(?:-[A-Z]{3}){1,2}|[A-Z]{4}-[A-Z]{4}|[A-Z]{5}-[A-Z]{5})$/;
const NEVER = -6;

/**
 * The position of a candidate.
 * @property isAnnounced it is alone in its line, below a line that announces a code; `hasColon`: that line ends in a colon
 * @property proves whether the mail says what the code verifies
 * @property said the score of its sentence or neighbours: if that is high, the code may also look like a year, or be long
 */
type Place = { isAlone: boolean; isAnnounced: boolean; hasColon: boolean; proves: boolean; said: number };

/** Scores a candidate by its shape: six digits are the most usual, a year or a word the least. */
export function shapeScore(
  { code, shape }: Candidate,
  { raw, big }: Line,
  { isAlone, isAnnounced, hasColon, proves, said }: Place,
): number {
  const plain = code.replaceAll('-', '');
  const isUpper = plain === plain.toUpperCase();
  // Whether it is clearly announced as a code: then it may look like a word.
  const isSaid = isAlone ? (isAnnounced || big) && said >= 2.5 : said >= 4.5;
  if (shape === 'digits') {
    if (/^(?:19|20)\d\d$/.test(plain)) return said >= 3 ? -0.5 : -2;
    if (plain.length > 8) return said >= 3.5 ? -0.5 : said >= 3.2 ? -1 : -2;
    return plain.length === 6 ? 1 : 0.5;
  }
  if (shape === 'mixed') {
    // `RFC7366`, `JPEG-2000`, `SPRING26`: a name with a number.
    if (/^[A-Z]{2,6}-?\d{3,8}$|^[A-Z]{4,}\d+$/.test(code)) return said >= 3.2 ? -0.7 : -1.5;
    // An abbreviated commit hash; then a word with a number before or after it.
    if (/^[0-9a-f]{7,}$/.test(plain)) return isSaid && isAlone ? -1 : -3;
    if (/[a-z]{4}/.test(plain)) return isSaid && (isAlone || UNWORDLY.test(plain.toUpperCase())) ? -1 : -2.5;
    if (/^[A-Z]-\d{6}$/.test(code)) return 0.7;
    return isUpper ? 0.2 : -0.5;
  }
  // A code of lower-case letters looks like any word.
  if (!isUpper) return isSaid && (big || hasColon || !isAlone) && (big || proves) ? -1.5 : NEVER;
  if (/[!?,]/.test(raw) && (isAlone || !isSaid)) return NEVER;
  const rest = raw.replace(code, '');
  if (/\p{Lu}{2}/u.test(rest) && !/\p{Ll}/u.test(rest)) return NEVER;
  const isOdd = isAnnounced || UNWORDLY.test(plain);
  if (GROUPS.test(code)) return isOdd ? 0.3 : said >= 3.4 ? 0 : -0.7;
  return isOdd ? -0.5 : -1.5;
}
