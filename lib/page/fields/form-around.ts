import { toWords } from './field-text.ts';
import { attribute, callOf, findAll, findFirst, isMatch, isShown, parentOf, propertyOf, textOf } from './page-node.ts';
import { isBefore } from './shadow-dom.ts';

/** How many ancestors above a form its heading may be. */
const CLIMB = 4;

/** How many characters of a button or a heading are read: a label is not longer. */
const WORDS_CHARS = 80;

const SUBMITS = 'input[type=submit],input[type=image],button:not([type=button],[type=reset])';
const OTHER_BUTTONS =
  'button,input[type=button],[role=button],a[href^="javascript:"],a[href="#"],a[class*=btn],a[class*=button]';
const HEADINGS = 'h1,h2,h3,h4,h5,h6,legend,[role=heading]';
const TYPED = 'input:not([type=hidden],[type=submit],[type=button],[type=image],[type=reset]),textarea,select';

/** The label of a button, as words; empty if it is only an icon without a text. */
function wordsOf(button: Element): string {
  const own =
    textOf(button).trim() || attribute(button, 'value') || attribute(button, 'alt') || attribute(button, 'aria-label');
  return toWords(own).slice(0, WORDS_CHARS);
}

/** The id and name of a button, as words: the label of a `createAccountButton` may be only "Continue". */
const namesOf = (button: Element) =>
  toWords(`${attribute(button, 'id')} ${attribute(button, 'name')}`).slice(0, WORDS_CHARS);

/** The visible buttons after a field: submit buttons, else all. Buttons before the field have another purpose: "Log in instead". */
export function findButtons(around: Element, field: HTMLElement): Element[] {
  const find = (buttons: string) =>
    findAll(around, buttons).filter(
      (button) => isShown(button) && isBefore(field, button) && wordsOf(button).length > 1,
    );
  const submits = find(SUBMITS);
  return submits.length > 0 ? submits : find(OTHER_BUTTONS);
}

export function readButtons(around: Element, field: HTMLElement): { words: string; names: string }[] {
  return findButtons(around, field).map((button) => ({ words: wordsOf(button), names: namesOf(button) }));
}

/**
 * The elements around a field that may be its form, the smallest first: its `form` element, if that contains no other field for an address.
 * Otherwise: the nearest ancestor with a button, the wider ones with one that contain no other such field, and at last the `form`, if there
 * is one. Without a form and a button, the parent.
 * @param fields all fields for an address on the page
 */
export function* findFormsAround(field: HTMLInputElement, fields: readonly HTMLElement[]): Generator<Element> {
  const { form } = field;
  const isShared = (around: Element) => fields.some((other) => other !== field && callOf(around, 'contains', other));
  if (form && !isShared(form)) return yield form;
  let isFound = false;
  for (let around = parentOf(field); around && around !== form; around = parentOf(around)) {
    if (isFound && isShared(around)) break;
    if (readButtons(around, field).length === 0) continue;
    isFound = true;
    yield around;
    if (propertyOf(around, 'localName') === 'body') break;
  }
  if (form) yield form;
  else if (!isFound) yield parentOf(field) ?? field;
}

/** The first and the last heading before a field in its form, else the nearest above, if no other control is between. */
export function readHeading(around: Element, field: HTMLElement): string {
  const words = (heading: Element) => toWords(textOf(heading)).slice(0, WORDS_CHARS);
  const within = findAll(around, HEADINGS).filter((heading) => isBefore(heading, field));
  // The first heading describes the form, the last one the section of the field.
  const inside = [...new Set([within[0], within.at(-1)])].flatMap((heading) => (heading ? words(heading) : []));
  if (inside.length > 0) return inside.join(' ');
  let node: Element = around;
  for (let climbed = 0; climbed < CLIMB; climbed++) {
    for (
      let before = propertyOf(node, 'previousElementSibling');
      before;
      before = propertyOf(before, 'previousElementSibling')
    ) {
      if (isMatch(before, TYPED) || findFirst(before, TYPED)) return '';
      const heading = isMatch(before, HEADINGS) ? before : findAll(before, HEADINGS).at(-1);
      if (heading) return words(heading);
    }
    const parent = parentOf(node);
    if (!parent || propertyOf(node, 'localName') === 'body') break;
    node = parent;
  }
  return '';
}

/** The attributes that name a form, as words. */
export function readNames(around: Element): string {
  const names = ['id', 'name', 'class', 'action', 'aria-label', 'data-testid'].map((name) =>
    attribute(around, name).slice(0, 200),
  );
  return toWords(names.join(' '));
}

/** The visible controls of a form. */
export function findControls(around: Element): HTMLInputElement[] {
  return findAll<HTMLInputElement>(around, TYPED).filter((control) => isShown(control));
}
