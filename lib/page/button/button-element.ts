import type { ButtonPosition } from './place-button.ts';

/** The wings and the body of `public/icon/mark.svg`, which is 32 pixels wide. */
const MARK =
  'M20 19Q10 15 10 4q11 3 10 15zM22 19q0-9 6-13 2 9-6 13zM25 20a2 2 0 1 1-1 4q-7-3-12 1-4 3-8 3 3-1 6-4-4-2-6-7 4 5 9 5 7-3 12-2z';

/** The button and what it stands in, not in the page yet. */
export type ButtonElement = { host: HTMLElement; button: HTMLElement; moveTo(place: ButtonPosition): void };

/**
 * Makes the button within a closed shadow root: the page can neither look into it nor style it.
 * @param label its accessible name, and its tooltip
 */
export function createButtonElement(label: string): ButtonElement {
  const host = document.createElement('div');
  // In the top layer it is above the page, and ancestors neither transform nor fade it.
  host.popover = 'manual';
  const button = document.createElement('button');
  button.tabIndex = -1;
  button.ariaLabel = label;
  button.title = `${label} (Alt+↓)`;
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet];
  root.append(button);
  return {
    host,
    button,
    moveTo({ x, y, size }) {
      // `!important` in a shadow root wins over the page's styles for its host.
      sheet.replaceSync(
        `:host{all:initial!important;position:fixed!important;inset:${y}px auto auto ${x}px!important}button{all:unset;display:block;zoom:${size / 32};border-radius:8px;background:#0b6b5d;cursor:pointer;forced-color-adjust:none}[aria-busy]{opacity:.5}:before{content:"";display:block;padding:16px;background:#fff;clip-path:path("${MARK}")}`,
      );
    },
  };
}
