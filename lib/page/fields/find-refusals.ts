import type { WatchRefusal } from '../watch/page-watch.ts';
import {
  attribute,
  callOf,
  findAll,
  findAround,
  findFirst,
  isMatch,
  isVisible,
  parentOf,
  propertyOf,
  rootOf,
  textOf,
} from './page-node.ts';
import { isRefusal } from './refusal-words.ts';
import { inputsWithin } from './shadow-dom.ts';

const CONTROLS = 'input:not([type=hidden]),select,textarea';
const ADDRESS_FIELDS = 'input[type=email],input[autocomplete~=email],input[autocomplete~=username]';
const NO_TEXT = 'script,style,noscript,template,button,a,select,textarea,[role=button]';

/** Words in the class or id of an error; `alert` is not among them, as it may be any box. */
const ERROR_CLASS = /error|invalid|danger|wrong/i;
const ALERTS = '[role=alert],[aria-live=assertive]';

/** How many ancestors away from a field its error may be, and how many characters it may have. */
const CLIMB = 3;
const LONGEST = 300;
const FIELDS_AT_MOST = 5;
const ELEMENTS_AT_MOST = 100;

type PageText = {
  text: string;
  /** The page marks it as an error. */
  isError: boolean;
  /** It is marked by more than its class or id: otherwise, it may be an instruction that is always there. */
  isCertain: boolean;
};

/** The text of a node, without that of its buttons and links. */
function ownTextOf(node: Node): string {
  if (propertyOf(node, 'nodeType') === Node.TEXT_NODE) return textOf(node);
  if (propertyOf(node, 'nodeType') !== Node.ELEMENT_NODE || isMatch(node as Element, NO_TEXT)) return ' ';
  return [...propertyOf(node, 'childNodes')].map(ownTextOf).join('');
}

function read(element: Element, isMarked: boolean): PageText[] {
  if (textOf(element).length > 2 * LONGEST || !isVisible(element)) return [];
  const text = ownTextOf(element).replace(/\s+/g, ' ').trim().toLowerCase();
  if (text === '' || text.length > LONGEST) return [];
  const isCertain = isMarked || findAround(element, ALERTS) !== null;
  return [
    {
      text,
      isCertain,
      isError: isCertain || ERROR_CLASS.test(`${attribute(element, 'class')} ${attribute(element, 'id')}`),
    },
  ];
}

/** The outermost ancestor, at most `CLIMB` levels up, that contains no other control; undefined for none. */
function findGroup(field: Element): Element | undefined {
  let group: Element | undefined;
  for (let node = parentOf(field), climbed = 0; node && climbed < CLIMB; node = parentOf(node), climbed++) {
    if (isMatch(node, 'form,body,table') || findAll(node, CONTROLS).length > 1) break;
    group = node;
  }
  return group;
}

function* textsNear(field: HTMLInputElement): Generator<PageText> {
  // Only the page's own message counts: those of the browser are about the format of the address.
  if (field.validity.customError)
    yield { text: field.validationMessage.slice(0, LONGEST).toLowerCase(), isError: true, isCertain: true };
  const root = rootOf(field);
  const isInvalid = field.ariaInvalid === 'true';
  const ids = isInvalid ? ['aria-errormessage', 'aria-describedby'] : [];
  for (const id of ids.flatMap((name) => attribute(field, name).split(/\s+/))) {
    const element = callOf(root, 'getElementById', id);
    if (element) yield* read(element, true);
  }
  for (const alert of findAll(field.form ?? root, ALERTS).slice(0, ELEMENTS_AT_MOST)) yield* read(alert, true);
  const group = findGroup(field);
  const beside: Element[] = group ? findAll(group, '*').slice(0, ELEMENTS_AT_MOST) : [];
  const next = propertyOf(field, 'nextElementSibling');
  if (next) beside.push(next);
  for (const element of beside) if (!findFirst(element, CONTROLS)) yield* read(element, false);
}

/** The fields that contain an address. If the page was loaded after the fill, and none contains it, the empty fields for an address. */
function findFields(page: Document, email: string, isLoadedAfterFill: boolean) {
  const inputs = inputsWithin(page);
  // Some pages turn typed text into capitals, or add a space after it.
  const holding = inputs.filter(({ value }) => value.trim().toLowerCase() === email.toLowerCase());
  if (holding.length > 0 || !isLoadedAfterFill) return holding;
  return inputs.filter((field) => field.value === '' && isMatch(field, ADDRESS_FIELDS));
}

/**
 * Finds the texts with which a page clearly refuses an address for what it is (see `isRefusal`), beside the field that contains it.
 * @param isLoadedAfterFill whether the page was loaded after the fill
 * @returns `certain` texts, and `plain` ones, which may be instructions that are always there
 */
export function findRefusals(
  page: Document,
  email: string,
  isLoadedAfterFill: boolean,
): { certain: string[]; plain: string[] } {
  const certain = new Set<string>();
  const plain = new Set<string>();
  for (const field of findFields(page, email, isLoadedAfterFill).slice(0, FIELDS_AT_MOST)) {
    if (!isVisible(field)) continue;
    const texts = [...textsNear(field)];
    // "It is taken." may be beside "Use another.": all errors together must be a refusal too, where one does not say enough by itself.
    const all = texts.filter(({ isError }) => isError).map(({ text }) => text);
    const whole = all.join(' ');
    for (const { text, isError, isCertain } of texts) {
      if (!isRefusal(text, isError) || (!isRefusal(text, false) && !isRefusal(whole, true))) continue;
      (isCertain ? certain : plain).add(text);
    }
  }
  return { certain: [...certain], plain: [...plain] };
}

export const watchRefusal: WatchRefusal = (page, email, isLoadedAfterFill) => {
  const find = () => findRefusals(page, email, isLoadedAfterFill);
  // A plain text that is there from the beginning is an instruction, not a refusal. A certain text counts even then: it may have appeared
  // while the address was written.
  const initialTexts = new Set(isLoadedAfterFill ? [] : find().plain);
  let isReported = false;
  return () => {
    if (isReported) return false;
    const { certain, plain } = find();
    isReported = certain.length > 0 || plain.some((text) => !initialTexts.has(text));
    return isReported;
  };
};
