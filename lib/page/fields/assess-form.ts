import { labelText, toWords } from './field-text.ts';
import { OTHER_THING } from './field-words.ts';
import { findControls, findFormsAround, readButtons, readHeading, readNames } from './form-around.ts';
import {
  ALREADY,
  CHECKOUT,
  CONTACT,
  LOG_IN,
  NEW_PASSWORD,
  NEWSLETTER,
  OPTIONAL,
  RECOVERY,
  SIGN_UP,
} from './form-words.ts';
import { attribute, documentOf, findAround, isMatch, parentOf, textOf } from './page-node.ts';

/** The purposes of forms. Those that most likely need a new address come first. */
export const FORM_KINDS = ['sign-up', 'checkout', 'other', 'contact', 'newsletter', 'recovery', 'log-in'] as const;

export type FormKind = (typeof FORM_KINDS)[number];

export type FormVerdict = {
  kind: FormKind;
  /** How certain the kind is: its lead over the next kind, in points. */
  strength: number;
};

type Points = Record<Exclude<FormKind, 'other'>, number>;

const WORDS = {
  'sign-up': SIGN_UP,
  checkout: CHECKOUT,
  contact: CONTACT,
  newsletter: NEWSLETTER,
  recovery: RECOVERY,
  'log-in': LOG_IN,
};

/** With fewer points, the purpose of a form is not known. */
const LEAST = 2;

/** The name of a field for a user name. It does not indicate a log-in, as sign-up forms have such fields too. */
const LOGIN_NAME = /(?<![a-z])(?:user ?)?login(?:[-_ ]?(?:name|id))?(?![a-z])/g;

/** In characters. A longer text belongs to the page, not to the form. */
const SHORT_TEXT_CHARS = 600;

/** How many characters of the text about a control are read. */
const WORDS_CHARS = 120;

const TEXTS = /^(text|email|tel|search|url|number|date|textarea|select-one)$/;

function addWords(points: Points, text: string, weight: number): void {
  if (text === '') return;
  const rest = text.replace(ALREADY, ' ');
  for (const kind of Object.keys(WORDS) as (keyof Points)[]) if (WORDS[kind].test(rest)) points[kind] += weight;
}

const saidOf = (control: HTMLInputElement) =>
  toWords(`${control.name} ${attribute(control, 'id')} ${labelText(control)}`);

/** Whether a control is for a password, even if it shows what is typed. */
const isPassword = (control: HTMLInputElement) =>
  control.type === 'password' ||
  (control.type === 'text' && /passw|pwd/.test(`${control.name} ${attribute(control, 'id')}`.toLowerCase()));

/** Adds the points of password fields, the best evidence: by their words, their number, and the controls beside them. */
function addPasswords(points: Points, passwords: HTMLInputElement[], others: HTMLInputElement[]): void {
  if (passwords.length > 1) points['sign-up'] += 5;
  // A log-in asks for one name or address, and for nothing else.
  else if (
    others.length > 2 ||
    (others.length > 1 && others.some((other) => OTHER_THING.test(saidOf(other)))) ||
    others.filter(({ type, name }) => type === 'email' || /mail/i.test(name)).length > 1
  )
    points['sign-up'] += 4;
  else if (points['log-in'] > 0) points['log-in'] += 2;
  if (passwords.some((password) => NEW_PASSWORD.test(saidOf(password)))) points['sign-up'] += 5;
  if (passwords.some(isOptional)) {
    points['log-in'] = 0;
    points['sign-up'] += 2;
  }
  // Contact forms and newsletters ask for no password.
  points.contact = 0;
  points.newsletter = 0;
}

/** Whether the text around a control, and around no other, says that the control may be left empty. */
function isOptional(control: HTMLInputElement): boolean {
  let around: Element = control;
  for (let up = parentOf(around); up && findControls(up).length === 1; up = parentOf(up)) around = up;
  return OPTIONAL.test(`${saidOf(control)} ${toWords(textOf(around)).slice(0, WORDS_CHARS)}`);
}

