import { MINUTE } from '../../i18n/time.ts';
import { hostStyle, SEEN_MS, watchCover, watchSight } from '../fields/is-uncovered.ts';
import { callOf, propertyOf } from '../fields/page-node.ts';

/** The texts of a notice. */
export type NoticeTexts = {
  message: string;
  /** the label of its button; absent if it has none */
  action?: string;
  /** BCP 47 */
  language: string;
};

/** Long enough to read the notice and click its button, counted from when the user is back from the popup or a prompt of the browser. */
const SHOWN_MS = 10_000;

/** The limit for a document that may never get the focus, such as a frame. */
const SHOWN_AT_MOST_MS = MINUTE;

const STYLE = `
  ${hostStyle('position:fixed!important;inset:auto 16px 16px auto!important;max-width:calc(100vw - 32px)!important')}
  div { display: flex; gap: 12px; align-items: center; padding: 10px 14px; border-radius: 10px; background: #10302b; color: #fff;
    font: 14px/1.4 system-ui, sans-serif; box-shadow: 0 4px 16px #0005; border: 1px solid #fff4 }
  button { all: unset; padding: 4px 8px; border-radius: 6px; color: #9fe8d8; font-weight: 600; cursor: pointer }
  button:focus-visible { outline: 2px solid #9fe8d8 }
`;

/** Removes the last notice or card. Only one is shown at a time: an older one would lie under it, and reappear. */
let removeLast = () => {};

/**
 * Makes an element for the top layer, where ordinary elements of the page can't cover it, with a closed shadow root: the page can neither
 * read nor style nor click what is in it. A page may still lead a user to press a button in it unseen: see `onSeenClick`.
 * @param onRemove called when it is removed, or another one replaces it
 */
export function createSurface(document: Document, name: 'div' | 'aside', language: string, onRemove = () => {}) {
  removeLast();
  const host = callOf(document, 'createElement', name);
  host.popover = 'manual';
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet];
  const box = callOf(document, 'createElement', 'div');
  // In the page's language, Chinese text could be drawn with Japanese characters. On the host, the page could read the user's language.
  box.lang = language;
  root.append(box);
  const remove = () => {
    host.remove();
    onRemove();
  };
  removeLast = remove;
  return { host, sheet, box, remove };
}

/**
 * Calls back for a click of a user who can have seen a button, which must not do more than change this page.
 * @param since when the button was shown or moved last, as `performance.now`
 */
export function onSeenClick(host: HTMLElement, button: HTMLElement, since: () => number, onClick: () => void): void {
  const canBeSeen = watchCover(host, button);
  const seenSince = watchSight(host);
  button.addEventListener('click', (event) => {
    if (event.timeStamp - Math.max(since(), seenSince()) >= SEEN_MS && canBeSeen(event)) onClick();
  });
}

/** Shows a notice in the page for some seconds. @param onClick, action both absent without a button @returns removes it earlier */
export function showNotice(
  document: Document,
  { message, action, language }: NoticeTexts,
  onClick?: () => void,
  shownMs = SHOWN_MS,
): () => void {
  const { host, sheet, box: line, remove } = createSurface(document, 'div', language);
  sheet.replaceSync(STYLE);
  line.role = 'status';
  const words = callOf(document, 'createElement', 'span');
  line.append(words);
  propertyOf(document, 'documentElement').append(host);
  host.showPopover();
  // Screen readers announce text that is added to a status that exists already.
  words.textContent = message;

  const removeSoon = () => void setTimeout(remove, shownMs);
  if (callOf(document, 'hasFocus')) removeSoon();
  else propertyOf(document, 'defaultView')?.addEventListener('focus', removeSoon, { once: true });
  setTimeout(remove, SHOWN_AT_MOST_MS);
  if (!onClick || action === undefined) return remove;

  const button = callOf(document, 'createElement', 'button') as HTMLButtonElement;
  button.type = 'button';
  button.textContent = action;
  line.append(button);
  const shownAt = performance.now();
  onSeenClick(
    host,
    button,
    () => shownAt,
    () => {
      remove();
      onClick();
    },
  );
  return remove;
}
