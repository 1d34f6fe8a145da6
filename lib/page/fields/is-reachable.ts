import { holdsOnly } from './field-text.ts';
import {
  boxOf,
  callOf,
  documentOf,
  findAll,
  findAround,
  isVisible,
  parentOf,
  propertyOf,
  textOf,
} from './page-node.ts';
import { openShadowRoot, selfAndAncestors } from './shadow-dom.ts';

/**
 * Whether a user can reach an element: `reachable`; `out-of-view`: this can't be known before the page is scrolled; `covered`: something is
 * over it, or it is inactive; `unreachable`: it is invisible, off the page, or clipped.
 */
export type Reach = 'reachable' | 'out-of-view' | 'covered' | 'unreachable';

/** Below this opacity, an element can't be seen. */
const VISIBLE_OPACITY = 0.1;

/** How many ancestors of a field may belong to it alone: its label, its icon, its frame. */
const CLIMB = 3;

const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

/** Whether an ancestor that can't be scrolled clips an element: in a slide, a collapsed part, a panel that is moved in later. */
function isCutOff(element: Element, rect: DOMRect): boolean {
  for (const parent of selfAndAncestors(element).slice(1)) {
    if (propertyOf(parent, 'localName') === 'body') return false;
    const { overflowX, overflowY, position } = getComputedStyle(parent);
    if (position === 'fixed') return false;
    const { left, right, top, bottom } = boxOf(parent);
    if (isHidden(overflowX) && (rect.right <= left || rect.left >= right)) return true;
    if (isHidden(overflowY) && (rect.bottom <= top || rect.top >= bottom)) return true;
  }
  return false;
}

/** Whether an element is beside the page, where no user scrolls to. */
function isOutside(element: Element, { right, bottom, left }: DOMRect, view: Window): boolean {
  const { scrollX, scrollY, innerWidth, document } = view;
  if (right + scrollX <= 0 || bottom + scrollY <= 0) return true;
  const page = propertyOf(document, 'documentElement');
  const body = propertyOf(document, 'body');
  const end = Math.max(innerWidth, boxOf(body ?? page).right + scrollX, 1);
  if (left + scrollX < end) return false;
  const isMovedThere = (one: Element) => {
    const { position, transform } = getComputedStyle(one);
    return position === 'absolute' || position === 'fixed' || transform !== 'none';
  };
  const isCut = [page, body].some((one) => one && isHidden(getComputedStyle(one).overflowX));
  return isCut || selfAndAncestors(element).some(isMovedThere);
}

/** Whether styles make an element transparent, alone or together with those of its ancestors. */
function isTransparent(element: Element): boolean {
  const opacityOf = (one: Element) => {
    const { opacity, filter } = getComputedStyle(one);
    return Number(opacity) * Number(/opacity\(([\d.]+)\)/.exec(filter)?.[1] ?? 1);
  };
  const opacity = selfAndAncestors(element).reduce((shown, one) => shown * opacityOf(one), 1);
  return opacity < VISIBLE_OPACITY || getComputedStyle(element).maskImage.includes('gradient');
}

export const isTransparentColor = (color: string): boolean => /^rgba\(.*, 0\)$/.test(color);

function isBehindDialog(element: Element): boolean {
  const around = selfAndAncestors(element);
  return findAll(documentOf(element), ':modal, [aria-modal=true]').some(
    (dialog) => isVisible(dialog) && !around.includes(dialog),
  );
}

/** The element at a point of the viewport, also within shadow roots. */
function findAt(page: Document, x: number, y: number): Element | null {
  let on = callOf(page, 'elementFromPoint', x, y);
  for (let root = on && openShadowRoot(on as HTMLElement); root; root = on && openShadowRoot(on as HTMLElement)) {
    const inner: Element | null = root.elementFromPoint(x, y);
    if (!inner || inner === on || callOf(inner, 'getRootNode') !== root) return on;
    on = inner;
  }
  return on;
}

/** The element that gets a click on the middle of an element; null if that is out of view. */
export function findAtMiddle(element: Element): Element | null {
  const { left, top, width, height } = boxOf(element);
  return findAt(documentOf(element), left + width / 2, top + height / 2);
}

/** Whether an element over a field is a part of the same control: its label, its placeholder, an icon. */
function isPartOf(field: HTMLElement, on: Element): boolean {
  if ((findAround(on, 'label') as HTMLLabelElement | null)?.control === field) return true;
  let around = parentOf(field);
  for (let climbed = 0; around && climbed < CLIMB && holdsOnly(around, field); climbed++) {
    if (callOf(around, 'contains', on))
      return textOf(on).trim() !== '' || isTransparentColor(getComputedStyle(on).backgroundColor);
    around = parentOf(around);
  }
  return false;
}

/** Whether another element would get a click on the middle of an element, because it is over it or because the element is clipped. */
function isCovered(element: HTMLElement): boolean {
  const on = findAtMiddle(element);
  if (!on || selfAndAncestors(on).includes(element)) return false;
  const isNeverHit = getComputedStyle(element).pointerEvents === 'none';
  return selfAndAncestors(element).includes(on) ? !isNeverHit : !isPartOf(element, on);
}

export function isInView(element: Element): boolean {
  const { left, top, width, height } = boxOf(element);
  const { innerWidth, innerHeight } = propertyOf(documentOf(element), 'defaultView') ?? window;
  const [x, y] = [left + width / 2, top + height / 2];
  return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
}

/** Finds whether a user can reach a field. A field in a frame is no easier to reach than its frame. */
export function findReach(element: HTMLElement): Reach {
  const view = propertyOf(documentOf(element), 'defaultView');
  if (!view) return 'unreachable';
  const rect = boxOf(element);
  if (!isVisible(element) || rect.width <= 1 || rect.height <= 1 || isTransparent(element)) return 'unreachable';
  if (isOutside(element, rect, view) || isCutOff(element, rect)) return 'unreachable';
  const frame = view.frameElement as HTMLElement | null;
  const outer = frame ? findReach(frame) : 'reachable';
  if (outer !== 'reachable') return outer;
  if (findAround(element, '[aria-hidden=true], [inert]') || isBehindDialog(element)) return 'covered';
  if (!isInView(element)) return 'out-of-view';
  return isCovered(element) ? 'covered' : 'reachable';
}

/** Remembers where the page is scrolled to around an element. @returns a function that scrolls back */
export function rememberScrolling(element: HTMLElement): () => void {
  const around = new Set([...selfAndAncestors(element), propertyOf(documentOf(element), 'documentElement')]);
  const places = [...around].map((one) => [one, propertyOf(one, 'scrollLeft'), propertyOf(one, 'scrollTop')] as const);
  return () => {
    for (const [one, left, top] of places)
      if (propertyOf(one, 'scrollLeft') !== left || propertyOf(one, 'scrollTop') !== top)
        Reflect.apply(Element.prototype.scrollTo, one, [{ left, top, behavior: 'instant' }]);
  };
}

/** Finds whether a user can reach a field, and scrolls to it for that if it is out of view. */
export function findReachInView(element: HTMLElement): Reach {
  const reach = findReach(element);
  if (reach !== 'out-of-view') return reach;
  const scrollBack = rememberScrolling(element);
  callOf(element, 'scrollIntoView', { block: 'center', inline: 'nearest', behavior: 'instant' });
  const inView = findReach(element);
  scrollBack();
  return inView;
}
