import { recoloured } from '../colour/colour-tokens.ts';
import { isBalanced, isDelim } from './css-blocks.ts';
import type { CssContext } from './css-context.ts';
import { cssText } from './css-text.ts';
import type { CssToken } from './css-tokens.ts';
import { IMAGE_PROPERTIES, SAFE_FUNCTIONS, SAFE_PROPERTIES, TEXT_PROPERTIES } from './css-values.ts';

/** Wider widths shrink in a narrow window. */
const WIDE_PX = 240;
/** Longer than any mail is wide or high. */
const LONGEST_PX = 20_000;
const PX_PER_UNIT: Record<string, number> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 37.8,
  mm: 3.78,
  em: 16,
  rem: 16,
  ex: 8,
  ch: 8,
  vw: 4,
  vh: 4,
};
/** Set in `body-sheet.ts`; a mail's own custom properties are dropped. */
const AVAILABLE_WIDTH = 'var(--mayfly-width)';
const NO_WRAP: CssToken = { type: 'raw', value: 'var(--mayfly-nowrap)' };
/** Properties in whose values a word like `tan` is a colour. */
const COLOURED = /color$|^background|^border|^outline|shadow$|^text-decoration/;
/** `property:value` with nothing in it that loads, or undefined when the declaration goes. */
export function safeDeclaration(tokens: CssToken[], context: CssContext): string | undefined {
  const [name, ...rest] = tokens.slice(tokens.findIndex(({ type }) => type !== 'space'));
  const property = name?.type === 'ident' ? name.value.toLowerCase() : '';
  const colon = rest.findIndex(({ type }) => type !== 'space');
  const value = rest.slice(colon + 1);
  const isDeclaration =
    isDelim(rest[colon], ':') &&
    SAFE_PROPERTIES.has(property) &&
    isBalanced(value) &&
    value.every((token) => isPlainValue(property, token));
  if (!isDeclaration) {
    reportAddresses(tokens, context);
    return undefined;
  }
  const kept = value.map((token): CssToken => {
    if (isNoWrap(property, token)) return NO_WRAP;
    if (token.type !== 'url') return token;
    const url = imageIn(property, token.value, context);
    // Only the picture goes: a background keeps its colour.
    return url ? { type: 'url', value: url } : { type: 'ident', value: 'none' };
  });
  const { recolour } = context;
  const painted = recolour && COLOURED.test(property) ? recoloured(kept, recolour) : kept;
  const text = narrowed(property, painted) ?? cssText(painted).trim();
  return text ? `${property}:${text}` : undefined;
}

function imageIn(property: string, url: string, context: CssContext): string | undefined {
  if (IMAGE_PROPERTIES.has(property)) return context.imageFor(url);
  context.onBlocked(url);
  return undefined;
}

/** `nowrap` yields in a narrow window. */
function isNoWrap(property: string, token: CssToken): boolean {
  return property === 'white-space' && token.type === 'ident' && token.value.toLowerCase() === 'nowrap';
}

/** A fixed width, limited to the available width. */
function narrowed(property: string, value: CssToken[]): string | undefined {
  if (property !== 'width' && property !== 'min-width') return undefined;
  const width = value.find(({ type }) => type === 'number');
  if (width?.type !== 'number' || width.value * (PX_PER_UNIT[width.unit] ?? 0) <= WIDE_PX) return undefined;
  const isImportant = value.some((token) => token.type === 'ident' && token.value.toLowerCase() === 'important');
  return `min(${cssText([width])},${AVAILABLE_WIDTH})${isImportant ? '!important' : ''}`;
}

function isPlainValue(property: string, token: CssToken): boolean {
  if (token.type === 'string') return TEXT_PROPERTIES.has(property);
  if (token.type === 'function') return SAFE_FUNCTIONS.has(token.value);
  if (token.type === 'number') return Math.abs(token.value * (PX_PER_UNIT[token.unit] ?? 1)) <= LONGEST_PX;
  if (token.type === 'delim') return /[,/)!*%+-]/.test(token.value);
  return token.type !== 'bad' && token.type !== 'at';
}

/** Reports the URLs in what is dropped: in `url()`, or in a string that a function would load. */
export function reportAddresses(tokens: CssToken[], context: CssContext): void {
  for (const token of tokens) {
    const isAddress = token.type === 'url' || (token.type === 'string' && /^\s*(https?:)?\/\//i.test(token.value));
    if (isAddress && token.value) context.onBlocked(token.value);
  }
}
