import type { CodeWord } from './code-words.ts';
import type { Candidate } from './find-candidates.ts';
import { isCodeWord } from './find-code-phrases.ts';
import type { Hit } from './find-words.ts';

const CLOCK = /^(?:[01]\d|2[0-3])[0-5]\d$/;
const BEFORE_TIME =
  /(?:^|[^\p{L}])(?:at|until|till|by|before|from|after|since|um|bis|ab|von|vor|kl|klo|om|tot|alle|las|ate|saat|до)[ .]{1,2}$/u;
const BEFORE_EXAMPLE =
  /(?:such as|like|for example|for instance|e\.g\.|z\. ?b\.|zum beispiel|par exemple|por ejemplo|por exemplo|ad esempio|bijvoorbeeld|till exempel|for eksempel|esimerkiksi|na przyklad|napriklad|np\.|например|наприклад|ornegin|例如|例えば|예를 들어)[,:]? ["'(]?$/;

/**
 * Whether a number belongs to something other than a code: a time, an example, an amount of money, or the nearest noun before it
 * (order 4821, room 1120) or directly after it (1120 pages).
 */
export function isClaimed({ code, start, end }: Candidate, hits: Hit<CodeWord>[], low: string): boolean {
  const before = low.slice(Math.max(0, start - 20), start);
  if (BEFORE_EXAMPLE.test(before)) return true;
  if (CLOCK.test(code) && BEFORE_TIME.test(before)) return true;
  let nearest: Hit<CodeWord> | undefined;
  for (const hit of hits) {
    const distance = hit.end <= start ? start - hit.end : hit.start - end;
    const isOther = hit.kind === 'not' || hit.kind === 'deal';
    // "120,00 PLN: 482913": the currency belongs to another amount.
    if (hit.kind === 'money' && distance <= 2 && !low.slice(hit.end, start).includes(':')) return true;
    if (isOther && distance <= 1) return true;
    if (hit.end <= start && (isOther || isCodeWord(hit.kind))) nearest = hit;
  }
  if (!nearest || isCodeWord(nearest.kind)) return false;
  // "The code for order 4821 is 482913": the noun has another number already.
  return !/[,(]|\d /.test(low.slice(nearest.end, start));
}
