import { openShadowRoot } from '../fields/open-shadow-root.ts';

/**
 * The element of this document that has the focus, down through shadow roots of both modes. Frames speak for themselves.
 * @param onRoot called with every shadow root on the way: outside of it no event says that the focus moves within
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
