import { isControl } from './assess-field.ts';
import {
  attribute,
  callOf,
  documentOf,
  findAround,
  isMatch,
  parentOf,
  propertyOf,
  rootOf,
  textOf,
} from './page-node.ts';
import { inputsWithin } from './shadow-dom.ts';

/** How many characters a page writes beside an entry at most, such as "×" and "Remove". */
const BESIDE_CHARS = 12;

const INLINE = 'b,strong,em,i,code,mark,bdi';

/** How pages mark errors. */
const ERRORS = '[role=alert],[aria-live=assertive],[class*=error i],[class*=invalid i]';

/** The element around a field in which the page shows what was entered: its form, or else all of its document or shadow root. */
const findScope = (field: HTMLElement): Node => (field as HTMLInputElement).form ?? rootOf(field);

/** How often a page holds a text outside of a field: in other controls, hidden ones too, and as a text with hardly anything beside it. */
function countOf(scope: Node, field: HTMLElement, text: string): number {
  const wanted = text.toLowerCase();
  const isEntry = (value: string) =>
    value
      .toLowerCase()
      .split(/[\s,;]+/)
      .includes(wanted);
  const inputs = inputsWithin(documentOf(field)).filter((input) => input !== field && isEntry(input.value));
  let count = inputs.length;
  const walker = callOf(documentOf(field), 'createTreeWalker', scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (propertyOf(node, 'nodeValue')?.trim().toLowerCase() !== wanted) continue;
    const inner = parentOf(node);
    const around = inner && isMatch(inner, INLINE) ? parentOf(inner) : inner;
    const isAlone = around && textOf(around).trim().length <= wanted.length + BESIDE_CHARS;
    if (isAlone && !findAround(around, ERRORS)) count++;
  }
  return count;
}

/**
 * Remembers what a page shows before a text is written into a field.
 * @returns a check of the field, or of the one in its place: whether the page has emptied it because it has made something else of the text,
 *   such as a chip
 */
export function isTakenOver(field: HTMLElement, text: string): (now: HTMLElement) => boolean {
  if (!isControl(field) || !text.includes('@')) return () => false;
  const scope = findScope(field);
  const before = countOf(scope, field, text);
  return (now) => {
    if (!isControl(now) || now.value !== '' || attribute(now, 'aria-invalid') === 'true') return false;
    return countOf(findScope(now), now, text) > before;
  };
}
