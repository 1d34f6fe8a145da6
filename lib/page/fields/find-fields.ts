import { assessField, type FieldRefusal } from './assess-field.ts';
import { asksForCode, classifyField } from './classify-field.ts';
import { groupBoxes, isCodeRow } from './code-boxes.ts';
import { describeField, labelText } from './field-text.ts';
import { OTHER_CODE } from './field-words.ts';
import { findAtMiddle } from './is-reachable.ts';
import { boxOf, callOf, findAll, isActive, isShown, isVisible } from './page-node.ts';
import { inputsWithin, rootsWithin } from './shadow-dom.ts';
import { containsText } from './write-field.ts';

/** Reasons why a field can't take an address that do not prevent a code, which is short and may be a number, or be masked. */
const ALLOWED_FOR_CODE = ['too-short', 'number', 'password'] as const;

function isForCode(field: HTMLInputElement): boolean {
  const description = describeField(field);
  return description !== undefined && asksForCode(field, description);
}

/** Whether a user types into an input that can't be seen: it has the focus, or a click on it or on its label gives it the focus. */
function isTypedInto(field: HTMLInputElement): boolean {
  const isTarget = (one: Element) => {
    const { width, height } = boxOf(one);
    const on = findAtMiddle(one);
    return Math.min(width, height) > 1 && on !== null && callOf(one, 'contains', on);
  };
  const isAllowed = isShown(field, { visibilityProperty: true });
  return isAllowed && (isActive(field) || [field, ...(field.labels ?? [])].some(isTarget));
}

/** Why a field can't take a code. Pages lay an input that can't be seen over boxes that only show what is in it. */
function refusalForCode(field: HTMLInputElement): FieldRefusal | undefined {
  const refusal = assessField(field, ALLOWED_FOR_CODE);
  return refusal === 'invisible' && isForCode(field) && isTypedInto(field) ? undefined : refusal;
}

/**
 * Finds every place of a page that asks for a code and can take one, in document order: a field, or a row of boxes. It uses only the words
 * for codes, because watched pages load it.
 */
export function findCodeFields(page: Document): HTMLInputElement[][] {
  const closed = new Set<HTMLInputElement>();
  const inputs = inputsWithin(page).filter((field) => {
    const refusal = refusalForCode(field);
    // Many pages open one box after the other.
    const mayOpen = refusal === 'disabled' || refusal === 'read-only';
    if (mayOpen) closed.add(field);
    return mayOpen || refusal === undefined;
  });
  const places = groupBoxes(inputs).filter((group) => {
    const [first] = group;
    if (!first || closed.has(first)) return false;
    if (group.length === 1) return isForCode(first);
    return group.some(isForCode) || (isCodeRow(group) && !OTHER_CODE.test(`${first.name} ${labelText(first)}`));
  });
  if (places.length === 1) return places;
  // An input that lies over others gets what is typed there. Without that, one that is seen comes first.
  const open = places.filter(([first]) => {
    const on = first && findAtMiddle(first);
    return !on || on === first || !places.some((place) => (place as Element[]).includes(on));
  });
  const seen = open.filter(([first]) => first && isVisible(first));
  return seen.length > 0 ? seen : open;
}

/** Finds every field of a page that asks for an address, whether it can take one or not, in document order. */
export function findAddressFields(page: Document): HTMLInputElement[] {
  return inputsWithin(page).filter((field) => classifyField(field) === 'email');
}

/** Finds every field of a page that contains a text and can take another one, in document order. */
export function findHolders(page: Document, text: string): HTMLElement[] {
  return [...rootsWithin(page)]
    .flatMap((root) => findAll(root, 'input, textarea, [contenteditable]'))
    .filter((field) => containsText(field, text) && assessField(field) === undefined);
}
