import { asksForAddress, type FieldTrace } from './asks-for-address.ts';
import { describeField, type FieldDescription, nearbyText } from './field-text.ts';
import { CODE, EMAIL, OTHER_AUTOCOMPLETE, OTHER_CODE, OTHER_THING, SOME_CODE } from './field-words.ts';
import { findAll, findFirst, parentOf } from './page-node.ts';

export type FieldKind = 'email' | 'one-time-code';

/**
 * Finds what a field asks for: the visitor's own email address, or the code from a message. This is decided by what the page says about
 * the field. Keeps no state and changes nothing. A hidden field is assessed like any other. Textareas and editors ask for neither,
 * whatever their label says.
 * @param trace called with the evidence; points are for an address, a code has none
 * @returns `undefined` for every other field, and for search boxes, passwords, honeypots and another person's address
 */
export function classifyField(field: HTMLElement, trace?: FieldTrace): FieldKind | undefined {
  // Passwords are many, and only a search for a code has to read what a page says about them.
  const description = (field as HTMLInputElement).type === 'password' ? undefined : describeField(field);
  if (!description) return undefined;
  if (asksForCode(field as HTMLInputElement, description)) {
    trace?.(0, 'code', `${description.label} ${description.name}`);
    return 'one-time-code';
  }
  return asksForAddress(field as HTMLInputElement, description, trace) ? 'email' : undefined;
}

/** A code that a page hides like a password. */
const SECRET_CODE = /(?<![a-z])(t?otp|[2m]fa|one.?time)(?![a-z])/;

/** The length of the codes that are sent by mail. In characters. */
const CODE_CHARS = { min: 4, max: 10 };

/**
 * Whether a field asks for the code from a message. Its words decide. Many pages set `autocomplete=one-time-code` on any field, so that the
 * browser suggests nothing: it counts only if the words are about a code too, or if there are none and the field is made for a few digits.
 */
export function asksForCode(field: HTMLInputElement, { autocomplete, label, name }: FieldDescription): boolean {
  const { type, form } = field;
  if (type === 'email' || /cc-/.test(autocomplete)) return false;
  const about = `${label} ${name}`;
  // The user's own passcode or PIN is never mailed.
  if (type === 'password' && !(SECRET_CODE.test(about) || autocomplete.includes('one-time-code'))) return false;
  const isElsewhere = OTHER_AUTOCOMPLETE.test(autocomplete) && (!CODE.test(label) || OTHER_THING.test(label));
  if (isElsewhere || isOtherCode(label, about)) return false;
  if (CODE.test(label) || (CODE.test(name) && !EMAIL.test(label))) return !isOfCard(form, about);
  if (field.maxLength === 1 && isSplitBox(field)) return true;
  const beside = label || nearbyText(field);
  if (autocomplete.includes('one-time-code') && !EMAIL.test(about) && !OTHER_THING.test(`${beside} ${name}`))
    return !isOfCard(form, about) && (SOME_CODE.test(beside) || isForDigits(field) || (!label && !beside));
  if (label || /tel|number/.test(type) || EMAIL.test(name)) return false;
  return CODE.test(beside) && !OTHER_CODE.test(`${beside} ${name}`);
}

/** Whether a code is of another kind. If the label says that it comes by mail, other words do not matter, such as "captcha" in the name. */
function isOtherCode(label: string, about: string): boolean {
  return OTHER_CODE.test(CODE.test(label) && EMAIL.test(label) ? label : about);
}

/** Whether a field is made for a few digits, by its type, its `inputmode`, its `pattern` and its length. */
export function isForDigits({ type, inputMode, pattern, maxLength }: HTMLInputElement): boolean {
  const isShort = maxLength === 1 || (maxLength >= CODE_CHARS.min && maxLength <= CODE_CHARS.max);
  return isShort && (/tel|number/.test(type) || inputMode === 'numeric' || /\\d|0-9/.test(pattern));
}

/** Whether a field is one of at least four boxes for a single character of a code each. */
function isSplitBox(field: HTMLElement): boolean {
  const row = parentOf(parentOf(field) ?? field);
  return row !== null && findAll(row, '[maxlength="1"]').length >= 4;
}

/** Whether a "security code" is that of a payment card, because the form asks for a card. */
function isOfCard(form: HTMLFormElement | null, about: string): boolean {
  if (!form || !/s[eéi][cg]ur|sicherh/.test(about)) return false;
  return findFirst(form, '[autocomplete^=cc-],[name*=card i],[id*=card i]') !== undefined;
}
