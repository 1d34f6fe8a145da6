import { assessField } from './assess-field.ts';
import { asksForCode, classifyField } from './classify-field.ts';
import { groupBoxes, isCodeRow } from './code-boxes.ts';
import { describeField, labelText } from './field-text.ts';
import { OTHER_CODE } from './field-words.ts';
import { findAll } from './page-node.ts';
import { inputsWithin, rootsWithin } from './shadow-dom.ts';
import { holds } from './write-field.ts';

/** Reasons why a field can't take an address that do not prevent a code, which is short and may be a number, or be masked. */
const ALLOWED_FOR_CODE = ['too-short', 'number', 'password'];

function canTakeCode(field: HTMLInputElement): boolean {
  const refusal = assessField(field);
  return refusal === undefined || ALLOWED_FOR_CODE.includes(refusal);
}

function isForCode(field: HTMLInputElement): boolean {
  const said = describeField(field);
  return said !== undefined && asksForCode(field, said);
}

/**
 * Finds every place of a page that asks for a code and can take one, in document order: a field, or a row of boxes. It uses only the words
 * for codes, because watched pages load it.
 */
export function findCodeFields(page: Document): HTMLInputElement[][] {
  return groupBoxes(inputsWithin(page).filter(canTakeCode)).filter((group) => {
    const [first] = group;
    if (!first || group.length === 1) return first !== undefined && isForCode(first);
    return group.some(isForCode) || (isCodeRow(group) && !OTHER_CODE.test(`${first.name} ${labelText(first)}`));
  });
}

/** Finds every field of a page that asks for an address, whether it can take one or not, in document order. */
export function findAddressFields(page: Document): HTMLInputElement[] {
  return inputsWithin(page).filter((field) => classifyField(field) === 'email');
}

/** Finds every field of a page that contains a text and can take another one, in document order. */
export function findHolders(page: Document, text: string): HTMLElement[] {
  return [...rootsWithin(page)]
    .flatMap((root) => findAll(root, 'input, textarea, [contenteditable]'))
    .filter((field) => holds(field, text) && assessField(field) === undefined);
}
