import { containPointerEvents, hostStyle } from '../fields/is-uncovered.ts';
import { boxOf, callOf, documentOf, findAll, propertyOf } from '../fields/page-node.ts';
import { findLayer, rootsWithin } from '../fields/shadow-dom.ts';
import { createSurface, onSeenClick } from './page-notice.ts';
import { type CardPosition, placeCard } from './place-card.ts';

/** The texts of a card. */
export type CardTexts = {
  waiting: string;
  /** says that the code is there, and from whom: never the code */
  arrived: string;
  /** the label of the button that fills the code */
  fill: string;
  close: string;
  /** BCP 47 */
  language: string;
  direction: 'ltr' | 'rtl';
};

/** The same whatever the card says: the page can't read from its size that the code has come. */
const SIZE = { width: 272, height: 76 };

const STYLE = `
  div { all: initial; box-sizing: border-box; display: grid; grid-template: 26px 32px / 1fr auto 28px; gap: 2px 0; align-items: center; padding: 6px 8px 8px 14px;
    width: ${SIZE.width}px; height: ${SIZE.height}px; border-radius: 10px; font: 14px/1.3 system-ui, sans-serif; color-scheme: light dark;
    color: light-dark(#1c2624, #e8efed); background: light-dark(#fff, #17211f); border: 1px solid light-dark(#0003, #fff3); box-shadow: 0 4px 16px #0004 }
  div:dir(rtl) span { text-align: right }
  div:dir(rtl) { padding: 6px 14px 10px 8px }
  span { grid-column: 1 / 3; color: light-dark(#55625f, #a5b3b0); font-size: 12px }
  span, p { margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  p.waiting { grid-column: 1 / 4 }
  p.waiting:after { content: ""; float: inline-start; margin-top: 5px; display: inline-block; width: 8px; height: 8px; margin-inline-end: 8px; border-radius: 4px; background: light-dark(#0b6b5d, #5cc9b4) }
  p.arrived { font-weight: 600; white-space: normal; overflow-wrap: anywhere; font-size: 12px }
  p.reason { grid-column: 1 / 4; white-space: normal; font-size: 12px }
  button { all: unset; box-sizing: border-box; padding: 4px 8px; border-radius: 6px; text-align: center; cursor: pointer }
  button.fill { grid-column: 2 / 4; margin-inline-end: 6px; padding: 6px 12px; color: light-dark(#fff, #08201c); background: light-dark(#0b6b5d, #5cc9b4); font-weight: 600 }
  button:focus-visible { outline: 2px solid light-dark(#0b6b5d, #5cc9b4); outline-offset: 1px }
  @media (prefers-reduced-motion: no-preference) {
    p.waiting:after { animation: 2s ease-in-out infinite alternate beat }
    @keyframes beat { to { opacity: .25 } }
  }
`;

/** What a user types into or sends a form with: the card never covers it. */
const CONTROLS = 'button,input,select,textarea,iframe,[role=button],[role=checkbox],[contenteditable]';

/** What the card covers only if there is no other space. */
const REST = 'a,label,summary';

function findObstacles(document: Document, ours: Element, selectors: string): DOMRect[] {
  const roots = [...rootsWithin(document)].filter((root) => documentOf(root) === document);
  const around = roots.filter((root) => (root as Partial<ShadowRoot>).host !== ours);
  const range = callOf(document, 'createRange');
  return around
    .flatMap((root) => findAll(root, selectors))
    .map((element) => {
      if (propertyOf(element, 'localName') !== 'label') return boxOf(element);
      // A label may be as wide as the page; its words are not.
      range.selectNodeContents(element);
      return callOf(range, 'getBoundingClientRect');
    });
}

/** A text as CSS writes it. */
const quote = (text: string) => `"${text.replace(/["\\\p{Cc}]/gu, (one) => `\\${one.charCodeAt(0).toString(16)} `)}"`;

/**
 * A card in the page that shows for which address mail is expected, and that its code has come. Its texts are drawn by its style sheet: what
 * stands in the document, `window.find`, a selection and a copy of all would give to the page, in a closed shadow root too.
 */
export type PageCard = {
  /** Says that the code has come, with a button that fills it. */
  showArrival(text: string): void;
  /** Moves the card to where the field is now, and covers nothing. */
  place(): void;
  remove(): void;
};

