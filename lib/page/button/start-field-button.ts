import { classifyField } from '../fields/classify-field.ts';
import { callOf, isMatch, propertyOf } from '../fields/page-node.ts';
import { openShadowRoot } from '../fields/shadow-dom.ts';
import { showButton } from './show-button.ts';

/** Hardly any address fits into a field with a smaller `maxLength`. */
const MIN_MAX_LENGTH = 18;

/** A quick check: `assessField` is too large to be loaded into every page. The fill calls `assessField` before it requests an address. */
function canTakeAddress(field: HTMLElement): boolean {
  const { maxLength = -1 } = field as HTMLInputElement;
  return isMatch(field, ':read-write') && (maxLength < 0 || maxLength >= MIN_MAX_LENGTH);
}

/**
 * The element of this document that has the focus, also within open and closed shadow roots. Frames have this script themselves.
 * @param onRoot called with every shadow root on the way: when the focus moves within a root, listeners outside get no event
 */
function findFocused(onRoot: (root: ShadowRoot) => void): HTMLElement | null {
  let active = propertyOf(document, 'activeElement');
  for (;;) {
    const root: ShadowRoot | null | undefined = active && openShadowRoot(active as HTMLElement);
    if (!root || !propertyOf(root, 'activeElement')) return active as HTMLElement | null;
    onRoot(root);
    active = propertyOf(root, 'activeElement');
  }
}

/**
 * Shows the button in e-mail fields, one at a time, while they have the focus, from the user's first key or press in the page on: until
 * then, a script that focuses a field can't find out that Mayfly is there.
 * @param label what the button does, in the user's language
 * @param isExtensionAlive false once the extension was removed or updated: then the button leaves the page
 * @param mayShow whether the button is wanted in this frame; called in subframes only
 * @param fillHere fills an address into the focused field; resolves when that is done
 * @param onClick called when the button is clicked; resolves when that is done
 * @returns takes everything away again
 */
export function startFieldButton(
  label: string,
  isExtensionAlive: () => boolean,
  mayShow: () => Promise<unknown>,
  fillHere: () => Promise<unknown>,
  onClick: () => Promise<unknown>,
): () => void {
  const leaving = new AbortController();
  let shownIn: HTMLElement | null = null;
  let hiding: AbortController | undefined;
  let isUsed = navigator.userActivation?.hasBeenActive === true;

  const listenIn = (root: Document | ShadowRoot) =>
    callOf(root, 'addEventListener', 'focusin', onFocusIn, { capture: true, signal: leaving.signal });

  async function onFocusIn(): Promise<void> {
    if (!isExtensionAlive()) return leaving.abort();
    if (!isUsed) return;
    const field = findFocused(listenIn);
    if (field === shownIn && !hiding?.signal.aborted) return;
    hiding?.abort();
    if (!field || classifyField(field) !== 'email' || !canTakeAddress(field)) return;
    shownIn = field;
    const blurred = new AbortController();
    hiding = blurred;
    const signal = AbortSignal.any([blurred.signal, leaving.signal]);
    field.addEventListener('focusout', () => blurred.abort(), { signal });
    // The script is registered only for pages where the button is wanted. A frame may be in a page where it is not.
    if ((self === top || (await mayShow())) && !signal.aborted)
      showButton(field, label, isExtensionAlive, { fillHere, onClick }, signal);
  }

  /** The user's key or press; a field may have the focus already. What is held down as a page opens was for the page before. */
  function onUse(event: Event): void {
    if (!event.isTrusted || ('repeat' in event && event.repeat) || isUsed) return;
    isUsed = true;
    onFocusIn();
  }

  listenIn(document);
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, onUse, { capture: true, signal: leaving.signal });
  onFocusIn();
  return () => leaving.abort();
}
