import { openShadowRoot } from '../fields/open-shadow-root.ts';

/**
 * The element of this document that has the focus, down through shadow roots of both modes. Frames speak for themselves.
 * @param onRoot told of every shadow root on the way: when the focus moves within one, nobody outside hears of it
 */
export function findFocused(onRoot: (root: ShadowRoot) => void): HTMLElement | null {
  let active = document.activeElement;
  for (;;) {
    const root: ShadowRoot | null | undefined = active && openShadowRoot(active as HTMLElement);
    if (!root?.activeElement) return active as HTMLElement | null;
    onRoot(root);
    active = root.activeElement;
  }
}
