import { labelText, nearbyText, toWords } from './field-text.ts';
import { CODE, EMAIL, OTHER_CODE, OTHER_HEAD, OWN, SEARCH, SOMEBODY_ELSE, TRAP } from './field-words.ts';

/** What Mayfly can put into a field. */
export type FieldKind = 'email' | 'one-time-code';

const TEXT_TYPES = /^(text|email|tel|number)$/;

/**
 * Which of Mayfly's things a field wants: the visitor's own e-mail address, or the code from a mail. Judged by what the page says about the field, cheapest
 * evidence first, and only when asked: no state, nothing observed, nothing changed.
 * @returns `undefined` for every other field, and for search boxes, passwords, traps for robots and addresses of somebody else
 */
export function classifyField(field: HTMLElement): FieldKind | undefined {
  const type =
    field instanceof HTMLInputElement
      ? field.type
      : field instanceof HTMLTextAreaElement || field.isContentEditable
        ? 'text'
        : '';
  if (!TEXT_TYPES.test(type)) return undefined;
  const autocomplete = field.getAttribute('autocomplete')?.toLowerCase() ?? '';
  if (autocomplete.includes('one-time-code')) return 'one-time-code';
  if (
    /^(?!off|on\b).*(name|tel|address-|street|postal|country|organization|cc-|bday|url)/.test(autocomplete) &&
    !/username/.test(autocomplete)
  )
    return undefined;

  const name = toWords(`${field.getAttribute('name') ?? ''} ${field.id}`);
  const label = labelText(field);
  const wants = kindOf(label, type, name) ?? kindOf(name, type, label);
  if (isSplitBox(field)) return OTHER_CODE.test(`${label} ${name}`) ? undefined : 'one-time-code';
  if (wants === 'one-time-code') return wants;
  if (type === 'tel' || type === 'number') return undefined;
  if (
    wants === 'email' ||
    type === 'email' ||
    /email/.test(autocomplete) ||
    field.inputMode === 'email' ||
    field.getAttribute('pattern')?.includes('@') ||
    (!label && kindOf(nearbyText(field), type, name) === 'email')
  )
    return isForVisitor(field, `${label} ${name}`) ? 'email' : undefined;
  return undefined;
}

function kindOf(text: string, type: string, rest: string): FieldKind | undefined {
  if (type !== 'email' && CODE.test(text) && !OTHER_CODE.test(`${text} ${rest}`)) return 'one-time-code';
  return EMAIL.test(text) && !OTHER_HEAD.test(text) ? 'email' : undefined;
}

function isForVisitor(field: HTMLElement, text: string): boolean {
  if (TRAP.test(text) || SEARCH.test(text) || SOMEBODY_ELSE.test(text)) return false;
  const form = field.closest('form');
  if (!form) return true;
  if (form.getAttribute('role') === 'search') return false;
  const about = toWords(`${form.id} ${form.getAttribute('name') ?? ''} ${form.getAttribute('action') ?? ''}`);
  return !SOMEBODY_ELSE.test(about) || OWN.test(text);
}

/** One of the boxes, a digit each, that a code is typed into. */
function isSplitBox(field: HTMLElement): boolean {
  if (!(field instanceof HTMLInputElement) || field.maxLength !== 1) return false;
  const row = field.parentElement?.parentElement ?? field.parentElement;
  const boxes = row?.querySelectorAll('input[maxlength="1"]').length ?? 0;
  return boxes >= 4 && boxes <= 8;
}
