import type { ButtonPlace } from './place-button.ts';

const LABEL = 'Fill temporary address';
const SVG = 'http://www.w3.org/2000/svg';

// What is important within a shadow root wins over everything that the page says of its host.
const STYLE = `
:host{all:initial!important;display:block!important;position:fixed!important;z-index:2147483647!important}
button{all:unset;display:block;box-sizing:border-box;width:100%;height:100%;padding:8%;border-radius:25%;background:#0b6b5d;cursor:pointer}
button:hover{background:#085448}
button[aria-busy]{opacity:.5;cursor:progress}
svg{display:block;fill:#fff}
path+path{fill:none;stroke:#fff;stroke-width:2.4;stroke-linecap:round}`;

/** The mark of `public/icon/mark.svg`: wings, then body and tails. */
const PATHS = [
  'M20.4 19.2C13.2 16.6 9.2 10.6 10.2 3.8c7.2 1.6 11.6 8.2 10.2 15.4zM22.2 18.8c-.4-5.6 1.6-10 5.6-12.6 1.8 4.8 0 10-5.6 12.6z',
  'M25.6 22.2c-4.2-2-9.4-2-13.4 1C8.6 22.6 5.6 20 4.2 16.2M12.2 23.2C9.8 26 7 27.4 3.8 27.4',
];

/** The button and what it stands in, not in the page yet. */
export type ButtonElement = { host: HTMLElement; button: HTMLElement; moveTo(place: ButtonPlace): void };

/** Makes the button within a closed shadow root: the page can neither look into it nor style it. */
export function createButtonElement(): ButtonElement {
  const host = document.createElement('div');
  // The top layer: above everything, unmoved by transforms and unfaded by ancestors.
  host.popover = 'manual';
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.title = `${LABEL} (Alt+↓)`;
  button.ariaLabel = LABEL;
  button.setAttribute('aria-keyshortcuts', 'Alt+ArrowDown');
  const mark = document.createElementNS(SVG, 'svg');
  mark.setAttribute('viewBox', '0 0 32 32');
  for (const shape of PATHS) mark.appendChild(document.createElementNS(SVG, 'path')).setAttribute('d', shape);
  button.append(mark);

  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet];
  root.append(button);
  return {
    host,
    button,
    moveTo({ x, y, size }) {
      sheet.replaceSync(
        `${STYLE}:host{left:${x}px!important;top:${y}px!important;width:${size}px!important;height:${size}px!important}`,
      );
    },
  };
}
