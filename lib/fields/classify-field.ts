import { attribute, labelText, nearbyText, toWords } from './field-text.ts';
import {
  CODE,
  EMAIL,
  OTHER_AUTOCOMPLETE,
  OTHER_CODE,
  OTHER_HEAD,
  OWN,
  SEARCH,
  SOMEBODY_ELSE,
  TRAP,
} from './field-words.ts';

/** What Mayfly can put into a field. */
export type FieldKind = 'email' | 'one-time-code';

type Form = HTMLFormElement | null;

/**
 * What a field asks for: the visitor's own email address, or the code from a message. Judged by what the page says about the field, cheapest
 * evidence first. Keeps no state and changes nothing. A hidden field is judged like any other. Textareas and editors ask for neither,
 * whatever their label says.
 * @returns `undefined` for every other field, and for search boxes, passwords, honeypots and another person's address
 */
export function classifyField(field: HTMLElement): FieldKind | undefined {
  // By tag, not by class: a frame has its own classes, so `instanceof` fails there.
  const { localName, type, form, maxLength } = field as HTMLInputElement;
  if (localName !== 'input' || !/^(text|email|tel|number)$/.test(type)) return undefined;
  const autocomplete = attribute(field, 'autocomplete').toLowerCase();
  const name = toWords(`${attribute(field, 'name')} ${field.id}`);
  if (OTHER_AUTOCOMPLETE.test(autocomplete) && type !== 'email' && !EMAIL.test(name)) return undefined;

  const label = labelText(field);
  const about = `${label} ${name}`;
  if (type !== 'email') {
    const isCode = autocomplete.includes('one-time-code') || (maxLength === 1 && isSplitBox(field));
    if ((isCode || CODE.test(label) || (CODE.test(name) && !EMAIL.test(label))) && !OTHER_CODE.test(about))
      return !isCode && isOfCard(form, about) ? undefined : 'one-time-code';
  }
  if (type === 'tel' || type === 'number') return undefined;
  const isEmail =
    type === 'email' ||
    autocomplete.includes('email') ||
    isAddress(label) ||
    isAddress(name) ||
    field.inputMode === 'email';
  const beside = label || nearbyText(field);
  if (!isEmail && !label && CODE.test(beside) && !OTHER_CODE.test(`${beside} ${name}`)) return 'one-time-code';
  return (isEmail || (!label && isAddress(beside))) && isForVisitor(field, form, beside, name) ? 'email' : undefined;
}

const isAddress = (text: string) => EMAIL.test(text) && !OTHER_HEAD.test(text);

/** One of the boxes, a digit each, that a code is typed into. */
function isSplitBox(field: HTMLElement): boolean {
  return (field.parentElement?.parentElement?.querySelectorAll('[maxlength="1"]').length ?? 0) >= 4;
}

/** "Security code" is printed on the card where the form asks for one. */
function isOfCard(form: Form, about: string): boolean {
  return /s[eéi][cg]ur|sicherh/.test(about) && !!form?.querySelector('[autocomplete^=cc-],[name*=card i],[id*=card i]');
}

function isForVisitor(field: HTMLElement, form: Form, label: string, name: string): boolean {
  return !(
    SEARCH.test(`${label} ${name}`) ||
    form?.role === 'search' ||
    TRAP.test(`${label} ${field.outerHTML.toLowerCase()}`) ||
    (!attribute(field, 'autocomplete').includes('email') && isForSomebodyElse(label, name, form)) ||
    isOutOfSight(field)
  );
}

/** The label decides; a name, or a form about friends, gives way to "your". (`autocomplete=email` is the visitor's own by definition.) */
function isForSomebodyElse(label: string, name: string, form: Form): boolean {
  const context = form
    ? `${name} ${toWords(`${form.id} ${attribute(form, 'name')} ${attribute(form, 'action')}`)}`
    : name;
  return SOMEBODY_ELSE.test(label) || (SOMEBODY_ELSE.test(context) && !OWN.test(`${label} ${context}`));
}

/** A honeypot: rendered, but outside the page, a few pixels high, or transparent. */
function isOutOfSight(field: HTMLElement): boolean {
  if (!field.checkVisibility({ opacityProperty: true })) return field.checkVisibility();
  const { width, height, right, bottom } = field.getBoundingClientRect();
  return Math.min(width, height) < 5 || Math.min(right + scrollX, bottom + scrollY) <= 0;
}
