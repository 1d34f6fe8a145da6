import type { CssToken } from './css-tokens.ts';

const PX_PER_UNIT = new Map(
  Object.entries({ px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 37.8, mm: 3.78, em: 16, rem: 16, ex: 8, ch: 8, vw: 4 }),
);

/**
 * The approximate number of CSS pixels of a length; relative units count with their usual size.
 * @param other CSS pixels per unit for anything without a unit of length, such as a percentage
 */
export function pixels({ value, unit }: CssToken & { type: 'number' }, other: number): number {
  return value * (PX_PER_UNIT.get(unit) ?? other);
}

export const words = (list: string): string[] => list.trim().split(/\s+/);

/** Every CSS function that a value may use: none of them loads, runs or reads anything. Values with other functions are dropped. */
export const SAFE_FUNCTIONS: ReadonlySet<string> = new Set(
  words(`
    rgb rgba hsl hsla calc min max clamp linear-gradient radial-gradient repeating-linear-gradient repeating-radial-gradient
  `),
);

export const IMAGE_PROPERTIES: ReadonlySet<string> = new Set(
  words('background background-image list-style list-style-image'),
);

/** The only properties that may have a string: in others, it could be a URL, or visible text that is not compared with a link's target. */
export const TEXT_PROPERTIES: ReadonlySet<string> = new Set(['font', 'font-family']);

/**
 * Every property that a mail may set: type, colour, boxes, tables, lists. Left out on purpose: properties that load or animate, that
 * move content over other content or out of the frame (`position`, `transform`, `z-index`), that fade it (`opacity`), reverse letters
 * (`unicode-bidi`) or change the pointer, and generated text, which we use for our own marks.
 * Columns, grids and flexible boxes are left out as well: if they are nested, each level takes Chromium twice as long.
 */
export const SAFE_PROPERTIES: ReadonlySet<string> = new Set([
  ...words(`
    color background background-color background-image background-position background-repeat background-size background-clip
    background-origin visibility font font-family font-size font-style font-variant font-weight font-stretch line-height letter-spacing
    word-spacing text-align text-decoration text-decoration-color text-decoration-line text-decoration-style text-indent text-transform
    text-shadow text-overflow vertical-align white-space word-break word-wrap overflow-wrap hyphens direction quotes tab-size display float
    clear overflow overflow-x overflow-y width height min-width min-height max-width max-height box-sizing box-shadow object-fit margin
    padding border border-color border-style border-width border-collapse border-spacing border-radius border-top-left-radius
    border-top-right-radius border-bottom-left-radius border-bottom-right-radius outline table-layout caption-side empty-cells list-style
    list-style-image list-style-position list-style-type
  `),
  ...words('top right bottom left inline inline-start inline-end block block-start block-end').flatMap((side) => [
    `margin-${side}`,
    `padding-${side}`,
  ]),
  ...words('top right bottom left').flatMap((side) =>
    ['', '-color', '-style', '-width'].map((part) => `border-${side}${part}`),
  ),
]);

/** What changes the width or the case of glyphs and spaces. `body-sheet.ts` overrides it in links, so none of it is ever important. */
export const GLYPH_PROPERTIES: ReadonlySet<string> = new Set(
  words('font font-stretch font-variant letter-spacing tab-size text-transform white-space word-spacing'),
);

export const SAFE_DISPLAYS: ReadonlySet<string> = new Set(
  words(`
  none block inline inline-block flow-root list-item inherit initial unset revert table inline-table table-row-group table-header-group
  table-footer-group table-row table-cell table-column-group table-column table-caption
  `),
);
