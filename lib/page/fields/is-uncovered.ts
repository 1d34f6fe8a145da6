import { boxOf, findAll, isMatch, propertyOf } from './page-node.ts';
import { openShadowRoot, selfAndAncestors } from './shadow-dom.ts';

/** How long a button has to be visible before a click on it counts: the user may not have noticed yet that a cover is gone. */
export const SEEN_MS = 300;

/** The style of the host of a closed shadow root, safe from the page's styles. @param place declarations, all important */
export const hostStyle = (place: string) =>
  // A browser counts the host's own pseudo-elements as part of it, so that none of its answers tells that they cover it.
  `:host{all:initial!important;${place}}:host:before,:host:after{content:none!important}`;

/** All popovers and modal dialogs that are open, those in shadow roots too. */
function* findTopLayer(root: Document | ShadowRoot): Generator<Element> {
  yield* findAll(root, ':popover-open,:modal');
  for (const element of findAll(root, '*')) {
    const inside = openShadowRoot(element);
    if (inside) yield* findTopLayer(inside);
  }
}

/**
 * Whether nothing of the page can cover a popover of ours. Popovers and modal dialogs that are opened after it can, even those that ignore
 * the pointer, and so can a view transition, or an element in full screen.
 */
function isUncovered(host: HTMLElement): boolean {
  if (!host.matches(':popover-open') || propertyOf(document, 'fullscreenElement')) return false;
  // Browsers without view transitions do not support the selector.
  if (
    CSS.supports('selector(:active-view-transition)') &&
    isMatch(propertyOf(document, 'documentElement'), ':active-view-transition')
  )
    return false;
  const { left, right, top, bottom } = host.getBoundingClientRect();
  const around = selfAndAncestors(host);
  return [...findTopLayer(document)].every((other) => {
    const box = boxOf(other);
    return around.includes(other) || box.left >= right || box.right <= left || box.top >= bottom || box.bottom <= top;
  });
}

/**
 * Watches whether the page covers a popover of ours while the pointer comes to its button.
 * @returns a check for a click event of the button: whether the event is the user's, and the user can have seen the button
 */
export function watchCover(host: HTMLElement, button: HTMLElement): (event: Event) => boolean {
  let coveredAt = Number.NEGATIVE_INFINITY;
  const isClear = () => {
    try {
      return isUncovered(host);
    } catch {
      // After an update of the extension, functions of the browser throw in scripts of the old version.
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

/** Chromium's Intersection Observer v2 tells whether anything covers, fades or moves an element; elsewhere it is `undefined`. */
type Sight = IntersectionObserverEntry & { isVisible?: boolean };

/** @returns since when the browser has painted a popover of ours as it is, as `performance.now`; infinite while it does not */
export function watchSight(host: HTMLElement, signal?: AbortSignal): () => number {
  let seenSinceAt = Number.POSITIVE_INFINITY;
  const sight = new IntersectionObserver(
    (entries) => {
      const { isVisible, isIntersecting, time } = entries.at(-1) as Sight;
      seenSinceAt = isIntersecting && isVisible !== false ? time : Number.POSITIVE_INFINITY;
    },
    { threshold: 0.9, delay: 100, trackVisibility: true } as IntersectionObserverInit,
  );
  sight.observe(host);
  signal?.addEventListener('abort', () => sight.disconnect());
  return () => seenSinceAt;
}

/** Keeps what the pointer does on an element of ours from the page: many pages close their dialogs at a click outside. */
export function containPointerEvents(element: HTMLElement): void {
  for (const type of ['pointerdown', 'mousedown', 'mouseup', 'touchstart', 'click'])
    element.addEventListener(type, (event) => {
      event.stopPropagation();
      // The field keeps the focus.
      if (type === 'mousedown') event.preventDefault();
    });
}
