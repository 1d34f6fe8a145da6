import { labelText } from './field-text.ts';
import { attribute, boxOf, findAll, isElement, propertyOf, textOf } from './page-node.ts';
import { CODE_OF_ANY_KIND } from './page-words.ts';
import { selfAndAncestors } from './shadow-dom.ts';

/** The lengths of codes that pages ask for in boxes, one character in each. */
const BOXES = { min: 4, max: 10 };

/** A row may also have a few fields for a part of the code each: two halves, three pairs. */
const PARTS = { min: 2, max: 4, characters: 5 };

/** How many ancestors of a box may belong to it alone. */
const CLIMB = 3;

/** By how much the sizes of boxes in a row differ at most: by the width of a border. */
const SIZE_PX = 4;

/** How many times as wide as high a box for one character is at most. */
const SQUARE = 1.5;

const TYPES = /^(text|tel|number|password)$/;

const withoutNumbers = (text: string) => text.replace(/\p{N}+/gu, '#');

/** The wrapper of a box whose parent holds the other boxes too. A component may keep each box in a shadow root of its own. */
function findCell(box: Element, other: Element): Element | undefined {
  const aroundOther = selfAndAncestors(other);
  const around = selfAndAncestors(box).slice(0, CLIMB + 1);
  const shared = around.findIndex((one) => aroundOther.includes(one));
  return around[shared - 1];
}

/** The text between the wrappers of two boxes. */
function readBetween(cell: Element, next: Element): string {
  let text = '';
  for (let node = propertyOf(cell, 'nextSibling'); node && node !== next; node = propertyOf(node, 'nextSibling'))
    text += textOf(node);
  return text;
}

/** Whether two names are of the same row: they differ by a number at the end alone, or are not numbered both. */
function areNamedAlike(one: HTMLInputElement, other: HTMLInputElement): boolean {
  const [first, second] = [one, other].map((box) => /^(.*?\D)\d+$/.exec(box.name || attribute(box, 'id'))?.[1]);
  return first === undefined || second === undefined || first === second;
}

const wordsOf = (text: string) => withoutNumbers(text).trim();

/** Whether the words of two inputs differ by nothing but a number. Only the first of a row may have words that the others do not have. */
function areLabelledAlike(one: HTMLInputElement, other: HTMLInputElement, next: Element): boolean {
  const nameOf = (box: HTMLInputElement) => wordsOf(`${box.name}|${attribute(box, 'id')}`);
  const labels = [wordsOf(labelText(one)), wordsOf(labelText(other))];
  const isSame = labels[1] !== '' && labels[0]?.endsWith(labels[1] ?? '');
  const isBare = labels[1] === '' && (next === other || !/\p{L}/u.test(textOf(next)));
  return nameOf(one) === nameOf(other) && (isSame || isBare);
}

/**
 * Whether two inputs, one after the other, are boxes of the same row: of one size, in one container, without words between them. The first box
 * may take the whole code, if its words are not about something else.
 */
function areNeighbours(one: HTMLInputElement, other: HTMLInputElement): boolean {
  if (!TYPES.test(one.type) || !TYPES.test(other.type)) return false;
  const [box, nextBox] = [boxOf(one), boxOf(other)];
  if (Math.abs(box.width - nextBox.width) > SIZE_PX || Math.abs(box.height - nextBox.height) > SIZE_PX) return false;
  const [cell, next] = [findCell(one, other), findCell(other, one)];
  if (!cell || !next || propertyOf(cell, 'parentNode') !== propertyOf(next, 'parentNode')) return false;
  const [inCell, inNext] = [cell, next].map((around) => findAll(around, 'input:not([type=hidden])').length || 1);
  if (inCell !== inNext || /\p{L}/u.test(readBetween(cell, next)) || !areNamedAlike(one, other)) return false;
  if (isPart(one) || isPart(other)) return one.maxLength === other.maxLength && one.type === other.type;
  if (other.maxLength > 1 || (one.maxLength !== 1 && isOfOther(one, other))) return false;
  if (other.maxLength !== 1 && isOfOther(other, one)) return false;
  return other.maxLength === 1 || nextBox.width <= SQUARE * nextBox.height || areLabelledAlike(one, other, next);
}

/** Whether a box that is not made for one character has words of its own that are not about a code. */
function isOfOther(one: HTMLInputElement, other: HTMLInputElement): boolean {
  const [label = '', next = ''] = [labelText(one), labelText(other)].map(wordsOf);
  const isAlike = next !== '' && (label.endsWith(next) || next.endsWith(label));
  return /\p{L}/u.test(label) && !isAlike && !CODE_OF_ANY_KIND.test(label);
}

const isPart = ({ maxLength }: HTMLInputElement) => maxLength >= 2 && maxLength <= PARTS.characters;

/** Whether inputs that follow each other are a row: of boxes for a character each, or of parts of a code. */
function isRow(group: readonly HTMLInputElement[]): boolean {
  const { length } = group;
  const part = group[1]?.maxLength ?? 0;
  if (part < 2) return length >= BOXES.min;
  return length >= PARTS.min && length <= PARTS.max && length * part >= BOXES.min && length * part <= BOXES.max;
}

/** Groups inputs, in document order: the boxes of a row are a group, every other input is one of its own. */
export function groupBoxes(inputs: HTMLInputElement[]): HTMLInputElement[][] {
  const groups: HTMLInputElement[][] = [];
  for (const input of inputs) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && group.length < BOXES.max && areNeighbours(last, input)) group.push(input);
    else groups.push([input]);
  }
  return groups.flatMap((group) => (isRow(group) ? [group] : group.map((one) => [one])));
}

/** How many characters each box of a row takes. */
export const sizesOf = (row: readonly HTMLInputElement[]): number[] =>
  row.map(({ maxLength }) => (isPart(row[1] ?? ({ maxLength: 1 } as HTMLInputElement)) ? maxLength : 1));

const elementsIn = (node: Node): Element[] => [...propertyOf(node, 'childNodes')].filter(isElement);

/** The cells of a code that a page draws near an input that can't be seen, and that shows nothing itself. Empty for none. */
export function findCells(input: HTMLInputElement): Element[] {
  let around: Node = input;
  for (let climbed = 0; climbed < CLIMB; climbed++) {
    const parent: Node | null = propertyOf(around, 'parentNode');
    if (!parent) return [];
    const beside = elementsIn(parent).filter((one) => one !== around);
    for (const cells of [beside, ...beside.map(elementsIn)]) {
      const boxes = cells.map(boxOf);
      const [first] = boxes;
      const isCell = ({ width, height }: DOMRect) =>
        width > SIZE_PX && width <= SQUARE * height && first && Math.abs(width - first.width) <= SIZE_PX;
      const areEmpty = cells.every((cell) => textOf(cell).trim().length <= 1 && findAll(cell, 'input').length === 0);
      if (cells.length >= BOXES.min && cells.length <= BOXES.max && areEmpty && boxes.every(isCell)) return cells;
    }
    around = parent;
  }
  return [];
}

/** Whether a page draws a cell near an input for each character that the input takes. */
export const isOverCells = (input: HTMLInputElement): boolean =>
  input.maxLength >= BOXES.min && input.maxLength <= BOXES.max && findCells(input).length === input.maxLength;
