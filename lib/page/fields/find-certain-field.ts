import { attribute, labelText, toWords } from './field-text.ts';
import { CODE } from './field-words.ts';
import { findCodeFields } from './find-fields.ts';

const AROUND_CHARS = 300;

const isBox = ({ maxLength }: HTMLInputElement) => maxLength === 1;

/** Whether a field is for a code by its own attributes and label, not by the text near it. */
function isLabelledAsCode(field: HTMLInputElement): boolean {
  return (
    attribute(field, 'autocomplete').toLowerCase().includes('one-time-code') ||
    CODE.test(labelText(field)) ||
    CODE.test(toWords(`${field.name} ${field.id}`))
  );
}

/** Whether the browser would let a user type the text into the field. */
function fits(field: HTMLInputElement, text: string): boolean {
  if (field.maxLength >= 0 && text.length > field.maxLength) return false;
  const probe = field.ownerDocument.createElement('input');
  probe.type = field.type;
  if (field.pattern !== '') probe.pattern = field.pattern;
  probe.value = text;
  return probe.value === text && !probe.validity.patternMismatch;
}

function isCodeBoxGroup(boxes: HTMLInputElement[]): boolean {
  const group = boxes[0]?.parentElement?.parentElement;
  if (!group || !boxes.every((box) => group.contains(box))) return false;
  const around = toWords(`${group.ariaLabel ?? ''} ${group.textContent} ${boxes[0]?.form?.textContent ?? ''}`);
  return boxes.some(isLabelledAsCode) || CODE.test(around.slice(0, AROUND_CHARS));
}

/**
 * Finds the page's field for a code, or its boxes, if there is no doubt: there is no other, and it is empty, visible and editable, is for a
 * code by its own words, accepts this code, and is not in a form about a card.
 * @param written the fields that we have filled already, with their values: then it must be one of these, with this value, and not empty
 * @returns empty if there is any doubt
 */
export function findCertainField(
  page: Document,
  code: string,
  written?: ReadonlyMap<HTMLInputElement, string>,
): HTMLInputElement[] {
  const fields = findCodeFields(page);
  const [first, second] = fields;
  // With `document.domain`, pages of different origins can access each other, and so can this script.
  const isForeign = ({ ownerDocument }: HTMLElement) => ownerDocument.defaultView?.origin !== page.defaultView?.origin;
  if (fields.some(isForeign)) return [];
  const isFree = (field: HTMLInputElement) => field.value === (written ? written.get(field) : '');
  if (!first || !fields.every(isFree)) return [];
  if ((first.form ?? first.ownerDocument).querySelector('[autocomplete^=cc-]')) return [];
  if (!second) return !isBox(first) && isLabelledAsCode(first) && fits(first, code) ? [first] : [];
  const characters = [...code.replace(/[\s-]/g, '')];
  const areBoxes =
    characters.length === fields.length &&
    fields.every((field, at) => isBox(field) && fits(field, characters[at] ?? '')) &&
    isCodeBoxGroup(fields);
  return areBoxes ? fields : [];
}
