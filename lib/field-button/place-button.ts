/** In pixels of the viewport, as `getBoundingClientRect` gives it. */
export type Box = { left: number; top: number; width: number; height: number };

/**
 * What a field looks like.
 * @property isRtl whether its end is on the left
 * @property endPadding in pixels
 * @property hasPicture whether it has a background picture of its own: password managers and pages put their signs there
 */
export type FieldLook = { box: Box; isRtl: boolean; endPadding: number; hasPicture: boolean };

/** A square, by its upper left corner. */
export type ButtonPlace = { x: number; y: number; size: number };

const GAP = 4;
const LARGEST = 24;
const SMALLEST = 16;

/** More padding than text needs: something stands in it. */
const TEXT_PADDING = 20;

/**
 * Where the button goes: inside the field, at its end, beside what is there already and never on top of it.
 * @param isFree whether nothing but the field is to be seen at a point
 * @returns undefined where there is no room
 */
export function placeButton(
  { box, isRtl, endPadding, hasPicture }: FieldLook,
  isFree: (x: number, y: number) => boolean,
): ButtonPlace | undefined {
  const size = Math.min(LARGEST, Math.floor(box.height) - GAP);
  if (size < SMALLEST) return undefined;
  const step = size + GAP;
  // Fields of many lines have it at their first.
  const y = Math.round(box.top + Math.min((box.height - size) / 2, GAP * 3));
  const start = Math.max(endPadding > TEXT_PADDING ? endPadding : GAP, hasPicture ? step : 0);
  for (let inset = start; inset + size <= box.width / 2; inset += step) {
    const x = Math.round(isRtl ? box.left + inset : box.left + box.width - inset - size);
    const middle = y + size / 2;
    if ([x, x + size / 2, x + size].every((at) => isFree(at, middle))) return { x, y, size };
  }
  return undefined;
}
