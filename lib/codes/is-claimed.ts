import type { CodeWord } from './code-words.ts';
import type { Candidate } from './find-candidates.ts';
import { isKey } from './find-keys.ts';
import type { Hit } from './find-words.ts';

const MAX_CLAIM = 24;

/**
 * Whether a number is another's: an amount of money, or the number of the noun that stands nearest before it (order 4821, room
 * 1120), or directly behind it (1120 pages).
 * @param hits of its sentence
 */
export function isClaimed({ start, end }: Candidate, hits: Hit<CodeWord>[], low: string): boolean {
  let nearest: Hit<CodeWord> | undefined;
  for (const hit of hits) {
    const distance = hit.end <= start ? start - hit.end : hit.start - end;
    const isOther = hit.kind === 'not' || hit.kind === 'deal';
    if (hit.kind === 'money' && distance <= 2) return true;
    if (isOther && hit.start >= end && distance <= 1) return true;
    if (hit.end <= start && (isOther || isKey(hit.kind))) nearest = hit;
  }
  if (!nearest || isKey(nearest.kind)) return false;
  return start - nearest.end <= MAX_CLAIM && !/[,(]/.test(low.slice(nearest.end, start));
}
