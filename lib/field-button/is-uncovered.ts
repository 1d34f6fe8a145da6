import type { ButtonPlace } from './place-button.ts';

/** Less than this, and a page may be showing something else to be clicked. */
const LEAST_OPACITY = 0.5;

/** What is left of an element's opacity after that of everything it stands in. */
function shownOpacity(element: Element): number {
  let opacity = 1;
  for (let one: Element | null = element; one; ) {
    opacity *= Number(getComputedStyle(one).opacity);
    const root = one.getRootNode();
    one = one.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return opacity;
}

function doOverlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/**
 * Whether a person sees the button where it was put, over a field that can be seen. Browsers that watch for this by themselves (Intersection
 * Observer v2) do it better; this is asked of both, at the moment of a press.
 */
export function isUncovered(host: HTMLElement, { x, y, size }: ButtonPlace, field: HTMLElement): boolean {
  const box = host.getBoundingClientRect();
  const root = host.getRootNode() as Document | ShadowRoot;
  // In the top layer nothing covers it but what came there later. It need not take the pointer to cover.
  const covers = [...document.querySelectorAll(':popover-open,:modal,:fullscreen')].filter(
    (element) => !element.contains(host) && doOverlap(element.getBoundingClientRect(), box),
  );
  return (
    host.matches(':popover-open') &&
    Math.abs(box.x - x) + Math.abs(box.y - y) + Math.abs(box.width - size) < 1 &&
    root.elementFromPoint(x + size / 2, y + size / 2) === host &&
    covers.length === 0 &&
    shownOpacity(field) >= LEAST_OPACITY
  );
}
