import type { Candidate } from './find-candidates.ts';
import type { Line } from './mail-lines.ts';

// Rare in words.
const UNWORDLY = /[^AEIOU]{4}/;
// `ABCD-EFGH`: words are not written in this way.
const GROUPS = /^(?:[A-Z]{3}(?:-[A-Z]{3}){1,2}|[A-Z]{4}-[A-Z]{4}|[A-Z]{5}-[A-Z]{5})$/;
const NEVER = -6;
const CLEAR = 3.2;
const RARE = -0.7;

/**
 * Scores a candidate by its shape: six digits are the most usual, a word the least.
 * @param nearScore the score of its sentence or neighbours: if that is high, the code may be long
 */
export function shapeScore({ code, shape }: Candidate, { raw }: Line, nearScore: number, mayBeWord: boolean): number {
  const plain = code.replaceAll('-', '');
  if (shape === 'digits') {
    if (plain.length > 8) return nearScore >= CLEAR ? RARE : -2;
    return plain.length === 6 ? 1 : 0.5;
  }
  if (shape === 'mixed') return /^[0-9a-f]{7,}$/.test(plain) ? -3 : 0.2;
  // A code of lower-case letters looks like any word.
  if (plain !== plain.toUpperCase()) return mayBeWord ? -1.5 : NEVER;
  if (/[!?]/.test(raw)) return NEVER;
  const rest = raw.replace(code, '');
  if (/\p{Lu}{2}/u.test(rest)) return NEVER;
  return GROUPS.test(code) ? 0.3 : UNWORDLY.test(plain) ? 0 : -1.5;
}
