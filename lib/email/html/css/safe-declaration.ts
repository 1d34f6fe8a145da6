import type { BodyTheme } from '../body-sheet.ts';
import { type Colour, recoloured } from '../colour/colour.ts';
import { cssText } from './css-text.ts';
import { type CssToken, isBalanced, isDelim } from './css-tokens.ts';
import {
  GLYPH_PROPERTIES,
  IMAGE_PROPERTIES,
  pixels,
  SAFE_DISPLAYS,
  SAFE_FUNCTIONS,
  SAFE_PROPERTIES,
  TEXT_PROPERTIES,
} from './css-values.ts';
import { addGround, type Ground, VEIL } from './ground.ts';
import { cutting, isHiding, isInPlace } from './in-sight.ts';

export interface CssContext {
  /**
   * The URL to load instead of `url`, or undefined to block it.
   * @param isConditional the image would load only at a certain width, or on hover: the request would tell the sender about it
   */
  imageFor(url: string, isConditional: boolean): string | undefined;
  theme: BodyTheme;
  /** Changes every colour; absent when colours stay. */
  recolour?(colour: Colour): Colour;
  /** Called with every other URL that the style sheet would have loaded. */
  onBlocked(url: string): void;
  /** How many more selectors the mail's style sheets may have; `filterStylesheet` subtracts the cost of those that it keeps. */
  selectorsLeft: number;
  /** For how many more characters they may search in attributes; likewise. */
  searchedLeft: number;
}

/** Wider widths shrink in a narrow window. */
const WIDE_PX = 240;
/** The most tokens of one value: a long list, such as of shadows, takes long to draw. */
const MOST_TOKENS = 300;
const LONGEST_PX = 20_000;
/** Set in `body-sheet.ts`; a mail's own custom properties are dropped. */
const AVAILABLE_WIDTH = 'var(--mayfly-width)';
const HIDDEN = 'display:none!important';
const NO_WRAP: CssToken = { type: 'raw', value: 'var(--mayfly-nowrap)' };
const VIEWPORT_HEIGHT = /^[dls]?v(?:h|b|min|max)$/;
/** Properties in whose values a word like `tan` is a colour. */
const COLOURED = /color$|^background|^border|^outline|shadow$|^text-decoration/;

/**
 * @param ground of its block, to which it is added
 * @returns the safe form of a declaration, which loads nothing but the images that `imageFor` allows; `display:none!important` for a
 *   declaration that hides content; undefined for one that is dropped
 */
export function safeDeclaration(
  tokens: CssToken[],
  context: CssContext,
  ground: Ground,
  isConditional = false,
): string | undefined {
  const start = afterSpace(tokens, 0);
  const name = tokens[start];
  if (!name) return undefined;
  const property = name.type === 'ident' ? name.value.toLowerCase() : '';
  const colon = afterSpace(tokens, start + 1);
  const hasValue = isDelim(tokens[colon], ':');
  const written = hasValue ? tokens.slice(colon + 1) : [];
  const value = GLYPH_PROPERTIES.has(property) ? withoutImportance(written) : written;
  if (isHiding(property, value)) return HIDDEN;
  const isGround = property.startsWith('background');
  if (isGround && value.some(isImportance)) ground.importance = '!important';
  if (property === 'position' && /^\s*(?:absolute|fixed)/i.test(cssText(value))) ground.isLost = true;
  const isDeclaration =
    hasValue &&
    SAFE_PROPERTIES.has(property) &&
    value.length <= MOST_TOKENS &&
    isBalanced(value) &&
    value.every((token) => isPlainValue(property, token)) &&
    isInPlace(property, value);
  if (!isDeclaration) {
    reportUrls(tokens, context);
    return undefined;
  }
  const { recolour } = context;
  const kept = value.map((token): CssToken => {
    if (isNoWrap(property, token)) return NO_WRAP;
    if (token.type !== 'url') return token;
    const url = imageIn(property, token.value, context, isConditional);
    if (isGround) ground[!url ? 'isLost' : recolour ? 'isVeiled' : 'isOwn'] = true;
    // Only the picture goes: a background keeps its colour.
    return url ? { type: 'url', value: url } : { type: 'ident', value: 'none' };
  });
  const painted = recolour && COLOURED.test(property) ? recoloured(kept, recolour) : kept;
  const veil = recolour && isGround && kept.some(({ type }) => type === 'url') ? VEIL : '';
  if (isGround) addGround(ground, painted, context.theme);
  const text = narrowed(property, painted) ?? veil + cssText(painted).trim();
  return text ? `${property === 'color' ? '--mayfly-own' : property}:${text}${cutting(property, value)}` : undefined;
}

function afterSpace(tokens: CssToken[], start: number): number {
  let at = start;
  while (tokens[at]?.type === 'space') at++;
  return at;
}

function imageIn(property: string, url: string, context: CssContext, isConditional: boolean): string | undefined {
  if (IMAGE_PROPERTIES.has(property)) return context.imageFor(url, isConditional);
  context.onBlocked(url);
  return undefined;
}

/** `white-space: nowrap` becomes `NO_WRAP`, which wraps in a narrow window. */
function isNoWrap(property: string, token: CssToken): boolean {
  return property === 'white-space' && token.type === 'ident' && token.value.toLowerCase() === 'nowrap';
}

function narrowed(property: string, value: CssToken[]): string | undefined {
  if (property !== 'width' && property !== 'min-width') return undefined;
  const width = value.find(({ type }) => type === 'number');
  if (width?.type !== 'number' || pixels(width, 0) <= WIDE_PX) return undefined;
  return `min(${cssText([width])},${AVAILABLE_WIDTH})${importance(value)}`;
}

const isImportance = (token: CssToken | undefined) =>
  token?.type === 'ident' && token.value.toLowerCase() === 'important';

function importance(value: CssToken[]): string {
  return value.some(isImportance) ? '!important' : '';
}

function withoutImportance(value: CssToken[]): CssToken[] {
  return value.filter((token) => !isDelim(token, '!') && !isImportance(token));
}

function isPlainValue(property: string, token: CssToken): boolean {
  if (token.type === 'string') return TEXT_PROPERTIES.has(property);
  if (token.type === 'function') return SAFE_FUNCTIONS.has(token.value);
  // A percentage height has no effect in a parent with automatic height. Each level of nested tables with it doubles Firefox's layout time.
  if (token.type === 'number' && token.unit === '%' && property === 'height') return false;
  // The frame is as high as the mail: content that depends on its height would always be higher.
  if (token.type === 'number' && VIEWPORT_HEIGHT.test(token.unit)) return false;
  if (token.type === 'number') return Math.abs(pixels(token, 1)) <= LONGEST_PX;
  if (token.type === 'delim') return /[,/)!*%+-]/.test(token.value);
  // `break-spaces` allows a line break after each space: Chromium's layout time is quadratic in their number (30,000 tabs: a minute).
  if (property === 'white-space' && token.type === 'ident') return token.value.toLowerCase() !== 'break-spaces';
  if (property === 'display' && token.type === 'ident') return isSafeDisplay(token.value.toLowerCase());
  return token.type !== 'bad' && token.type !== 'at';
}

const isSafeDisplay = (word: string) => SAFE_DISPLAYS.has(word) || word === 'important';

/** Reports the URLs in what is dropped: in `url()`, or in a string that a function would load. */
export function reportUrls(tokens: CssToken[], context: CssContext): void {
  for (const token of tokens) {
    const isAddress = token.type === 'url' || (token.type === 'string' && /^\s*(https?:)?\/\//i.test(token.value));
    if (isAddress && token.value) context.onBlocked(token.value);
  }
}
