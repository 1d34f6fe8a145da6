import { assessName, wordsOfName } from './assess-name.ts';
import { type FieldDescription, iconWords, nearbyText, toWords } from './field-text.ts';
import { ACCOUNT, EMAIL, OTHER_THING, SEARCH } from './field-words.ts';
import { findHoneypotWords, isOutOfSight } from './is-honeypot.ts';
import { ANOTHER_PERSON, HEAD_BEFORE, NOT_ASKED, OR_ELSE, OTHER_HEAD, OWN } from './mention-words.ts';
import { attribute, isElement, isMatch, propertyOf, textOf } from './page-node.ts';

const CONTROLS = 'input:not([type=hidden]),select';

/** In characters. A longer text is no part of an address. */
const ASIDE_CHARS = 80;

type Side = 'nextSibling' | 'previousSibling';

/** The text between a field and the next control on one side, or the end of its wrapper. @returns `control`: whether it found a control */
function readAside(field: Element, side: Side): { text: string; control: boolean } {
  let text = '';
  for (
    let node: Node | null = propertyOf(field, side);
    node && text.length < ASIDE_CHARS;
    node = propertyOf(node, side)
  ) {
    if (isElement(node) && isMatch(node, CONTROLS)) return { text: text.trim(), control: true };
    text = side === 'nextSibling' ? `${text}${textOf(node)}` : `${textOf(node)}${text}`;
  }
  return { text: text.trim(), control: false };
}

/**
 * Whether a field takes only the part of an address before or after an "@" that the page shows: `[ ] @ [ ]`, `[ ] @company.example`. An
 * "@" with nothing after it is an icon.
 */
function isAddressPart(field: HTMLInputElement): boolean {
  if (field.type === 'email') return false;
  const after = readAside(field, 'nextSibling');
  if (/^[@＠]\s{0,9}[\w-]{1,63}\.\w/.test(after.text)) return true;
  const before = readAside(field, 'previousSibling');
  return [after, before].some(({ text, control }) => control && /^[@＠]$/.test(text));
}

/**
 * Called for each piece of evidence.
 * @param points for an address if positive, against it if negative
 * @param rule the kind of evidence
 * @param words the words of the page that it consists of
 */
export type FieldTrace = (points: number, rule: string, words: string) => void;

const MIN_SCORE = 10;

const NAME_POINTS = 10;

/** Points that no other evidence outweighs. */
const NEVER = -100;

/** The rule that excludes a field, and the words that it found. */
type Veto = [rule: string, words: string] | undefined;

/** The usual length of a field's label. */
const SHORT_CHARS = 40;

/**
 * Whether a field asks for the visitor's own email address. Each piece of evidence has points; the most expensive to find come
 * last, and only if they still matter. The README describes how to add a rule.
 */
export function asksForAddress(field: HTMLInputElement, description: FieldDescription, trace?: FieldTrace): boolean {
  const { autocomplete, label, name, names } = description;
  const { type, inputMode } = field;
  let points = 0;
  const add = (more: number, rule: string, words: string) => {
    points += more;
    if (more !== 0) trace?.(more, rule, words);
  };

  if (type === 'email') add(15, 'type', type);
  if (autocomplete.includes('email')) add(20, 'autocomplete', autocomplete);
  if (inputMode === 'email') add(10, 'inputmode', inputMode);
  if (label) add(assessLabel(label), 'label', label);
  if (points < MIN_SCORE && ACCOUNT.test(label))
    add(assessAccount(label, nearbyText(field)), 'beside an account', label);
  // If there is a label, only the name can add more points.
  if (label && points + NAME_POINTS < MIN_SCORE) return false;
  const named = names.map((one) => one && assessName(wordsOfName(one)));
  if (named.includes('mail')) add(NAME_POINTS, 'name', name);
  const beside = label || nearbyText(field);
  if (!label && points < MIN_SCORE) add(assessNeighbours(beside), 'beside', beside);
  // The name mentions mail among unknown words: this counts only without a label, and half if there is text beside the field.
  if (!label && points < MIN_SCORE && named.includes('mention')) add(beside ? 5 : 10, 'part of the name', name);
  if (!beside && points === 0 && EMAIL.test(iconWords(field))) add(10, 'picture', 'beside it');
  if (points < MIN_SCORE) return false;

  // If its own label says "e-mail", the field may take a whole address.
  const isPart = !EMAIL.test(label) && isAddressPart(field);
  const veto: Veto = isPart
    ? ['part of an address', '@']
    : findVeto(field, beside, name, autocomplete.includes('email'));
  if (veto) trace?.(NEVER, ...veto);
  return !veto;
}

/** The points of a label: positive for an address, negative for something else, or 0. */
function assessLabel(whole: string): number {
  if (!EMAIL.test(whole)) return OTHER_THING.test(whole) ? -15 : 0;
  // "E-mail (one a month, never by post)": a remark does not change what is asked for.
  const head = whole.replace(/\([^()]{0,80}\)/g, ' ');
  const label = EMAIL.test(head) ? head : whole;
  if (NOT_ASKED.test(label)) return -25;
  const before = label.slice(0, label.search(EMAIL)).replace(/(?<!\p{L})e[-‐– ]?$/u, '');
  if (HEAD_BEFORE.test(before)) return -25;
  // In "Email name@example.com", an example follows, which is left out.
  return OTHER_HEAD.test(label.replace(/[^@ ]{0,64}@[^ ]{0,64}/g, '')) && !OR_ELSE.test(label) ? -25 : 20;
}

/**
 * The points of "Your e-mail address is your account" beside a field. "User name or e-mail" has none: it is asked of users who have an
 * account.
 */
function assessAccount(label: string, beside: string): number {
  const isMail = !EMAIL.test(label) && EMAIL.test(beside) && ACCOUNT.test(beside) && beside.length < 2 * SHORT_CHARS;
  return isMail && !OTHER_THING.test(label) && !NOT_ASKED.test(beside) && !OR_ELSE.test(beside) ? 10 : 0;
}

/** The points of the text beside a field. It may belong to something else: the longer it is, the fewer points it has. */
function assessNeighbours(beside: string): number {
  const points = assessLabel(beside);
  if (points <= 0) return points;
  return beside.length > SHORT_CHARS ? 10 : 15;
}

/**
 * Finds why a field for an address is not for the visitor's own.
 * @param isOwn whether it has `autocomplete=email`, which is the visitor's own address by definition
 */
function findVeto(field: HTMLInputElement, label: string, name: string, isOwn: boolean): Veto {
  const { form } = field;
  const search = SEARCH.exec(`${label} ${name}`)?.[0] ?? (form && attribute(form, 'role') === 'search' && 'role');
  if (search) return ['search', search];
  const trap = findHoneypotWords(field, label, name);
  if (trap) return ['trap', trap];
  const other = isOwn ? undefined : findThirdParty(label, name, form);
  if (other) return ['third party', other];
  return isOutOfSight(field) ? ['out of sight', ''] : undefined;
}

/** Finds words for another person. In the label, they decide; in the name, or in a form about friends, only if nothing says "your". */
function findThirdParty(label: string, name: string, form: HTMLFormElement | null): string | undefined {
  const about = form && toWords(`${attribute(form, 'id')} ${attribute(form, 'name')} ${attribute(form, 'action')}`);
  const context = `${name} ${about ?? ''}`;
  const inLabel = ANOTHER_PERSON.exec(label);
  if (inLabel) return inLabel[0];
  return OWN.test(`${label} ${context}`) ? undefined : ANOTHER_PERSON.exec(context)?.[0];
}