/**
 * Shows a card beside a field.
 * @param findField the field to stand beside; undefined if it is not visible
 * @param onFill called when the user clicks the button. @returns why the code is not in the page, in a sentence; empty if it is; undefined if
 *   it is filled elsewhere
 * @param onClose called when the user closes the card
 * @param onRemove called when the card is gone, for any reason
 */
export function showCard(
  document: Document,
  email: string,
  texts: CardTexts,
  findField: () => Element | undefined,
  does: { onFill: () => Promise<string | undefined>; onClose: () => void; onRemove: () => void },
): PageCard {
  const gone = new AbortController();
  const { host, sheet, box, remove } = createSurface(document, 'aside', texts.language, () => {
    gone.abort();
    does.onRemove();
  });
  const close = () => {
    remove();
    does.onClose();
  };
  /** The texts by the class of their element. */
  const words: Record<string, string> = { address: email, close: '×', line: texts.waiting };
  let place = '';
  const draw = () => {
    const contents = Object.entries(words).map(([name, text]) => `.${name}:before { content: ${quote(text)} }`);
    sheet.replaceSync(`${place}${STYLE}${contents.join('')}`);
  };
  const say = (name: string, text: string) => {
    words[name] = text;
    draw();
  };
  const add = (name: 'span' | 'p' | 'button', className: string) => {
    const element = callOf(document, 'createElement', name);
    Object.assign(element, { className });
    box.append(element);
    return element;
  };
  box.dir = texts.direction;
  add('span', 'address').dir = 'ltr';
  const cross = add('button', 'close');
  cross.ariaLabel = texts.close;
  cross.addEventListener('click', (event) => event.isTrusted && close());
  const line = add('p', 'line waiting');
  line.role = 'status';

  let position: CardPosition | undefined;
  let placedAt = Number.POSITIVE_INFINITY;

  const update = () => {
    if (gone.signal.aborted) return;
    const field = findField();
    const page = propertyOf(document, 'documentElement');
    const viewport = { width: propertyOf(page, 'clientWidth'), height: propertyOf(page, 'clientHeight') };
    const isRtl = getComputedStyle(page).direction === 'rtl';
    const find = (selectors: string) =>
      placeCard(field && boxOf(field), SIZE, viewport, findObstacles(document, host, selectors), isRtl);
    const next = find(`${CONTROLS},${REST}`) ?? find(CONTROLS);
    if (next && host.isConnected && JSON.stringify(next) === JSON.stringify(position)) return;
    position = next;
    placedAt = performance.now();
    if (!next) return host.remove();
    const { scrollX, scrollY } = propertyOf(document, 'defaultView') ?? globalThis;
    const [scheme, x, y] = next.isBeside ? ['absolute', next.x + scrollX, next.y + scrollY] : ['fixed', next.x, next.y];
    place = hostStyle(`position:${scheme}!important;inset:${y}px auto auto ${x}px!important`);
    draw();
    if (host.isConnected) return;
    findLayer(field ?? page).append(host);
    host.showPopover();
  };

  const { signal } = gone;
  const onWindow = { capture: true, passive: true, signal };
  for (const type of ['scrollend', 'resize'])
    propertyOf(document, 'defaultView')?.addEventListener(type, update, onWindow);
  callOf(
    document,
    'addEventListener',
    'keydown',
    (event: Event) => event.isTrusted && 'key' in event && event.key === 'Escape' && close(),
    { capture: true, signal },
  );
  containPointerEvents(box);
  update();

  let button: HTMLElement | undefined;
  return {
    showArrival(text) {
      if (words.line === text) return;
      line.className = 'line arrived';
      say('line', text);
      placedAt = performance.now();
      if (button) return;
      button = add('button', 'fill');
      say('fill', texts.fill);
      const fill = button;
      onSeenClick(
        host,
        fill,
        () => placedAt,
        async () => {
          if (fill.ariaBusy) return;
          fill.ariaBusy = 'true';
          const reason = await does.onFill().catch(() => '');
          fill.ariaBusy = null;
          if (reason === '') return remove();
          if (reason === undefined) return;
          fill.remove();
          button = undefined;
          line.className = 'line reason';
          say('line', reason);
        },
      );
    },
    place: update,
    remove,
  };
}
