import { labelText, toWords } from './field-text.ts';
import { CODE } from './field-words.ts';
import { attribute, boxOf, propertyOf, rootOf, textOf } from './page-node.ts';
import { selfAndAncestors } from './shadow-dom.ts';

/** The lengths of codes that pages ask for in boxes, one character in each. */
const BOXES = { min: 4, max: 10 };

/** How many ancestors of a box may belong to it alone. */
const CLIMB = 3;

/** By how much the sizes of boxes in a row differ at most: by the width of a border. */
const SIZE_PX = 4;

/** How many times as wide as high a box for one character is at most. */
const SQUARE = 1.5;

/** How many characters of the text around boxes are searched for what they are for. */
const AROUND_CHARS = 300;

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

/** Whether the words of two inputs differ by nothing but a number. Only the first of a row may have words that the others do not have. */
function areNamedAlike([one, cell]: [HTMLInputElement, Element], [other, next]: [HTMLInputElement, Element]): boolean {
  const wordsOf = (...words: string[]) => withoutNumbers(words.join('|'));
  const nameOf = (box: HTMLInputElement) => wordsOf(box.name, attribute(box, 'id'));
  const labels = [wordsOf(labelText(one)), wordsOf(labelText(other))];
  const areLabelled = labels[1] !== '' && labels[0]?.endsWith(labels[1] ?? '');
  const between = wordsOf(readBetween(cell, next), next === other ? '' : textOf(next));
  return nameOf(one) === nameOf(other) && (areLabelled || (labels[1] === '' && !/\p{L}/u.test(between)));
}

/** Whether two inputs, one after the other, are boxes of the same row. The first box of a row may take the whole code. */
function areNeighbours(one: HTMLInputElement, other: HTMLInputElement): boolean {
  if (!TYPES.test(one.type) || !TYPES.test(other.type) || other.maxLength > 1) return false;
  const [box, nextBox] = [boxOf(one), boxOf(other)];
  if (Math.abs(box.width - nextBox.width) > SIZE_PX || Math.abs(box.height - nextBox.height) > SIZE_PX) return false;
  const [cell, next] = [findCell(one, other), findCell(other, one)];
  if (!cell || !next || propertyOf(cell, 'parentNode') !== propertyOf(next, 'parentNode')) return false;
  return other.maxLength === 1 || nextBox.width <= SQUARE * nextBox.height || areNamedAlike([one, cell], [other, next]);
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
  return groups.flatMap((group) => (group.length < BOXES.min ? group.map((one) => [one]) : [group]));
}

/** Whether the words of a row of boxes, or those around it, are about a code. */
export function isCodeRow([first, second]: readonly HTMLInputElement[]): boolean {
  const [cell, row] = first && second ? selfAndAncestors(findCell(first, second) ?? first) : [];
  if (!first || !cell || !row) return false;
  const up = (node: Node) => propertyOf(node, 'parentNode') ?? node;
  const { host = row } = rootOf(row) as Partial<ShadowRoot>;
  const texts = [labelText(first), attribute(row, 'aria-label'), ...[first.form ?? up(up(row)), up(host)].map(textOf)];
  return texts.some((text) => CODE.test(toWords(text).slice(0, AROUND_CHARS)));
}
