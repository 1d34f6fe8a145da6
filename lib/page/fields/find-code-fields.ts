import { asksForCode } from './asks-for-code.ts';
import { judgeField } from './judge-field.ts';
import { rootsWithin } from './roots-within.ts';
import { readSaidOfField } from './said-of-field.ts';
import type { ShadowRootOpener } from './target-field.ts';

/** Why a field can't take an address, but may take a code: it is short, and its number is a number. */
const NO_MATTER = ['too-short', 'number'];

/** Every field of a page that asks for a code and can take one, in the order of the page. It knows no more words than that takes: watched pages load it. */
export function findCodeFields(page: Document, openShadowRoot: ShadowRootOpener): HTMLInputElement[] {
  return [...rootsWithin(page, openShadowRoot)]
    .flatMap((root) => [...root.querySelectorAll('input')])
    .filter((field) => {
      const said = readSaidOfField(field);
      if (!said || !asksForCode(field, said)) return false;
      const refusal = judgeField(field);
      return refusal === undefined || NO_MATTER.includes(refusal);
    });
}
