const PLACEHOLDER = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='120' height='120'/%3E#mayfly-";

/** The URL of an image that takes the place of a remote one while a mail is measured. @param number which one */
export const placeholder = (number: number): string => `${PLACEHOLDER}${number}`;

/** The number of the placeholder in a URL or in a computed style; undefined if it is none. */
export function placeholderNumber(text: string): number | undefined {
  const number = /#mayfly-(\d+)["']?\)?(?:,|$)/.exec(text)?.[1];
  return number === undefined ? undefined : Number(number);
}

/**
 * Finds the placeholders in a mail that the user could see: large enough, inside the page, and with nothing over them. The window of the
 * page must be as high as the page, as `elementsFromPoint` works only inside the window.
 */
export function findSeen(mail: Document): number[] {
  return [...mail.body.querySelectorAll('*'), mail.body].flatMap((element) => {
    const number = numberOf(element);
    return number !== undefined && isSeen(element) ? [number] : [];
  });
}

/** The number of the placeholder that an element shows; of several backgrounds, that of the uppermost. */
function numberOf(element: Element): number | undefined {
  if (element.localName === 'img') return placeholderNumber(element.getAttribute('src') ?? '');
  const background = getComputedStyle(element).backgroundImage;
  return background.startsWith('url(') ? placeholderNumber(background) : undefined;
}

/** CSS pixels: an image that is smaller on one side counts as invisible. */
const SMALLEST_PX = 3;
const LOOKED_AT = [0.1, 0.3, 0.5, 0.7, 0.9];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Whether an image or a background can be seen. The viewport of its document must be as high as the document. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
    return false;
  const box = visibleBox(element);
  if (!isLarge(box) || !isDrawnInside(element, box)) return false;
  return LOOKED_AT.some((down) =>
    LOOKED_AT.some((along) =>
      isUncovered(element, box.left + along * (box.right - box.left), box.top + down * (box.bottom - box.top)),
    ),
  );
}

/** The part of its content or background that is not clipped by the page or by an element around it. */
function visibleBox(element: Element): Box {
  const root = element.ownerDocument.documentElement;
  let box = common(innerBox(element, element.localName === 'img'), {
    left: 0,
    top: 0,
    right: root.scrollWidth,
    bottom: root.scrollHeight,
  });
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const isPage = around === root || around === element.ownerDocument.body;
    if (!isPage && (overflowX !== 'visible' || overflowY !== 'visible')) box = common(box, innerBox(around, false));
  }
  return box;
}

/** The box of an element without its border and, for content that is drawn inside the padding, without the padding. */
function innerBox(element: Element, isWithoutPadding: boolean): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const edge = (side: 'Left' | 'Top' | 'Right' | 'Bottom') =>
    Number.parseFloat(style[`border${side}Width`]) +
    (isWithoutPadding ? Number.parseFloat(style[`padding${side}`]) : 0);
  return {
    left: left + edge('Left'),
    top: top + edge('Top'),
    right: right - edge('Right'),
    bottom: bottom - edge('Bottom'),
  };
}

function common(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function isLarge({ left, top, right, bottom }: Box): boolean {
  return right - left >= SMALLEST_PX && bottom - top >= SMALLEST_PX;
}

/** Whether a background is neither tiny nor moved out of its own box; an image always is drawn inside. */
function isDrawnInside(element: Element, box: Box): boolean {
  const style = getComputedStyle(element);
  if (element.localName === 'img') return true;
  if (style.backgroundClip.includes('text')) return false;
  const isSmall = style.backgroundSize.split(/[\s,]+/).some((size) => Number.parseFloat(size) < SMALLEST_PX);
  const sides = [box.right - box.left, box.bottom - box.top];
  const [first = ''] = style.backgroundPosition.split(',');
  const isInside = first.split(' ').every((offset, side) => {
    const value = Number.parseFloat(offset);
    if (/^-?[\d.]+%$/.test(offset)) return value >= 0 && value <= 100;
    return /^-?[\d.]+px$/.test(offset) && value >= 0 && value <= (sides[side] ?? 0) - SMALLEST_PX;
  });
  return !isSmall && isInside;
}

/** Whether nothing that hides it is drawn over it at a point. */
function isUncovered(element: Element, x: number, y: number): boolean {
  const stack = element.ownerDocument.elementsFromPoint(x, y);
  const at = stack.indexOf(element);
  return at >= 0 && !stack.slice(0, at).some(isOpaque);
}

function isOpaque(element: Element): boolean {
  if (element.localName === 'img') return true;
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const alpha = /^rgba\(.*,\s*([\d.]+)\)$/.exec(backgroundColor)?.[1];
  return backgroundImage !== 'none' || alpha === undefined || Number(alpha) > 0.5;
}
