const CONTROLS = 'input:not([type=hidden]),select';

/** More is no part of an address. In characters. */
const ASIDE_CHARS = 80;

type Side = 'nextSibling' | 'previousSibling';

/** The text between a field and the control next to it, or its wrapper's end. */
function readAside(field: Element, side: Side): { text: string; control: boolean } {
  let text = '';
  for (let node = field[side]; node && text.length < ASIDE_CHARS; node = node[side]) {
    if ((node as Partial<Element>).matches?.(CONTROLS)) return { text: text.trim(), control: true };
    text = side === 'nextSibling' ? `${text}${node.textContent}` : `${node.textContent}${text}`;
  }
  return { text: text.trim(), control: false };
}

/**
 * Whether a field takes only what stands before or behind an "@" that the page has written itself: `[ ] @ [ ]`, `[ ] @company.example`. An "@"
 * with nothing behind it is a picture.
 */
export function isAddressPart(field: HTMLInputElement): boolean {
  if (field.type === 'email') return false;
  const after = readAside(field, 'nextSibling');
  if (/^[@＠]\s{0,9}[\w-]{1,63}\.\w/.test(after.text)) return true;
  const before = readAside(field, 'previousSibling');
  return [after, before].some(({ text, control }) => control && /^[@＠]$/.test(text));
}
