import { assessField } from './assess-field.ts';
import { asksForCode, classifyField } from './classify-field.ts';
import { describeField } from './field-text.ts';
import { inputsWithin, rootsWithin } from './shadow-dom.ts';
import { holds } from './write-field.ts';

/** Why a field can't take an address, but may take a code: it is short, and its number is a number. */
const NO_MATTER = ['too-short', 'number'];

/** Every field of a page that asks for a code and can take one, in the order of the page. It knows no more words than that takes: watched pages load it. */
export function findCodeFields(page: Document): HTMLInputElement[] {
  return inputsWithin(page).filter((field) => {
    const said = describeField(field);
    if (!said || !asksForCode(field, said)) return false;
    const refusal = assessField(field);
    return refusal === undefined || NO_MATTER.includes(refusal);
  });
}

/** Every field of a page that asks for an address, whether it can take one or not, in the order of the page. It looks once, when asked. */
export function findAddressFields(page: Document): HTMLInputElement[] {
  return inputsWithin(page).filter((field) => classifyField(field) === 'email');
}

/** Every field of a page that holds a text and can take another; in the order of the page. */
export function findHolders(page: Document, text: string): HTMLElement[] {
  return [...rootsWithin(page)]
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>('input, textarea, [contenteditable]')])
    .filter((field) => holds(field, text) && assessField(field) === undefined);
}
