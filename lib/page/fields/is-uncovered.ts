import { openShadowRoot, selfAndAncestors } from './shadow-dom.ts';

/** So long something has to be visible before a click on it counts. Of a cover that has just gone, the user may not know yet. */
export const SEEN_MS = 300;

/** All popovers and modal dialogs that are open, those in shadow roots too. */
function* findTopLayer(root: Document | ShadowRoot): Generator<Element> {
  yield* root.querySelectorAll(':popover-open,:modal');
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const inside = openShadowRoot(element);
    if (inside) yield* findTopLayer(inside);
  }
}

/**
 * Whether nothing of the page can lie over a popover of ours: popovers and modal dialogs opened after it can, even those that ignore the
 * pointer, and so can what is shown of a view transition, or in full screen.
 */
function isUncovered(host: HTMLElement): boolean {
  if (!host.matches(':popover-open') || document.fullscreenElement) return false;
  // Browsers without such transitions do not know the selector.
  if (CSS.supports('selector(:active-view-transition)') && document.documentElement.matches(':active-view-transition'))
    return false;
  const { left, right, top, bottom } = host.getBoundingClientRect();
  const around = selfAndAncestors(host);
  return [...findTopLayer(document)].every((other) => {
    const box = other.getBoundingClientRect();
    return around.includes(other) || box.left >= right || box.right <= left || box.top >= bottom || box.bottom <= top;
  });
}

/**
 * Watches what lies over a popover of ours while the pointer comes to its button.
 * @returns whether the user who clicks the button, or presses a key for it, can have seen it
 */
export function watchCover(host: HTMLElement, button: HTMLElement): (event: Event) => boolean {
  let coveredAt = Number.NEGATIVE_INFINITY;
  const isClear = () => {
    try {
      return isUncovered(host);
    } catch {
      // After an update of the extension, what a script of the old one asks of the browser throws.
      return false;
    }
  };
  const check = ({ timeStamp }: Event) => {
    const isSeen = isClear();
    if (!isSeen) coveredAt = timeStamp;
    return isSeen && timeStamp - coveredAt >= SEEN_MS;
  };
  for (const type of ['pointerenter', 'pointerdown']) button.addEventListener(type, check);
  return (event) => check(event) && event.isTrusted;
}
