import type { Candidate } from './find-candidates.ts';

// Sequences of letters that words hardly have and random codes do.
const UNWORDLY = /^[^AEIOU]+$|[BCDFGHJKLMNPQRSTVWXZ]{4}|Q[^U]|[JVWXZ]{2}|[^AEIOUR][JQXZ][^AEIOUH]/;
const NEVER = -6;

/**
 * What its shape says for a candidate: six digits are the most usual, a year or a word the least.
 * @param raw its line
 */
export function shapeScore({ code, shape }: Candidate, raw: string, isAlone: boolean, isBig: boolean): number {
  const plain = code.replaceAll('-', '');
  const isUpper = plain === plain.toUpperCase();
  if (shape === 'digits') {
    if (/^(?:19|20)\d\d$/.test(plain)) return -1.5;
    return plain.length === 6 ? 1 : plain.length > 8 ? -2 : 0.5;
  }
  if (shape === 'mixed') {
    // `RFC7366`, `JPEG-2000`, `98point6`: a name with a number.
    if (/^[A-Z]{2,6}-?\d{3,4}$/.test(code)) return -1.2;
    if (/[a-z]{4}/.test(plain)) return -2.5;
    return isUpper ? 0 : -0.5;
  }
  if (/[!?,]/.test(raw)) return NEVER;
  if (!isUpper) return isAlone && isBig ? -1.5 : NEVER;
  const rest = raw.replace(code, '');
  if (/\p{Lu}{2}/u.test(rest) && !/\p{Ll}/u.test(rest)) return NEVER;
  return UNWORDLY.test(plain) ? -0.5 : -1.5;
}
