import { asksForAddress, type FieldTrace } from './asks-for-address.ts';
import { describeField, type FieldDescription, nearbyText } from './field-text.ts';
import { CODE, EMAIL, OTHER_AUTOCOMPLETE, OTHER_CODE } from './field-words.ts';

export type FieldKind = 'email' | 'one-time-code';

/**
 * Finds what a field asks for: the visitor's own email address, or the code from a message. This is decided by what the page says about
 * the field. Keeps no state and changes nothing. A hidden field is assessed like any other. Textareas and editors ask for neither,
 * whatever their label says.
 * @param trace called with the evidence; points are for an address, a code has none
 * @returns `undefined` for every other field, and for search boxes, passwords, honeypots and another person's address
 */
export function classifyField(field: HTMLElement, trace?: FieldTrace): FieldKind | undefined {
  const said = describeField(field);
  if (!said) return undefined;
  if (asksForCode(field as HTMLInputElement, said)) {
    trace?.(0, 'code', `${said.label} ${said.name}`);
    return 'one-time-code';
  }
  return asksForAddress(field as HTMLInputElement, said, trace) ? 'email' : undefined;
}

/** Whether a field asks for the code from a message. The text beside it counts only without a label, and without a name about mail. */
export function asksForCode(field: HTMLInputElement, { autocomplete, label, name }: FieldDescription): boolean {
  const { type, form, maxLength } = field;
  if (type === 'email' || OTHER_AUTOCOMPLETE.test(autocomplete)) return false;
  const about = `${label} ${name}`;
  const isCode = autocomplete.includes('one-time-code') || (maxLength === 1 && isSplitBox(field));
  if ((isCode || CODE.test(label) || (CODE.test(name) && !EMAIL.test(label))) && !isOtherCode(label, about))
    return isCode || !isOfCard(form, about);
  if (label || /tel|number/.test(type) || EMAIL.test(name)) return false;
  const beside = nearbyText(field);
  return CODE.test(beside) && !OTHER_CODE.test(`${beside} ${name}`);
}

/** Whether a code is of another kind. If the label says that it comes by mail, other words do not matter, such as "captcha" in the name. */
function isOtherCode(label: string, about: string): boolean {
  return OTHER_CODE.test(CODE.test(label) && EMAIL.test(label) ? label : about);
}

/** Whether a field is one of at least four boxes for a single character of a code each. */
function isSplitBox(field: HTMLElement): boolean {
  return (field.parentElement?.parentElement?.querySelectorAll('[maxlength="1"]').length ?? 0) >= 4;
}

/** Whether a "security code" is that of a payment card, because the form asks for a card. */
function isOfCard(form: HTMLFormElement | null, about: string): boolean {
  return /s[eéi][cg]ur|sicherh/.test(about) && !!form?.querySelector('[autocomplete^=cc-],[name*=card i],[id*=card i]');
}
