import { classifyField } from '../fields/classify-field.ts';
import { judgeField } from '../fields/judge-field.ts';
import { findFocused } from './focused-field.ts';
import { showButton } from './show-button.ts';

/** The extension, as the script in the page sees it. */
export type Extension = {
  /** false once it was removed, renewed or switched off: what is left of it in the page has to go */
  isThere(): boolean;
  /** whether the button is wanted in this frame; only frames have to ask */
  mayShow(): Promise<boolean>;
  /** fills an address into the field with the cursor; ends when that is done */
  fillHere(): Promise<unknown>;
};

/**
 * Shows the button in e-mail fields, one at a time, while they have the focus. All that stands in a page otherwise is one listener.
 * @returns takes everything away again
 */
export function startFieldButton(extension: Extension): () => void {
  const leaving = new AbortController();
  let mayShow = self === top ? Promise.resolve(true) : undefined;
  let shownIn: HTMLElement | undefined;
  let hiding = new AbortController();

  const listenIn = (root: Document | ShadowRoot) =>
    root.addEventListener('focusin', meet, { capture: true, signal: leaving.signal });

  async function meet(): Promise<void> {
    if (!extension.isThere()) return leaving.abort();
    const field = findFocused(listenIn);
    if (field === shownIn) return;
    hiding.abort();
    if (!field || classifyField(field) !== 'email' || judgeField(field)) return;
    shownIn = field;
    hiding = new AbortController();
    const { signal } = hiding;
    field.addEventListener('focusout', () => hiding.abort(), { signal });
    signal.addEventListener('abort', () => {
      shownIn = undefined;
    });
    mayShow ??= extension.mayShow().catch(() => false);
    if ((await mayShow) && !signal.aborted) showButton(field, extension.fillHere, signal);
  }

  leaving.signal.addEventListener('abort', () => hiding.abort());
  listenIn(document);
  // A field may have got the focus before us.
  void meet();
  return () => leaving.abort();
}
