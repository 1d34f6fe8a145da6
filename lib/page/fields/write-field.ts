import { foldText } from '../../email/extract/fold-text.ts';
import { isControl } from './assess-field.ts';
import { rememberScrolling } from './is-reachable.ts';
import { attribute, callOf, documentOf, isActive, isMatch, propertyOf, rootOf, textOf } from './page-node.ts';
import { findTargetField, inputsWithin, selfAndAncestors } from './shadow-dom.ts';
import { isTakenOver } from './taken-over.ts';

export type Settled = (delayMs: number) => Promise<void>;

/** After this time, a value stays as it is: frameworks reset a value within a frame or two. */
export const SETTLED_MS = 300;

/** After this time, a page has reacted to the focus. */
export const OPENED_MS = 50;

/** A code without what pages may change in it: its separators, its case, and the script of its digits. */
export const codeToCompare = (code: string): string =>
  foldText(code)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * Whether the field contains the text: as the whole value of an input, or anywhere in a textarea or editor, where text is inserted at the
 * caret. Some pages turn typed text into capitals, a code into groups, or add a separator for a further address: this makes no difference.
 */
export function containsText(field: HTMLElement, text: string): boolean {
  const toCompare = (one: string) =>
    text.includes('@')
      ? one
          .trim()
          .replace(/(?<![\s,;])[\s,;]+$/, '')
          .toLowerCase()
      : codeToCompare(one);
  const held = toCompare(isControl(field) ? field.value : textOf(field));
  const wanted = toCompare(text);
  return propertyOf(field, 'localName') === 'input' ? held === wanted : held.includes(wanted);
}

/** Whether the field with the focus is this one, in a window that has the focus itself. */
function hasFocus(field: HTMLElement): boolean {
  return callOf(documentOf(field), 'hasFocus') && isActive(field);
}

/**
 * Enters a field as the browser's autofill does: some pages react to nothing else, or open a field only then. A field that has the focus
 * already keeps it. Without the focus in the window, the browser dispatches no events of the focus: then they are dispatched here.
 * @param mayMove whether the focus may leave the field that has it for a while. Else, the events are dispatched without it
 * @returns a function that leaves the field, gives the focus back, and scrolls back
 */
export function enterField(field: HTMLElement, mayMove = true): () => void {
  if (hasFocus(field)) return () => {};
  const target = findTargetField(document);
  const before = 'field' in target ? target.field : undefined;
  const scrollBack = rememberScrolling(field);
  const told = new Set<string>();
  const note = ({ type }: Event) => told.add(type);
  const tell = (type: 'focus' | 'blur', bubbling: 'focusin' | 'focusout') => {
    if (told.has(type)) return;
    field.dispatchEvent(new FocusEvent(type, { composed: true }));
    field.dispatchEvent(new FocusEvent(bubbling, { composed: true, bubbles: true }));
  };
  for (const type of ['focus', 'blur']) field.addEventListener(type, note, true);
  if (mayMove) field.focus({ preventScroll: true });
  tell('focus', 'focusin');
  told.delete('blur');
  return () => {
    if (before !== field && isActive(field)) before && callOf(before, 'focus', { preventScroll: true });
    if (before !== field && isActive(field)) field.blur();
    tell('blur', 'focusout');
    for (const type of ['focus', 'blur']) field.removeEventListener(type, note, true);
    scrollBack();
  };
}

/**
 * Sets a value as the browser does. The setter is that of the prototype in the field's own realm: frameworks define their own setter on
 * the element to notice changes, and a frame has prototypes of its own.
 */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (setter) setter.call(field, text);
  else field.value = text;
  // Composed: listeners outside of a shadow root must get the event too. No key events: some pages crash on key events without a `key`.
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertReplacementText', data: text }),
  );
}

const tellChange = (field: HTMLElement) => field.dispatchEvent(new Event('change', { bubbles: true }));

/**
 * Remembers the value of an input or a textarea.
 * @returns a function that restores it: the remains of a text that the page did not accept are of no use. For an editor, it does nothing
 */
export function rememberValue(field: HTMLElement): () => void {
  if (!isControl(field)) return () => {};
  const { value } = field;
  return () => {
    if (field.value === value) return;
    setValue(field, value);
    tellChange(field);
  };
}

/**
 * Types the text over the old value, with an editing command: its events are the browser's own, and some pages react to no others.
 * @returns whether the page was told of the text
 */
function insertText(field: HTMLElement, text: string): boolean {
  const page = documentOf(field);
  let isTold = false;
  const note = () => {
    isTold = true;
  };
  field.addEventListener('input', note, { capture: true, once: true });
  if (!isActive(field)) field.focus({ preventScroll: true });
  // Firefox's `selectAll` would select the whole page.
  if (isControl(field) && propertyOf(field, 'localName') === 'input') callOf(field, 'select');
  callOf(page, 'execCommand', text === '' ? 'delete' : 'insertText', false, text);
  field.removeEventListener('input', note, true);
  return isTold;
}

