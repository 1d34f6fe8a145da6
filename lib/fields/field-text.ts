const CONTROLS = 'input:not([type=hidden]),select,textarea';
const CLIMB = 5;

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** A label is short; what is longer is help, terms, or the page. */
const LABEL_CHARS = 80;

/** Lower-cased words with single blanks; `userName` becomes `user name`. */
export function toWords(text: string): string {
  return text
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** What the page calls the field in words of its own: label elements, `aria-labelledby`, `aria-label`, placeholder. Empty where it says nothing. */
export function labelText(field: HTMLElement): string {
  const root = field.getRootNode() as Document | ShadowRoot;
  const ids = field.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const texts = [
    ...ids.map((id) => root.getElementById(id)?.textContent),
    field.getAttribute('aria-label'),
    field.getAttribute('placeholder'),
  ];
  const wrapping = field.closest('label');
  const named = field.id && root.querySelector(`label[for="${CSS.escape(field.id)}"]`);
  for (const label of [wrapping, named]) if (label) texts.unshift(label.textContent);
  return toWords(texts.map((text) => text?.trim().slice(0, LABEL_CHARS) ?? '').join(' '));
}

/**
 * The text beside a field that has no label of its own: all of the nearest ancestor that holds no other control, or else what stands before the field.
 * Tables work the same way: the row's head cell comes before.
 */
export function nearbyText(field: HTMLElement): string {
  let node: HTMLElement = field;
  for (let climbed = 0; climbed < CLIMB; climbed++) {
    for (let before = node.previousSibling; before; before = before.previousSibling) {
      if (isElement(before) && (before.matches(CONTROLS) || before.querySelector(CONTROLS))) return '';
      const text = before.nodeType === Node.COMMENT_NODE ? '' : before.textContent?.trim();
      if (text) return toWords(text.slice(-LABEL_CHARS));
    }
    const { parentElement } = node;
    if (!parentElement || parentElement.matches('form,body,fieldset,table')) return '';
    if (parentElement.querySelectorAll(CONTROLS).length === 1) {
      const text = parentElement.textContent?.trim();
      if (text) return text.length > LABEL_CHARS ? '' : toWords(text);
    }
    node = parentElement;
  }
  return '';
}
