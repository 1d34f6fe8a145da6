import { selfAndAncestors } from '../fields/shadow-dom.ts';

/** More padding than text needs: something stands in it. In pixels. */
const TEXT_PADDING = 20;

/** The width of the icons that password managers and pages put into the background of a field. In pixels. */
const ICON = 28;

/** Below this opacity a page may show something else to be clicked. */
const LEAST_OPACITY = 0.5;

/**
 * Where the button `ours` goes in a field as it is now; undefined where there is no room, or the field is not visible. In Firefox,
 * what covers a field in a shadow root from outside is not noticed: there `elementsFromPoint` of a root has only its own elements.
 */
export function findPosition(field: HTMLElement, ours: Element): ButtonPosition | undefined {
  const opacity = selfAndAncestors(field).reduce((shown, one) => shown * Number(getComputedStyle(one).opacity), 1);
  if (opacity < LEAST_OPACITY) return undefined;
  const { direction, paddingInlineEnd, backgroundImage } = getComputedStyle(field);
  const padding = Number.parseFloat(paddingInlineEnd);
  const root = field.getRootNode() as Document | ShadowRoot;
  return placeButton(
    field.getBoundingClientRect(),
    direction === 'rtl',
    padding > TEXT_PADDING ? padding : backgroundImage.includes('url') ? ICON : 0,
    (x, y) => field.contains(root.elementsFromPoint(x, y).find((element) => element !== ours) ?? null),
  );
}

/** In pixels of the viewport, as `getBoundingClientRect` gives it. */
export type Box = { left: number; top: number; width: number; height: number };

/** A square, by its upper left corner. */
export type ButtonPosition = { x: number; y: number; size: number };

const GAP = 4;
const LARGEST = 24;
const SMALLEST = 16;

/**
 * Where the button goes: inside the field, at its end, beside what is there already and never on top of it.
 * @param taken pixels at its end that are kept for something else
 * @param isFree whether nothing but the field is visible at a point
 * @returns undefined where there is no room
 */
export function placeButton(
  field: Box,
  isRtl: boolean,
  taken: number,
  isFree: (x: number, y: number) => boolean,
): ButtonPosition | undefined {
  const size = Math.min(LARGEST, Math.floor(field.height) - GAP);
  if (size < SMALLEST) return undefined;
  // In fields of many lines it is at the first.
  const y = Math.round(field.top + Math.min((field.height - size) / 2, GAP * 3));
  for (let inset = taken + GAP; inset + size <= field.width / 2; inset += size + GAP) {
    const x = Math.round(field.left + (isRtl ? inset : field.width - inset - size));
    if ([0, 0.5, 1].every((part) => isFree(x + part * size, y + size / 2))) return { x, y, size };
  }
  return undefined;
}
