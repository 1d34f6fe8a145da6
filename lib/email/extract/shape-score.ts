import type { Candidate } from './find-candidates.ts';
import type { Line } from './mail-lines.ts';

// Rare in words.
const UNWORDLY = /[^AEIOU]{4}/;
// `ABCD-EFGH`: words are not written in this way.
const GROUPS = /^(?:[A-Z]{3}(?:-[A-Z]{3}){1,2}|[A-Z]{4}-[A-Z]{4}|[A-Z]{5}-[A-Z]{5})$/;
const NEVER = -6;
const CLEAR = 3.2;
// A year; a name with a number: `RFC7366`, `SPRING26`.
const RARE = -0.7;

/** The position of a candidate. */
type Place = {
  /** It is alone in its line, below a line that announces a code. */
  isAnnounced: boolean;
  /** It is large, or follows a colon. */
  isShown: boolean;
  /** Whether the mail says what the code verifies. */
  proves: boolean;
  /** The score of its sentence or neighbours: if that is high, the code may be long. */
  said: number;
};

/** Scores a candidate by its shape: six digits are the most usual, a year or a word the least. */
export function shapeScore(
  { code, shape }: Candidate,
  { raw }: Line,
  { isAnnounced, isShown, proves, said }: Place,
): number {
  const plain = code.replaceAll('-', '');
  if (shape === 'digits') {
    if (plain.length > 8) return said >= CLEAR ? RARE : -2;
    return /^(?:19|20)\d\d$/.test(plain) ? RARE : plain.length === 6 ? 1 : 0.5;
  }
  if (shape === 'mixed') return /^[0-9a-f]{7,}$/.test(plain) ? -3 : /^[A-Z]{2,6}-?\d{3,8}$/.test(code) ? RARE : 0.2;
  // A code of lower-case letters looks like any word.
  if (plain !== plain.toUpperCase()) return proves && isShown ? -1.5 : NEVER;
  if (/[!?]/.test(raw)) return NEVER;
  const rest = raw.replace(code, '');
  if (/\p{Lu}{2}/u.test(rest) && !/\p{Ll}/u.test(rest)) return NEVER;
  return GROUPS.test(code) ? 0.3 : isAnnounced || UNWORDLY.test(plain) ? -0.5 : -1.5;
}
