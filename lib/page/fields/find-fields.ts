import { assessField, type FieldRefusal } from './assess-field.ts';
import { asksForCode, classifyField, isForDigits } from './classify-field.ts';
import { findCells, groupBoxes, isOverCells } from './code-boxes.ts';
import { describeField, labelText, nearbyText } from './field-text.ts';
import { CODE, EMAIL, OTHER_AUTOCOMPLETE, OTHER_CODE, OTHER_THING, SEARCH, SOME_CODE } from './field-words.ts';
import { findAtMiddle } from './is-reachable.ts';
import { boxOf, callOf, findAll, isActive, isShown, isVisible } from './page-node.ts';
import { CODE_OF_ANY_KIND } from './page-words.ts';
import { inputsWithin, rootsWithin } from './shadow-dom.ts';
import { assessCodePlace, readAround, type Waiting } from './waits-for.ts';
import { containsText } from './write-field.ts';

/** Reasons why a field can't take an address that do not prevent a code, which is short and may be a number, or be masked. */
const ALLOWED_FOR_CODE = ['too-short', 'number', 'password'] as const;

function isForCode(field: HTMLInputElement): boolean {
  const description = describeField(field);
  return description !== undefined && asksForCode(field, description);
}

/** Whether a user types into an input that can't be seen: it has the focus, a click on it or on its label gives it that, or cells show its text. */
function isTypedInto(field: HTMLInputElement): boolean {
  const isTarget = (one: Element) => {
    const { width, height } = boxOf(one);
    const on = findAtMiddle(one);
    return Math.min(width, height) > 1 && on !== null && callOf(one, 'contains', on);
  };
  const isAllowed = isShown(field, { visibilityProperty: true });
  const isReached = isActive(field) || [field, ...(field.labels ?? [])].some(isTarget);
  return isAllowed && (isReached || (field.tabIndex >= 0 && findCells(field).length > 0));
}

/** Why a field can't take a code. Pages lay an input that can't be seen over boxes that only show what is in it. */
function refusalForCode(field: HTMLInputElement): FieldRefusal | undefined {
  const refusal = assessField(field, ALLOWED_FOR_CODE);
  const mayBeDrawn = refusal === 'invisible' && (isForCode(field) || isOverCells(field));
  return mayBeDrawn && isTypedInto(field) ? undefined : refusal;
}

/** A place for a code: a field, or a row of boxes. */
export type CodePlace = { fields: HTMLInputElement[]; waiting: Waiting };

/** The places whose own words are about a code. */
function findNamedPlaces(groups: HTMLInputElement[][]): HTMLInputElement[][] {
  return groups.filter((group) => {
    const [first] = group;
    if (!first) return false;
    if (group.length === 1) return isForCode(first);
    const label = labelText(first);
    return (
      group.some(isForCode) ||
      (CODE.test(`${label} ${readAround(group)}`) && !OTHER_CODE.test(`${first.name} ${label}`))
    );
  });
}

/** A code as an example in the place of a label, such as `000 000` or `ABC-123`. */
const EXAMPLE = /^[\d\s•·_-]{4,12}$|^([a-z]{2,4}[- ]?\d{2,4}|x{3,4}[- ]?x{3,4})$/;

const OR = /[/,、]|(?<!\p{L})(or|oder|ou|o|of|eller|lub|nebo|alebo|vagy|tai|veya|или|або)(?!\p{L})|または|又は|或/u;

/**
 * How well the words of a field fit a code that the page speaks of: "Code" (2), no word (1), not at all (0).
 * @param isAlone whether the user can type nowhere else: else, a field without a word has to be made for digits
 */
function rankWords(field: HTMLInputElement, isAlone: boolean): number {
  const description = describeField(field);
  if (!description || field.type === 'email') return 0;
  const label = description.label || nearbyText(field);
  const about = `${label} ${description.name}`;
  if (OTHER_CODE.test(about) || OTHER_AUTOCOMPLETE.test(description.autocomplete) || SEARCH.test(about)) return 0;
  const isCode = CODE_OF_ANY_KIND.test(label) || SOME_CODE.test(label) || (!label && SOME_CODE.test(description.name));
  if (field.type === 'password' && (!isCode || /pass/.test(about))) return 0;
  // "Code from the email", not "email or code".
  const isOfEither = OR.test(label) && EMAIL.test(label.slice(0, Math.max(0, label.search(CODE_OF_ANY_KIND))));
  if (isCode) return isOfEither || OTHER_THING.test(label) ? 0 : 2;
  const isExample = EXAMPLE.test(description.label);
  if (!isExample && /\p{L}/u.test(description.label)) return 0;
  return isExample || isForDigits(field) || isOverCells(field) || (isAlone && !OTHER_THING.test(about)) ? 1 : 0;
}

/** The places that a page means by "the code that we sent you", although their own words hardly say so. */
function findMeantPlaces(groups: HTMLInputElement[][]): CodePlace[] {
  const rank = (field: HTMLInputElement) => rankWords(field, groups.length === 1);
  const ranks = groups.map((group) => (group.length > 1 ? 2 : Math.max(...group.map(rank))));
  const best = Math.max(1, ...ranks);
  const places = groups
    .filter((_, at) => ranks[at] === best)
    .map((fields) => ({ fields, waiting: assessCodePlace(fields) }))
    .filter(({ waiting }) => best > 1 || (!waiting.way && CODE_OF_ANY_KIND.test(waiting.evidence)));
  const mailed = places.filter(({ waiting }) => waiting.waitsFor === 'mailed-code');
  // Where no mail is waited for, the user is told what is.
  return mailed.length > 0 ? mailed : places.filter(({ waiting }) => waiting.way);
}

/**
 * Finds every place of a page that asks for a code and can take one, in document order, with what it waits for. It uses only the words for
 * codes, because watched pages load it.
 */
export function findCodePlaces(page: Document): CodePlace[] {
  const closed = new Set<HTMLInputElement>();
  const inputs = inputsWithin(page).filter((field) => {
    const refusal = refusalForCode(field);
    // Many pages open one box after the other.
    const mayOpen = refusal === 'disabled' || refusal === 'read-only';
    if (mayOpen) closed.add(field);
    return mayOpen || refusal === undefined;
  });
  const groups = groupBoxes(inputs).filter(([first]) => first && !closed.has(first));
  const named = findNamedPlaces(groups);
  if (named.length === 0) return findMeantPlaces(groups);
  // An input that lies over others gets what is typed there. Without that, one that is seen comes first.
  const open = named.filter(([first]) => {
    const on = first && findAtMiddle(first);
    return !on || on === first || !named.some((place) => (place as Element[]).includes(on));
  });
  const seen = open.filter(([first]) => first && isVisible(first));
  const places = named.length === 1 ? named : seen.length > 0 ? seen : open;
  return places.map((fields) => ({ fields, waiting: assessCodePlace(fields) }));
}

/** The places among them that may wait for a mailed code. */
export const findCodeFields = (page: Document): HTMLInputElement[][] =>
  findCodePlaces(page).flatMap(({ fields, waiting }) => (waiting.way ? [] : [fields]));

/** Finds every field of a page that asks for an address, whether it can take one or not, in document order. */
export function findAddressFields(page: Document): HTMLInputElement[] {
  return inputsWithin(page).filter((field) => classifyField(field) === 'email');
}

/** Finds every field of a page that contains a text and can take another one, in document order. */
export function findHolders(page: Document, text: string): HTMLElement[] {
  return [...rootsWithin(page)]
    .flatMap((root) => findAll(root, 'input, textarea, [contenteditable]'))
    .filter((field) => containsText(field, text) && assessField(field) === undefined);
}
