import { expect, it } from 'vitest';
import { type Box, placeCard } from './place-card.ts';

const CARD = { width: 272, height: 76 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const FIELD = box(400, 200, 300, 40);
const WIDE = { width: 1200, height: 800 };
/** A phone’s width, with a form that leaves no room at its sides. */
const NARROW = { width: 320, height: 568 };
const NARROW_FIELD = box(16, 200, 288, 40);

it.each([
  ['at the field’s end', FIELD, WIDE, [], false, { x: 708, y: 182, isBeside: true }],
  ['at its left where text runs from the right', FIELD, WIDE, [], true, { x: 120, y: 182, isBeside: true }],
  ['below, if a button is at the end', FIELD, WIDE, [box(710, 200, 80, 40)], false, { x: 400, y: 248, isBeside: true }],
  ['below, in a narrow page', NARROW_FIELD, NARROW, [], false, { x: 16, y: 248, isBeside: true }],
  ['aligned at the right, from the right', NARROW_FIELD, NARROW, [], true, { x: 32, y: 248, isBeside: true }],
  [
    'above, if the next field is below',
    NARROW_FIELD,
    NARROW,
    [box(16, 256, 288, 40)],
    false,
    { x: 16, y: 116, isBeside: true },
  ],
  [
    'in a corner, between two fields',
    NARROW_FIELD,
    NARROW,
    [box(16, 256, 288, 40), box(16, 150, 288, 40)],
    false,
    { x: 40, y: 484, isBeside: false },
  ],
  [
    'in a corner, if the field is out of view',
    box(16, -90, 288, 40),
    NARROW,
    [],
    true,
    { x: 8, y: 484, isBeside: false },
  ],
  ['in a corner, without a field', undefined, WIDE, [], false, { x: 920, y: 716, isBeside: false }],
  [
    'at the top, over a form that fills the rest',
    NARROW_FIELD,
    NARROW,
    [box(0, 150, 320, 418)],
    false,
    { x: 40, y: 8, isBeside: false },
  ],
  ['nowhere, if all is taken', NARROW_FIELD, NARROW, [box(0, 0, 320, 568)], false, undefined],
  ['nowhere, in a page that is too small', NARROW_FIELD, { width: 280, height: 568 }, [], false, undefined],
] as const)('the card is %s', (_where, field, viewport, obstacles, isRtl, place) => {
  expect(placeCard(field, CARD, viewport, obstacles, isRtl)).toEqual(place);
});
