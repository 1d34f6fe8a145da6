import { type ComponentChildren, type ComponentType, h } from 'preact';
import { type PlainKey, text } from '../../lib/i18n/text.ts';

/** One state of one view. */
export type State = {
  /** Its address: `?state=name`. */
  name: string;
  view: () => ComponentChildren;
  /** What a user does to get to the state. */
  act?: (page: Document) => void;
};

/**
 * States of one view, each with other properties.
 * @returns makes one; properties that have texts are made once the language is known
 */
export const statesOf =
  <Props extends object>(View: ComponentType<Props>) =>
  (name: string, props: Props | (() => Props) = {} as Props, act?: State['act']): State => ({
    name,
    view: () => h(View, typeof props === 'function' ? props() : props),
    ...(act && { act }),
  });

/** Presses the button with this label. */
export function press(key: PlainKey): (page: Document) => void {
  return (page) => {
    const label = text(key);
    const buttons = [...page.querySelectorAll('button')];
    buttons.find((button) => (button.ariaLabel ?? button.textContent?.trim()) === label)?.click();
  };
}

/** Types into the field with this label. */
export function type(key: PlainKey, typed: string): (page: Document) => void {
  return (page) => {
    const field = page.querySelector<HTMLInputElement>(`input[aria-label="${text(key)}"]`);
    if (!field) return;
    field.value = typed;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
}

/** Opens the search, and types into its field once that is there. */
export function search(words: string): (page: Document) => void {
  return (page) => {
    press('mail.search')(page);
    requestAnimationFrame(() => setTimeout(() => type('mail.search', words)(page)));
  };
}

/** Opens every matching `details`. */
export function unfold(selector: string): (page: Document) => void {
  return (page) => {
    for (const folded of page.querySelectorAll<HTMLDetailsElement>(selector)) folded.open = true;
  };
}
