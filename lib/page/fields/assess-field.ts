import { boxOf, callOf, findAround, isMatch, isVisible, propertyOf } from './page-node.ts';
export const REFUSALS = ['not-text', 'password', 'number', 'disabled', 'read-only', 'invisible', 'too-short'] as const;

export type FieldRefusal = (typeof REFUSALS)[number];

/** The length of `a@b.cd`: no address is shorter. The background checks which address fits into a longer field. */
const SHORTEST_ADDRESS = 6;

/** An editor that is no wider and no flatter than this holds one character. */
const CELL_PX = 80;
const CELL_RATIO = 1.5;

/** Types of control for free text. The `type` property of an unknown type is `text`. */
const TEXT_TYPES = ['text', 'email', 'search', 'url', 'tel', 'textarea'];

/** Whether a value is no text of the user: it is empty, or an empty template that a page shows in the field, such as `_@_._`. */
export const hasNoText = (value: string): boolean => /^[\s_@.()/\p{Pd}·•]*$/u.test(value);

/**
 * Checks whether a field can take an address, before one is created for it.
 * @param allowed reasons that do not count, for another text than an address
 * @returns why it can't; undefined if it can
 */
export function assessField(field: HTMLElement, allowed: readonly FieldRefusal[] = []): FieldRefusal | undefined {
  if (isControl(field)) {
    const { type } = field;
    const isSecretOrNumber = type === 'password' || type === 'number';
    if (isSecretOrNumber && !allowed.includes(type)) return type;
    if (!isSecretOrNumber && !TEXT_TYPES.includes(type)) return 'not-text';
    if (isMatch(field, ':disabled, [aria-disabled="true"]')) return 'disabled';
    if (field.readOnly || field.ariaReadOnly === 'true') return 'read-only';
    const isTooShort = field.maxLength >= 0 && field.maxLength < SHORTEST_ADDRESS;
    if (isTooShort && !allowed.includes('too-short')) return 'too-short';
  } else if (!propertyOf(field, 'isContentEditable')) {
    return 'not-text';
  }
  if (findAround(field, '[inert]')) return 'disabled';
  const { width, height } = boxOf(field);
  // A cell for one character, of several that are no inputs.
  if (!isControl(field) && width > 1 && width < CELL_PX && width <= CELL_RATIO * height) return 'not-text';
  return width > 1 && height > 1 && isVisible(field) ? undefined : 'invisible';
}

/** How many characters a field can hold; undefined if there is no limit. */
export function findMaxLength(field: HTMLElement): number | undefined {
  return isControl(field) && field.maxLength >= 0 ? field.maxLength : undefined;
}

/** Whether the `pattern` of a field forbids all of the texts, as the browser validates them. Nothing in the page changes. */
export function forbidsAll(field: HTMLElement, texts: string[]): boolean {
  const { type, pattern } = field as HTMLInputElement;
  const probe = callOf(document, 'createElement', 'input') as HTMLInputElement;
  Object.assign(probe, { type, pattern });
  return texts.every((text) => {
    probe.value = text;
    return probe.validity.patternMismatch;
  });
}

/** Whether a field has a `value`, rather than editable content. Works in every realm: frames have classes of their own. */
export function isControl(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return isMatch(field, 'input, textarea');
}