/** Writes a text into a field, which has the focus. @param isTyped whether to type it; without it, the value of a control is set */
function write(field: HTMLElement, text: string, isTyped: boolean): void {
  if (isControl(field) && (field.readOnly || isMatch(field, ':disabled'))) return;
  const isTold = (isTyped || !isControl(field)) && insertText(field, text);
  if (!isControl(field)) return;
  const mayBeSet = !isTold && (propertyOf(field, 'localName') === 'input' || field.value === '');
  if (mayBeSet && !containsText(field, text)) setValue(field, text);
  tellChange(field);
}

/**
 * Remembers where a field is in its page.
 * @returns a function that finds the field there, also after the page has drawn a part of itself anew; undefined if the page has taken it
 *   away, or shows another page in its place
 */
export function watchPlace<T extends HTMLElement>(field: T): () => T | undefined {
  const page = documentOf(field);
  // Frameworks make new ids, so an id counts only if there is nothing else. A field for a text may get another type for it.
  const keyOf = (one: HTMLElement) => {
    const [label] = (one as Partial<HTMLInputElement>).labels ?? [];
    const words = (label ? textOf(label) : '') + attribute(one, 'placeholder') + attribute(one, 'aria-label');
    const type = attribute(one, 'type').replace(/^(text|email|tel)$/, '');
    return [type, attribute(one, 'name'), words || attribute(one, 'id')].join('|');
  };
  const key = keyOf(field);
  const alikeWithin = (part: Element) => {
    const alike = (inputsWithin(page) as HTMLElement[]).filter((one) => keyOf(one) === key);
    return alike.filter((one) => selfAndAncestors(one).includes(part)) as T[];
  };
  const parts = selfAndAncestors(field)
    .slice(1)
    .filter((part) => !isMatch(part, 'body,html'));
  const places = new Map(parts.map((part) => [part, alikeWithin(part).indexOf(field)]));
  return () => {
    if (propertyOf(field, 'isConnected')) return field;
    const part = parts.find((one) => propertyOf(one, 'isConnected'));
    return part && alikeWithin(part)[places.get(part) ?? 0];
  };
}

/** Writes a text into a field once. @param mayMoveFocus see `enterField`; without it, nothing is typed where another field has the focus */
export function writeOnce(field: HTMLElement, text: string, mayMoveFocus = true): void {
  if (!fitsInto(field, text)) return;
  const leave = enterField(field, mayMoveFocus);
  write(field, text, mayMoveFocus || hasFocus(field));
  leave();
}

/**
 * Remembers the text around a field.
 * @returns whether the page shows other words there now, such as an error. Numbers do not count: many pages count seconds
 */
export function watchText(field: HTMLElement): () => boolean {
  const body = propertyOf(documentOf(field), 'body');
  const root = rootOf(field);
  const read = () => [body, root].map((part) => (part ? textOf(part) : '').replace(/[\d\s]+/g, '')).join();
  const before = read();
  return () => read() !== before;
}

/**
 * Writes a text into a field as a user does, and reads back from the page, at once and after a while, whether it has taken it. An input's
 * value is replaced; in a textarea or an editor, the text is inserted at the caret. The text is written before the call returns, not when its
 * promise resolves. A failed write is tried once more, also in the field that the page has put in place of this one, and then undone, except
 * in an editor.
 * @param mayMoveFocus see `writeOnce`
 * @returns whether the page has the text in the end: in the field, or as what it has made of it
 */
export async function writeField(
  field: HTMLElement,
  text: string,
  settled: Settled,
  mayMoveFocus = true,
): Promise<boolean> {
  if (!fitsInto(field, text)) return false;
  const restoreValue = rememberValue(field);
  const findNow = watchPlace(field);
  const takesOver = isTakenOver(field, text);
  const isCode = text !== '' && !text.includes('@');
  const showsMore = isCode ? watchText(field) : () => false;
  const hasText = () => {
    const now = findNow();
    // A page that has taken the field away goes on with what was in it.
    return now ? containsText(now, text) || takesOver(now) : true;
  };

  writeOnce(field, text, mayMoveFocus);
  // Editors show an inserted text a moment later.
  if (!isControl(field) || hasText()) await settled(SETTLED_MS);
  if (hasText()) return true;
  const again = findNow() ?? field;
  // A code that the page has taken out, with new words beside it, was checked: a second try would cost one of the user's few.
  const isRefused = isControl(again) && isCode && again.value === '' && (showsMore() || again.ariaInvalid === 'true');
  if (!isControl(field) || isRefused) return false;
  const leave = enterField(again, mayMoveFocus);
  // Some pages open a field for writing a moment after it got the focus.
  await settled(OPENED_MS);
  write(again, text, again !== field && mayMoveFocus);
  leave();
  await settled(SETTLED_MS);
  if (hasText()) return true;
  restoreValue();
  return false;
}

/** Whether a text is no longer than a field allows. */
export function fitsInto(field: HTMLElement, text: string): boolean {
  const { maxLength = -1 } = field as HTMLInputElement;
  return maxLength < 0 || text.length <= maxLength;
}
