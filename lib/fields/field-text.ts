const CONTROLS = 'input:not([type=hidden]),select,textarea';

/** How far from the field its label may be: in ancestors, and in characters. What is longer is help, terms, or the page. */
const CLIMB = 5;
const LABEL_CHARS = 80;

/** Empty where the element has no such attribute. */
export function attribute(element: Element, name: string): string {
  return element.getAttribute(name) ?? '';
}

/** Lower-cased words with single blanks; `userName` becomes `user name`. */
export function toWords(text: string): string {
  return text
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();
}

/** What the page calls the field in words of its own: label elements, `aria-labelledby`, `aria-label`, placeholder. Empty where it says nothing. */
export function labelText(field: HTMLElement): string {
  const root = field.getRootNode() as Document | ShadowRoot;
  const labels = [
    field.closest('label'),
    field.id ? root.querySelector(`label[for="${CSS.escape(field.id)}"]`) : null,
    ...attribute(field, 'aria-labelledby')
      .split(/\s+/)
      .map((id) => root.getElementById(id)),
  ];
  const texts = labels.map((label) => label?.textContent.trim().slice(0, LABEL_CHARS));
  return toWords([...texts, attribute(field, 'aria-label'), attribute(field, 'placeholder')].join(' '));
}

/**
 * The text beside a field that has no label of its own: what stands before it, or else all of the nearest ancestor that holds no other control.
 * Tables work the same way: the row's head cell comes before.
 */
export function nearbyText(field: HTMLElement): string {
  let node: Element = field;
  for (let climbed = 0; climbed < CLIMB; climbed++) {
    for (let before = node.previousSibling; before; before = before.previousSibling) {
      if (before.nodeType === Node.COMMENT_NODE) continue;
      const element = before.nodeType === Node.ELEMENT_NODE && (before as Element);
      if (element && (element.matches(CONTROLS) || element.querySelector(CONTROLS))) return '';
      const text = toWords(before.textContent ?? '');
      if (text) return text.slice(-LABEL_CHARS);
    }
    const parent: Element | null = node.parentElement;
    if (!parent || parent.matches('form,body,fieldset,table')) break;
    const text = parent.querySelectorAll(CONTROLS).length === 1 && toWords(parent.textContent);
    if (text) return text.length > LABEL_CHARS ? '' : text;
    node = parent;
  }
  return '';
}
