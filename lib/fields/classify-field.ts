import { labelText, nearbyText, toWords } from './field-text.ts';
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

/**
 * Which of Mayfly's things a field wants: the visitor's own e-mail address, or the code from a mail. Judged by what the page says about the field, cheapest
 * evidence first, and only when asked: no state, nothing observed, nothing changed. A field that is not shown yet is judged like any other.
 * @returns `undefined` for every other field, and for search boxes, passwords, traps for robots and addresses of somebody else
 */
export function classifyField(field: HTMLElement): FieldKind | undefined {
  const type = textType(field);
  if (!type) return undefined;
  const autocomplete = field.getAttribute('autocomplete')?.toLowerCase() ?? '';
  const name = toWords(`${field.getAttribute('name') ?? ''} ${field.id}`);
  if (OTHER_AUTOCOMPLETE.test(autocomplete) && type !== 'email' && !EMAIL.test(name)) return undefined;

  const label = labelText(field);
  const about = `${label} ${name}`;
  if (type !== 'email' && !OTHER_CODE.test(about)) {
    if (autocomplete.includes('one-time-code') || isSplitBox(field)) return 'one-time-code';
    if (isCode(label) || (isCode(name) && !EMAIL.test(label)))
      return isOfCard(field, about) ? undefined : 'one-time-code';
  }
  if (type === 'tel' || type === 'number') return undefined;
  const isEmail =
    type === 'email' ||
    autocomplete.includes('email') ||
    isAddress(label) ||
    isAddress(name) ||
    field.inputMode === 'email';
  const beside = label || nearbyText(field);
  if (!isEmail && !label && isCode(beside) && !OTHER_CODE.test(`${beside} ${name}`)) return 'one-time-code';
  return (isEmail || (!label && isAddress(beside))) && isForVisitor(field, beside, name) ? 'email' : undefined;
}

/** Told by tag, not by class: a field in a frame has classes of its own. */
function textType(field: HTMLElement): string | undefined {
  if (field.matches('input')) return /^(text|email|tel|number)$/.exec((field as HTMLInputElement).type)?.[0];
  return field.matches('textarea') || field.isContentEditable ? 'text' : undefined;
}

const isAddress = (text: string) => EMAIL.test(text) && !OTHER_HEAD.test(text);
const isCode = (text: string) => CODE.test(text);

/** One of the boxes, a digit each, that a code is typed into. */
function isSplitBox(field: HTMLElement): boolean {
  if (field.getAttribute('maxlength') !== '1') return false;
  const row = field.parentElement?.parentElement ?? field.parentElement;
  const boxes = row?.querySelectorAll('input[maxlength="1"]').length ?? 0;
  return boxes >= 4 && boxes <= 8;
}

/** "Security code" is printed on the card where the form asks for one. */
function isOfCard(field: HTMLElement, about: string): boolean {
  return (
    /s[eé][cg]ur|sicherh|sicur/.test(about) &&
    !!field.closest('form')?.querySelector('[autocomplete^=cc-],[name*=card i],[id*=card i]')
  );
}

function isForVisitor(field: HTMLElement, label: string, name: string): boolean {
  const text = `${label} ${name}`;
  if (SEARCH.test(text) || TRAP.test(label) || TRAP.test(field.outerHTML.toLowerCase()) || isOutOfSight(field))
    return false;
  if (SOMEBODY_ELSE.test(label)) return false;
  const form = field.closest('form');
  if (form?.role === 'search') return false;
  const context = form ? `${form.id} ${form.getAttribute('name') ?? ''} ${form.getAttribute('action') ?? ''}` : '';
  return OWN.test(text) || !SOMEBODY_ELSE.test(`${name} ${toWords(context)}`);
}

/** Shown to robots alone: rendered, but outside the page, a few pixels high, or transparent. */
function isOutOfSight(field: HTMLElement): boolean {
  if (!field.checkVisibility()) return false;
  const { width, height, right, bottom } = field.getBoundingClientRect();
  return (
    width < 5 ||
    height < 5 ||
    right + scrollX <= 0 ||
    bottom + scrollY <= 0 ||
    !field.checkVisibility({ opacityProperty: true })
  );
}
