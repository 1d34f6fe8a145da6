/** In CSS pixels, relative to the viewport, as `getBoundingClientRect` returns it. */
export type Box = { left: number; top: number; right: number; bottom: number };

type Size = { width: number; height: number };

/** `isBeside`: beside the field, which it scrolls with; else in a corner of the viewport. */
export type CardPosition = { x: number; y: number; isBeside: boolean };

const GAP = 8;

const isApart = (one: Box, other: Box) =>
  one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;

/**
 * Finds a position for a card beside a field, or in a corner of the viewport, where it covers no obstacle.
 * @param field undefined if it is not visible
 * @param obstacles what a user clicks or types into
 * @returns undefined if there is no space
 */
export function placeCard(
  field: Box | undefined,
  card: Size,
  viewport: Size,
  obstacles: readonly Box[],
  isRtl: boolean,
): CardPosition | undefined {
  const left = GAP;
  const right = viewport.width - card.width - GAP;
  const bottom = viewport.height - card.height - GAP;
  const inOrder = (atStart: number, atEnd: number) => (isRtl ? [atStart, atEnd] : [atEnd, atStart]);
  const places: CardPosition[] = [];
  if (field) {
    const middle = (field.top + field.bottom - card.height) / 2;
    const aligned = isRtl ? field.right - card.width : field.left;
    const [end = 0, start = 0] = inOrder(field.left - card.width - GAP, field.right + GAP);
    const beside = [
      [end, middle],
      [aligned, field.bottom + GAP],
      [aligned, field.top - card.height - GAP],
      [start, middle],
    ] as const;
    for (const [x, y] of beside) places.push({ x, y, isBeside: true });
  }
  for (const y of [bottom, GAP]) for (const x of inOrder(left, right)) places.push({ x, y, isBeside: false });
  return places.find(({ x, y }) => {
    const box = { left: x, top: y, right: x + card.width, bottom: y + card.height };
    return x >= left && x <= right && y >= GAP && y <= bottom && obstacles.every((obstacle) => isApart(obstacle, box));
  });
}
