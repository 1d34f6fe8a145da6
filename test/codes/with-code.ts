import type { CorpusMail } from './corpus-mail.ts';
import { layouts } from './layouts.ts';
import { phrasings } from './phrasings.ts';
import { shapes } from './shapes.ts';

const MAILS_EACH = 3;
const OWN_ZERO: Record<string, string> = { ar: '٠', fa: '۰', ur: '۰', mr: '०', ne: '०', bn: '০', my: '၀', km: '០' };

/** Each phrasing in three layouts with three shapes of code, so that over all of them every layout meets every shape. */
export const withCode: CorpusMail[] = phrasings.flatMap((phrasing, row) =>
  Array.from({ length: MAILS_EACH }, (_, turn): CorpusMail => {
    const names = Object.keys(layouts);
    const name = names[(row * MAILS_EACH + turn * 5) % names.length] ?? '';
    const shape = shapes[(row * 7 + turn * 3) % shapes.length] ?? { shown: '', typed: '' };
    const shown = turn === 0 ? inOwnDigits(shape.shown, phrasing.lang) : shape.shown;
    const id = `${phrasing.lang}, ${name}: ${shown}`;
    return { id, lang: phrasing.lang, expected: shape.typed, ...layouts[name]?.(phrasing, shown) };
  }),
);

function inOwnDigits(shown: string, lang: string): string {
  const zero = OWN_ZERO[lang];
  if (!zero || !/^[\d\s]+$/.test(shown)) return shown;
  return shown.replace(/\d/g, (digit) => String.fromCodePoint(Number(zero.codePointAt(0)) + Number(digit)));
}
