import { selfAndAncestors } from './shadow-dom.ts';

/** Whether a user can reach an element: `reachable`; `covered`: something is over it, or it is inactive; `unreachable`: it is invisible, off the page, or clipped. */
export type Reach = 'reachable' | 'covered' | 'unreachable';

/** Whether an ancestor that can't be scrolled clips an element: in a slide, a collapsed part, a panel that is moved in later. */
function isCutOff(element: Element, rect: DOMRect): boolean {
  for (let parent = element.parentElement; parent && parent.localName !== 'body'; parent = parent.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(parent);
    if (position === 'fixed') return false;
    const { left, right, top, bottom } = parent.getBoundingClientRect();
    const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (isHidden(overflowX) && (rect.right <= left || rect.left >= right)) return true;
    if (isHidden(overflowY) && (rect.bottom <= top || rect.top >= bottom)) return true;
  }
  return false;
}

function isOutside({ right, bottom, left }: DOMRect, { scrollX, scrollY, document }: Window): boolean {
  const { scrollWidth } = document.documentElement;
  return right + scrollX <= 0 || bottom + scrollY <= 0 || left + scrollX >= Math.max(scrollWidth, 1);
}

function isBehindDialog(element: Element): boolean {
  const dialogs = [...element.ownerDocument.querySelectorAll(':modal, [aria-modal=true]')];
  return dialogs.some(
    (dialog) =>
      dialog.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !selfAndAncestors(element).includes(dialog),
  );
}

/** Whether another element would get a click on its middle. A label over its field, or a part of the same control, does not count. */
function isCovered(element: HTMLElement, { left, top, width, height }: DOMRect): boolean {
  const root = element.getRootNode() as Document | ShadowRoot;
  const on = root.elementFromPoint(left + width / 2, top + height / 2);
  if (!on || on === element || element.parentElement?.parentElement?.contains(on)) return false;
  return !selfAndAncestors(element).includes(on);
}

export function isInView(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { innerWidth, innerHeight } = element.ownerDocument.defaultView ?? window;
  const [x, y] = [left + width / 2, top + height / 2];
  return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
}

/** Finds whether a user can reach a field. A field in a frame is no easier to reach than its frame. */
export function findReach(element: HTMLElement): Reach {
  const view = element.ownerDocument.defaultView;
  if (!view) return 'unreachable';
  const rect = element.getBoundingClientRect();
  if (
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    rect.width <= 1 ||
    rect.height <= 1
  )
    return 'unreachable';
  if (isOutside(rect, view) || isCutOff(element, rect)) return 'unreachable';
  const frame = view.frameElement as HTMLElement | null;
  const outer = frame ? findReach(frame) : 'reachable';
  if (outer !== 'reachable') return outer;
  const isOverlaid =
    element.closest('[aria-hidden=true], [inert]') ||
    isBehindDialog(element) ||
    (isInView(element) && isCovered(element, rect));
  return isOverlaid ? 'covered' : 'reachable';
}
