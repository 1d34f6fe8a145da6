import { attribute, toWords } from './field-text.ts';

/** How many ancestors of a form its heading may be away. */
const CLIMB = 4;

/** What says something in a few words; a text is longer. In characters. */
const WORDS_CHARS = 80;

const SUBMITS = 'input[type=submit],input[type=image],button:not([type=button],[type=reset])';
const OTHER_BUTTONS =
  'button,input[type=button],[role=button],a[href^="javascript:"],a[href="#"],a[class*=btn],a[class*=button]';
const HEADINGS = 'h1,h2,h3,h4,h5,h6,legend,[role=heading]';
const TYPED = 'input:not([type=hidden],[type=submit],[type=button],[type=image],[type=reset]),textarea,select';

/** What a button says; empty for one that is only a picture without words. */
function wordsOf(button: Element): string {
  const own =
    button.textContent.trim() ||
    attribute(button, 'value') ||
    attribute(button, 'alt') ||
    attribute(button, 'aria-label');
  return toWords(own).slice(0, WORDS_CHARS);
}

function hasButton(around: Element): boolean {
  return [...around.querySelectorAll(`${SUBMITS},${OTHER_BUTTONS}`)].some(
    (button) =>
      `${button.textContent.trim()}${attribute(button, 'value')}`.length > 1 || attribute(button, 'type') === 'image',
  );
}

/**
 * What belongs together around a field: its form; where that holds other fields for an address, or there is none, the nearest ancestor with a
 * button that says something.
 * @param fields all for an address on the page
 */
export function findFormAround(field: HTMLInputElement, fields: readonly HTMLElement[]): Element {
  const { form } = field;
  const isShared = (around: Element) => fields.some((other) => other !== field && around.contains(other));
  if (form && !isShared(form)) return form;
  let around: Element = field;
  for (let parent = field.parentElement; parent; parent = parent.parentElement) {
    // Several buttons in a row, or the whole page, say nothing of one field.
    if (parent === form || parent.localName === 'body') return hasButton(around) ? around : parent;
    around = parent;
    if (hasButton(around)) return around;
  }
  return around;
}

/** The buttons that send it: those that do by themselves, else all. */
export function readButtons(around: Element, field: HTMLElement): string[] {
  const submits = [...around.querySelectorAll(SUBMITS)].map(wordsOf).filter(Boolean);
  if (submits.length > 0) return submits;
  return [...around.querySelectorAll(OTHER_BUTTONS)]
    .filter((button) => field.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING)
    .map(wordsOf)
    .filter(Boolean);
}

const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The heading over a field: the last before it in its form, else the nearest above the form with no other form between. Empty for none. */
export function readHeading(around: Element, field: HTMLElement): string {
  const words = (heading: Element) => toWords(heading.textContent).slice(0, WORDS_CHARS);
  const within = [...around.querySelectorAll(HEADINGS)].filter((heading) => isBefore(heading, field));
  // The first says what the form is for, the last what the field's part is.
  const inside = [...new Set([within[0], within.at(-1)])].flatMap((heading) => (heading ? words(heading) : []));
  if (inside.length > 0) return inside.join(' ');
  let node: Element = around;
  for (let climbed = 0; climbed < CLIMB; climbed++) {
    for (let before = node.previousElementSibling; before; before = before.previousElementSibling) {
      if (before.matches(TYPED) || before.querySelector(TYPED)) return '';
      const heading = before.matches(HEADINGS) ? before : [...before.querySelectorAll(HEADINGS)].at(-1);
      if (heading) return words(heading);
    }
    if (!node.parentElement || node.localName === 'body') break;
    node = node.parentElement;
  }
  return '';
}

/** What the page's makers call it. */
export function readNames(around: Element): string {
  const names = ['id', 'name', 'class', 'action', 'aria-label', 'data-testid'].map((name) =>
    attribute(around, name).slice(0, 200),
  );
  return toWords(names.join(' '));
}

/** Its controls, those that are not shown left out. */
export function findControls(around: Element): HTMLInputElement[] {
  return [...around.querySelectorAll<HTMLInputElement>(TYPED)].filter((control) => control.checkVisibility());
}
