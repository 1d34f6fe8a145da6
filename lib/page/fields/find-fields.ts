import { assessField } from './assess-field.ts';
import { asksForCode, classifyField } from './classify-field.ts';
import { describeField } from './field-text.ts';
import { inputsWithin, rootsWithin } from './shadow-dom.ts';
import { holds } from './write-field.ts';

/** Reasons why a field can't take an address that do not prevent a code, which is short and may be a number. */
const ALLOWED_FOR_CODE = ['too-short', 'number'];

/**
 * Finds every field of a page that asks for a code and can take one, in document order. It uses only the words for codes, because watched
 * pages load it.
 */
export function findCodeFields(page: Document): HTMLInputElement[] {
  return inputsWithin(page).filter((field) => {
    const said = describeField(field);
    if (!said || !asksForCode(field, said)) return false;
    const refusal = assessField(field);
    return refusal === undefined || ALLOWED_FOR_CODE.includes(refusal);
  });
}

/** Finds every field of a page that asks for an address, whether it can take one or not, in document order. */
export function findAddressFields(page: Document): HTMLInputElement[] {
  return inputsWithin(page).filter((field) => classifyField(field) === 'email');
}

/** Finds every field of a page that contains a text and can take another one, in document order. */
export function findHolders(page: Document, text: string): HTMLElement[] {
  return [...rootsWithin(page)]
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>('input, textarea, [contenteditable]')])
    .filter((field) => holds(field, text) && assessField(field) === undefined);
}
