import { findFirst, isElement, isMatch, parentOf, propertyOf, textOf } from './page-node.ts';
import { codeToCompare, fitsInto, SETTLED_MS, type Settled, watchPlace, writeField, writeOnce } from './write-field.ts';

/** How many ancestors of a field are searched for the beginning of a code that the page shows. */
const CLIMB = 4;

/** How many characters before a field are read. */
const BEFORE_CHARS = 300;

const withoutSeparators = (text: string) => text.replace(/[\s\p{Pd}]/gu, '');

/** A character that a page shows in a box in place of the one that was written, such as a dot. */
const isMask = (value: string) => value !== '' && !/[\p{L}\p{N}]/u.test(value);

/** The text before a field, up to the control before it. */
function readBefore(field: Element): string {
  let text = '';
  let around: Element | null = field;
  for (let climbed = 0; around && climbed < CLIMB && !isMatch(around, 'form,body'); climbed++) {
    for (let node = propertyOf(around, 'previousSibling'); node; node = propertyOf(node, 'previousSibling')) {
      if (isElement(node) && (isMatch(node, 'input,select') || findFirst(node, 'input,select'))) return text;
      text = `${textOf(node)} ${text}`.slice(-BEFORE_CHARS);
    }
    around = parentOf(around);
  }
  return text;
}

/**
 * The code without its first letters, if the page shows them beside the field: directly before it, or anywhere before it if the code is too
 * long for the field with them.
 * @param room how many characters fit
 */
function withoutShownPrefix(field: HTMLElement, code: string, room: number): string {
  const [start = '', prefix = ''] = /^(\p{L}{1,6})[\s\p{Pd}]*(?=\p{N}{4})/u.exec(code) ?? [];
  if (start === '') return code;
  const isFull = withoutSeparators(code).length > room;
  const shown = new RegExp(`(?<!\\p{L})${prefix}[\\s\\p{Pd}:]*${isFull ? '(?!\\p{L})' : '$'}`, 'iu');
  return shown.test(readBefore(field)) ? code.slice(start.length) : code;
}

/** Whether the boxes hold the characters together, one each, or show something in their place. */
const hold = (boxes: HTMLInputElement[], characters: string[]) =>
  codeToCompare(boxes.map(({ value }) => value).join('')) === codeToCompare(characters.join('')) ||
  characters.every((character, at) => {
    const value = boxes[at]?.value ?? '';
    return codeToCompare(value) === codeToCompare(character) || isMask(value);
  });

/** Writes a character into each box, as a user does. What the page has put into a box itself stays. */
async function writeIntoBoxes(boxes: HTMLInputElement[], characters: string[], mayMoveFocus: boolean): Promise<void> {
  for (const [at, character] of characters.entries()) {
    const box = boxes[at];
    if (!box || codeToCompare(box.value) === codeToCompare(character)) continue;
    writeOnce(box, character, mayMoveFocus);
    // Frameworks take over a value a moment later.
    await Promise.resolve();
  }
}

async function writeRow(
  row: HTMLInputElement[],
  code: string,
  settled: Settled,
  mayMoveFocus: boolean,
): Promise<boolean> {
  const [first] = row;
  if (!first) return false;
  const characters = [...withoutSeparators(withoutShownPrefix(first, code, row.length))];
  if (characters.length > row.length) return false;
  const places = row.map(watchPlace);
  const findNow = () => places.flatMap((find) => find() ?? []);
  const before = row.map(({ value }) => value);
  await writeIntoBoxes(row, characters, mayMoveFocus);
  await settled(0);
  // Some pages share out only what comes into the first box as a whole.
  if (!hold(findNow(), characters) && first.maxLength !== 1) writeOnce(first, characters.join(''), mayMoveFocus);
  await settled(SETTLED_MS);
  const now = findNow();
  // A page that has taken the boxes away goes on with what was in them.
  if (now.length === 0 || hold(now, characters)) return true;
  if (now.some((box, at) => box !== row[at])) {
    await writeIntoBoxes(now, characters, mayMoveFocus);
    await settled(SETTLED_MS);
    if (hold(findNow(), characters)) return true;
  }
  for (const [at, box] of findNow().entries())
    if (box.value !== '' && box.value === characters[at]) writeOnce(box, before[at] ?? '', mayMoveFocus);
  return false;
}

/**
 * Writes a code into the field that asks for it, or a character into each of its boxes.
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
  if (fields.length > 1) return writeRow(fields, code, settled, mayMoveFocus);
  const rest = withoutShownPrefix(field, code, field.maxLength < 0 ? code.length : field.maxLength);
  return writeField(field, fitsInto(field, rest) ? rest : withoutSeparators(rest), settled, mayMoveFocus);
}