/** Adds the points of the controls of a form, which tell more than its words. */
function addShape(points: Points, controls: HTMLInputElement[], around: Element, hasButton: boolean): void {
  const says = (part: string) => controls.some((control) => attribute(control, 'autocomplete').includes(part));
  // Log-ins have `new-password` too, so that password managers do not fill them.
  if (says('new-password')) points['sign-up'] += 4;
  if (says('current-password')) points['log-in'] += 6;
  if (says('cc-')) points.checkout += 6;
  if (says('street-address') || says('address-line') || says('postal')) points.checkout += 2;
  const passwords = controls.filter(isPassword);
  const texts = controls.filter((control) => TEXTS.test(control.type) && !isPassword(control));
  if (passwords.length > 0) addPasswords(points, passwords, texts);
  else {
    // A log-in is unlikely without a password; even more so without a button, or if something suggests signing up or buying.
    points['log-in'] -= !hasButton || points['sign-up'] > 0 || points.checkout > 0 ? 3 : 1;
    if (texts.length < 4) {
      addNews(points, around, texts);
      // Newsletters use the words for signing up too.
      points['sign-up'] /= 2;
    }
    // Contact forms have a field for a longer text.
    if (controls.some((control) => isMatch(control, 'textarea'))) points.contact += 5;
  }
}

function addNews(points: Points, around: Element, texts: HTMLInputElement[]): void {
  const text = textOf(around);
  if (text.length >= SHORT_TEXT_CHARS) return;
  if (NEWSLETTER.test(`${toWords(text)} ${texts.map(labelText).join(' ')}`)) points.newsletter += 3;
  if (findAround(around, 'footer, [role=contentinfo], aside')) points.newsletter += texts.length > 1 ? 2 : 4;
}

function assessSurroundings(around: Element, field: HTMLInputElement): FormVerdict {
  const points: Points = { 'sign-up': 0, checkout: 0, contact: 0, newsletter: 0, recovery: 0, 'log-in': 0 };
  const buttons = readButtons(around, field).slice(0, 3);
  addWords(points, buttons.map(({ words }) => words).join(' · '), 4);
  addWords(points, buttons.map(({ names }) => names).join(' · '), 2);
  addWords(points, readHeading(around, field), 3);
  addWords(points, readNames(around), 3);
  addWords(points, toWords(`${field.name} ${attribute(field, 'id')}`).replace(LOGIN_NAME, ''), 2);
  addWords(points, toWords(`${documentOf(field).title} ${documentOf(field).location.pathname}`), 1);
  const controls = findControls(around);
  addShape(points, controls, around, buttons.length > 0);
  const kinds = FORM_KINDS.filter((kind) => kind !== 'other');
  const [first, second] = kinds.sort((one, other) => points[other] - points[one]);
  const hasPassword = controls.some(isPassword);
  // If nothing says what a password is for, the form counts as a log-in, so that the user is asked.
  if (!first || points[first] < (hasPassword ? 1 : LEAST))
    return { kind: hasPassword ? 'log-in' : 'other', strength: 0 };
  const strength = points[first] - (second ? points[second] : 0);
  // Signing up for an account needs a password; without one, it may be for a newsletter.
  const isSure = first !== 'sign-up' || hasPassword;
  return { kind: first, strength: isSure ? strength : strength / 2 };
}

/**
 * Finds the purpose of the form of a field for an address, by its button, heading, names and controls.
 * @param fields all fields for an address on the page, see `findFormsAround`
 */
export function assessForm(field: HTMLInputElement, fields: readonly HTMLElement[]): FormVerdict {
  for (const around of findFormsAround(field, fields)) {
    const verdict = assessSurroundings(around, field);
    if (verdict.kind !== 'other') return verdict;
  }
  return { kind: 'other', strength: 0 };
}
