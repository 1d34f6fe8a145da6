import { hasNoText } from './assess-field.ts';
import { findCells, sizesOf } from './code-boxes.ts';
import { attribute, boxOf, callOf, documentOf, textOf } from './page-node.ts';
import { readSide } from './waits-for.ts';
import {
  codeToCompare,
  fitsInto,
  SETTLED_MS,
  type Settled,
  watchPlace,
  watchText,
  writeField,
  writeOnce,
} from './write-field.ts';

/** How many characters before a field are read. */
const BEFORE_CHARS = 300;

const withoutSeparators = (text: string) => text.replace(/[\s\p{Pd}]/gu, '');

/** A character that a page shows in a box in place of the one that was written, such as a dot. */
const isMask = (value: string) => value !== '' && !/[\p{L}\p{N}]/u.test(value);

/**
 * The code without its first letters, if the page shows them beside the field: directly before it, or anywhere before it if the code is too
 * long for the field with them.
 * @param room how many characters fit
 */
function withoutShownPrefix(field: HTMLElement, code: string, room: number): string {
  const [start = '', prefix = ''] = /^(\p{L}{1,6})[\s\p{Pd}]*(?=\p{N}{4})/u.exec(code) ?? [];
  if (start === '') return code;
  const isFull = withoutSeparators(code).length > room;
  const shown = new RegExp(`(?<!\\p{L})${prefix}[\\s\\p{Pd}:·]*${isFull ? '(?!\\p{L})' : '$'}`, 'iu');
  return shown.test(readSide(field, 'previousSibling', BEFORE_CHARS)) ? code.slice(start.length) : code;
}

/** Whether the boxes hold the parts of the code together, or show something in their place. */
const hold = (boxes: HTMLInputElement[], parts: string[]) =>
  codeToCompare(boxes.map(({ value }) => value).join('')) === codeToCompare(parts.join('')) ||
  parts.every((part, at) => {
    const value = boxes[at]?.value ?? '';
    return codeToCompare(value) === codeToCompare(part) || isMask(value);
  });

/** The codes that we have written, by field: a newer one replaces them, and nothing else that a field holds. */
const writtenCodes = (): WeakMap<HTMLElement, string> => (globalThis.mayflyCodes ??= new WeakMap());

declare global {
  /** A global of our isolated world in a page, because the scripts of one fill do not outlive it. */
  var mayflyCodes: WeakMap<HTMLElement, string> | undefined;
}

/** Whether a box holds a text of the user: neither what is to be written into it, nor what we wrote. */
const holdsOther = (box: HTMLInputElement, part = '') =>
  !hasNoText(box.value) && codeToCompare(box.value) !== codeToCompare(part) && box.value !== writtenCodes().get(box);

/** The parts of a code for the boxes of a row; undefined if they do not fit. */
function splitCode(row: HTMLInputElement[], code: string): string[] | undefined {
  const [first] = row;
  if (!first) return undefined;
  const sizes = sizesOf(row);
  const room = sizes.reduce((sum, size) => sum + size, 0);
  const characters = [...withoutSeparators(withoutShownPrefix(first, code, room))];
  if (characters.length !== room) return undefined;
  return sizes.map((size) => characters.splice(0, size).join(''));
}

/** Whether a code can't be written into a place for it because that holds a text of the user. A hint that is the value has no digit. */
export const isTaken = (place: HTMLInputElement[], code: string): boolean =>
  place.some((box, at) =>
    place.length > 1
      ? holdsOther(box, splitCode(place, code)?.[at])
      : holdsOther(box, code) && (box.value !== box.defaultValue || /\p{N}/u.test(box.value)),
  );

/** How long to wait for a page that draws its boxes from a state, and how often at most. */
const DRAWN_MS = 50;
const DRAWS_AT_MOST = 6;

/** After this time, a page has taken over the value of a box, where it does so late. */
const TAKEN_OVER_MS = 100;

/** Writes a part into each box, as a user does. What the page has put into a box itself stays. @param pauseMs after each box */
async function writeIntoBoxes(
  boxes: HTMLInputElement[],
  parts: string[],
  settled: Settled,
  mayMoveFocus: boolean,
  pauseMs = 0,
): Promise<void> {
  let draws = DRAWS_AT_MOST;
  for (const [at, part] of parts.entries()) {
    const box = boxes[at];
    if (!box || codeToCompare(box.value) === codeToCompare(part)) continue;
    writeOnce(box, part, mayMoveFocus);
    // Frameworks take over a value a moment later; some in the next frame, which the next box has to wait for.
    await (pauseMs > 0 ? settled(pauseMs) : Promise.resolve());
    for (let waited = 0; box.value === '' && waited < draws; waited++) await settled(DRAWN_MS);
    // A page that shows nothing in a box takes the code in another way.
    if (box.value === '') draws = 0;
  }
}

