import { attribute, toWords } from './field-text.ts';
import { NEGATED, TRAP_AROUND, TRAP_LABEL, TRAP_NAME } from './honeypot-words.ts';

/** How far up a wrapper may say it, in ancestors, and in how many characters; and how small a field is that nobody can see, in CSS pixels. */
const CLIMB = 3;
const VISIBLE_PX = 5;
const AROUND_CHARS = 250;

/** How far before the words a "don't" stands, in characters. */
const NEGATION_CHARS = 8;

/**
 * The words by which a page gives away a honeypot: a field that only machines fill.
 * @param label all that is said beside the field
 * @returns undefined where there is none
 */
export function findHoneypotWords(field: HTMLElement, label: string, names: string): string | undefined {
  const own = findInText(label) ?? TRAP_NAME.exec(names) ?? TRAP_NAME.exec(classWords(field) + dataWords(field));
  if (own) return own[0];
  let around = field.parentElement;
  for (let climbed = 0; around && climbed < CLIMB && around.localName !== 'form'; climbed++) {
    const found = TRAP_AROUND.exec(classWords(around)) ?? findInText(textAround(around));
    if (found) return found[0];
    around = around.parentElement;
  }
  return undefined;
}

/** The words of a trap in a text for people, unless it says "don't" before them. */
function findInText(text: string): RegExpExecArray | undefined {
  const found = TRAP_LABEL.exec(text);
  return found && !NEGATED.test(text.slice(Math.max(0, found.index - NEGATION_CHARS), found.index)) ? found : undefined;
}

/** What a wrapper of one control says; empty where it holds more of them, or says more than a label with a hint. */
function textAround(around: Element): string {
  const text = around.textContent;
  return text.length < AROUND_CHARS && around.querySelectorAll('input,select,textarea').length === 1
    ? toWords(text)
    : '';
}

/** Of a class, what is its own: `readonly-fake` is no fake field, and `hp-` the prefix of whatever house. */
function classWords(element: Element): string {
  return `${attribute(element, 'class')} ${element.id}`.toLowerCase().replace(/-fake|bootstrap|(?<![a-z])hp[-_]/g, '');
}

/** What scripts call it: a value with blanks in it is a text for people, such as an error. */
function dataWords(field: HTMLElement): string {
  return Object.values(field.dataset)
    .filter((value) => value && value.length < 40 && !value.includes(' '))
    .join(' ')
    .toLowerCase();
}

/** Whether a wrapper cuts it off but for a few pixels. */
function isCutToNothing(field: HTMLElement): boolean {
  for (let around = field.parentElement, climbed = 0; around && climbed < CLIMB; climbed++) {
    const { width, height } = around.getBoundingClientRect();
    if (Math.min(width, height) < VISIBLE_PX && /hidden|clip/.test(getComputedStyle(around).overflow)) return true;
    around = around.parentElement;
  }
  return false;
}

/**
 * Out of sight, though rendered: outside the page, a few pixels high, transparent, or out of reach of the keyboard and of screen readers. What takes
 * no room at all is folded up, and may open.
 */
export function isOutOfSight(field: HTMLElement): boolean {
  if (field.tabIndex < 0 && (field.closest('[aria-hidden=true]') || isCutToNothing(field))) return true;
  if (!field.checkVisibility({ opacityProperty: true })) return field.checkVisibility();
  const { width, height, right, bottom } = field.getBoundingClientRect();
  if (width === 0 && height === 0) return false;
  return Math.min(width, height) < VISIBLE_PX || Math.min(right + scrollX, bottom + scrollY) <= 0;
}
