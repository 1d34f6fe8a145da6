import type { ComponentChildren } from 'preact';

/**
 * One state of one view.
 * @property name its address: `?state=name`
 * @property act what a person does to get there, where the state is a component's own
 */
export type State = { name: string; view: () => ComponentChildren; act?: (page: Document) => void };

/** Presses the button with this accessible name. */
export function press(label: string): (page: Document) => void {
  return (page) => {
    const buttons = [...page.querySelectorAll('button')];
    buttons.find((button) => (button.ariaLabel ?? button.textContent?.trim()) === label)?.click();
  };
}

/** Types into the field with this accessible name. */
export function type(label: string, text: string): (page: Document) => void {
  return (page) => {
    const field = page.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
    if (!field) return;
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
}

/** Unfolds everything that fits. */
export function unfold(selector: string): (page: Document) => void {
  return (page) => {
    for (const folded of page.querySelectorAll<HTMLDetailsElement>(selector)) folded.open = true;
  };
}