async function writeRow(
  row: HTMLInputElement[],
  code: string,
  settled: Settled,
  mayMoveFocus: boolean,
): Promise<boolean> {
  const [first] = row;
  const parts = splitCode(row, code);
  if (!first || !parts || isTaken(row, code)) return false;
  const places = row.map(watchPlace);
  const findNow = () => places.flatMap((find) => find() ?? []);
  const before = row.map(({ value }) => value);
  const showsMore = watchText(first);
  await writeIntoBoxes(row, parts, settled, mayMoveFocus);
  await settled(0);
  // Some pages share out only what comes into the first box as a whole.
  if (!hold(findNow(), parts) && first.maxLength !== 1) writeOnce(first, parts.join(''), mayMoveFocus);
  await settled(SETTLED_MS);
  const now = findNow();
  // A page that has taken the boxes away goes on with what was in them.
  if (now.length === 0 || hold(now, parts)) return true;
  const taken = parts.filter((part, at) => now[at]?.value === part).length;
  const isRedrawn = now.some((box, at) => box !== row[at]);
  // A page that takes over its boxes late has lost all but the last; one that has emptied all of them has refused the code.
  const isRefused = showsMore() || now.some(({ ariaInvalid }) => ariaInvalid === 'true');
  if ((isRedrawn || taken > 0) && !isRefused) {
    await writeIntoBoxes(now, parts, settled, mayMoveFocus, isRedrawn ? 0 : TAKEN_OVER_MS);
    await settled(SETTLED_MS);
    if (hold(findNow(), parts)) return true;
  }
  for (const [at, box] of findNow().entries())
    if (box.value !== '' && box.value === parts[at]) writeOnce(box, before[at] ?? '', mayMoveFocus);
  return false;
}

/** Whether the browser would let a user type the text into the field. */
function fits(field: HTMLInputElement, text: string): boolean {
  if (!fitsInto(field, text)) return false;
  const probe = callOf(documentOf(field), 'createElement', 'input') as HTMLInputElement;
  probe.type = field.type;
  if (field.pattern !== '') probe.pattern = field.pattern;
  probe.value = text;
  return probe.value === text && !probe.validity.patternMismatch;
}

/** A code as a field takes it: as the mail wrote it, or without separators, in capitals, in two halves. Undefined if it takes none. */
function formatFor(field: HTMLInputElement, code: string): string | undefined {
  const bare = withoutSeparators(code);
  const isForNumber = /^(numeric|decimal|tel)$/.test(field.inputMode) || /^(number|tel)$/.test(field.type);
  const example = attribute(field, 'placeholder');
  const isBare = (isForNumber && field.pattern === '') || (/^\d+$/.test(example) && example.length === bare.length);
  const grouped = [Math.ceil(bare.length / 2), 2, 3, 4].flatMap((size) =>
    ['-', ' '].map((separator) => bare.match(new RegExp(`.{1,${size}}`, 'gu'))?.join(separator) ?? ''),
  );
  const number = isForNumber ? [bare.replace(/^\p{L}+(?=\p{N}{4})/u, '')] : [];
  const forms = [...(isBare ? [] : [code]), bare, code, ...number, bare.toUpperCase(), bare.toLowerCase(), ...grouped];
  return forms.find((form) => fits(field, form));
}

/**
 * Whether the fields take a code as it is: as many boxes as it has characters, a field whose length and pattern allow it.
 */
export function takesCode(fields: HTMLInputElement[], code: string): boolean {
  const [field] = fields;
  if (!field) return false;
  const parts = fields.length === 1 ? [formatFor(field, code)] : splitCode(fields, code);
  return parts?.every((part, at) => part !== undefined && fits(fields[at] ?? field, part)) === true;
}

/**
 * Writes a code into the field that asks for it, or a part into each of its boxes.
 * @param fields the field, or the boxes of a row
 * @param mayMoveFocus see `enterField`
 * @returns whether the page has the code in the end; if not, the former values are restored
 */
export async function writeCode(
  fields: HTMLInputElement[],
  code: string,
  settled: Settled,
  mayMoveFocus = true,
): Promise<boolean> {
  const [field] = fields;
  if (!field) return false;
  const rest = withoutShownPrefix(field, code, field.maxLength < 0 ? code.length : field.maxLength);
  const isWritten = await (fields.length > 1
    ? writeRow(fields, code, settled, mayMoveFocus)
    : writeField(field, formatFor(field, rest) ?? withoutSeparators(rest), settled, mayMoveFocus));
  // Where cells show what is in an input that can't be seen, they decide.
  const shown =
    fields.length === 1 && boxOf(field).width <= 1 ? findCells(field).map((cell) => textOf(cell).trim()) : [];
  if (isWritten && shown.length > 0 && !shown.every(isMask) && codeToCompare(shown.join('')) !== codeToCompare(rest))
    return false;
  if (isWritten) for (const one of fields) writtenCodes().set(one, one.value);
  return isWritten;
}
