import { boxOf, callOf, rootOf } from '../fields/page-node.ts';
import { selfAndAncestors } from '../fields/shadow-dom.ts';

/** In pixels. A larger padding is more than text needs, so it contains something else. */
const TEXT_PADDING = 20;

/** The width of the icons that password managers and pages put into the background of a field. In pixels. */
const ICON = 28;

/** Below this opacity, the page may show something else for the user to click. */
const LEAST_OPACITY = 0.5;

/**
 * Finds the position of the button `ours` in a field as it is now; undefined if there is no space, or the field is not visible. In
 * Firefox, an element outside a shadow root that covers a field in it is not noticed: there, `elementsFromPoint` of a root returns
 * only elements of this root.
 */
export function findPosition(field: HTMLElement, ours: Element): ButtonPosition | undefined {
  const opacity = selfAndAncestors(field).reduce((shown, one) => shown * Number(getComputedStyle(one).opacity), 1);
  if (opacity < LEAST_OPACITY) return undefined;
  const { direction, paddingInlineEnd, backgroundImage } = getComputedStyle(field);
  const padding = Number.parseFloat(paddingInlineEnd);
  const root = rootOf(field);
  return placeButton(
    boxOf(field),
    direction === 'rtl',
    padding > TEXT_PADDING ? padding : backgroundImage.includes('url') ? ICON : 0,
    (x, y) => callOf(field, 'contains', root.elementsFromPoint(x, y).find((element) => element !== ours) ?? null),
  );
}

/** In CSS pixels, relative to the viewport, as `getBoundingClientRect` returns it. */
export type Rect = { left: number; top: number; width: number; height: number };

/** A square; `x` and `y` are its upper left corner. */
export type ButtonPosition = { x: number; y: number; size: number };

const GAP = 4;
const LARGEST = 24;
const SMALLEST = 16;

/**
 * Finds a position for the button inside the field, at its end, beside what is there already and never on top of it.
 * @param taken pixels at the field's end that something else occupies
 * @param isFree whether nothing but the field is visible at a point
 * @returns undefined if there is no space
 */
export function placeButton(
  field: Rect,
  isRtl: boolean,
  taken: number,
  isFree: (x: number, y: number) => boolean,
): ButtonPosition | undefined {
  const size = Math.min(LARGEST, Math.floor(field.height) - GAP);
  if (size < SMALLEST) return undefined;
  // In fields with several lines, the button is in the first.
  const y = Math.round(field.top + Math.min((field.height - size) / 2, GAP * 3));
  for (let inset = taken + GAP; inset + size <= field.width / 2; inset += size + GAP) {
    const x = Math.round(field.left + (isRtl ? inset : field.width - inset - size));
    if ([0, 0.5, 1].every((part) => isFree(x + part * size, y + size / 2))) return { x, y, size };
  }
  return undefined;
}
