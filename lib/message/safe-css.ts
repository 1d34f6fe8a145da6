import type { Colour } from './colour.ts';
import { recoloured } from './colour-tokens.ts';
import { cssText } from './css-text.ts';
import { type CssToken, cssTokens } from './css-tokens.ts';
import { IMAGE_PROPERTIES, SAFE_FUNCTIONS, SAFE_PROPERTIES, TEXT_PROPERTIES } from './css-values.ts';

/** What the filter asks the body's author about; it loads nothing and knows no address itself. */
export interface CssContext {
  /** The address to load in place of `url`, or undefined to hold it. */
  imageFor(url: string): string | undefined;
  /** What becomes of every colour; absent when they stay. */
  recolour?(colour: Colour): Colour;
  /** Told of every other address that the style sheet would have loaded. */
  onHeld(url: string): void;
}

/** Wider than this is never meant for a narrow window: it gives way to the width there is. */
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
/** Set by our own sheet, after the width of the window; a mail's custom properties are dropped. */
const ROOM = 'var(--mayfly-room)';
const NO_WRAP: CssToken = { type: 'raw', value: 'var(--mayfly-nowrap)' };
/** Properties in whose values a word like `tan` is a colour. */
const COLOURED = /color$|^background|^border|^outline|shadow$|^text-decoration/;
/** Conditions within conditions, `@media` in `@supports` and so on. */
const DEEPEST_RULE = 5;

const CLOSING: Record<string, string> = { '{': '}', '(': ')', '[': ']' };

/** The declarations of a `style` attribute that may stay; empty for none. */
export function filterDeclarations(css: string, context: CssContext): string {
  return declarationsIn(cssTokens(css), context).join(';');
}

/** The rules of a style sheet that may stay: plain rules, and those under `@media` and `@supports`. */
export function filterStylesheet(css: string, context: CssContext): string {
  return rulesIn(cssTokens(css), context, 0).join('\n');
}

function rulesIn(tokens: CssToken[], context: CssContext, depth: number): string[] {
  const rules: string[] = [];
  let prelude: CssToken[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as CssToken;
    const isAtRule = prelude.find(({ type }) => type !== 'space')?.type === 'at';
    if (isDelim(token, '{')) {
      const end = endOfBlock(tokens, i);
      const block = tokens.slice(i + 1, end);
      const rule = isAtRule ? conditionalRule(prelude, block, context, depth) : styleRule(prelude, block, context);
      if (rule) rules.push(rule);
      prelude = [];
      i = end;
    } else if (isAtRule && isDelim(token, ';')) {
      reportAddresses(prelude, context);
      prelude = [];
    } else prelude.push(token);
  }
  reportAddresses(prelude, context);
  return rules;
}

function conditionalRule(prelude: CssToken[], block: CssToken[], context: CssContext, depth: number): string {
  const [at, ...condition] = prelude.filter(({ type }, i) => i > 0 || type !== 'space');
  const name = at?.type === 'at' ? at.value.toLowerCase() : '';
  const isKept = (name === 'media' || name === 'supports') && depth < DEEPEST_RULE && condition.every(isPlainCondition);
  if (!isKept) {
    reportAddresses(block, context);
    return '';
  }
  const rules = rulesIn(block, context, depth + 1);
  return rules.length > 0 ? `@${name}${cssText(condition)}{${rules.join('\n')}}` : '';
}

function styleRule(prelude: CssToken[], block: CssToken[], context: CssContext): string {
  const declarations = declarationsIn(block, context);
  return declarations.length > 0 && isPlainSelector(prelude) ? `${cssText(prelude)}{${declarations.join(';')}}` : '';
}

function declarationsIn(tokens: CssToken[], context: CssContext): string[] {
  const declarations: string[] = [];
  let start = 0;
  for (let i = 0; i <= tokens.length; i++) {
    const token = tokens[i];
    if (token && closingOf(token)) i = endOfBlock(tokens, i);
    else if (!token || isDelim(token, ';')) {
      const declaration = declarationOf(tokens.slice(start, i), context);
      if (declaration) declarations.push(declaration);
      start = i + 1;
    }
  }
  return declarations;
}

function declarationOf(tokens: CssToken[], context: CssContext): string | undefined {
  const [name, ...rest] = tokens.filter(({ type }, i) => type !== 'space' || i > 0);
  const property = name?.type === 'ident' ? name.value.toLowerCase() : '';
  const colon = rest.findIndex(({ type }) => type !== 'space');
  const value = rest.slice(colon + 1);
  const isDeclaration =
    isDelim(rest[colon], ':') && SAFE_PROPERTIES.has(property) && value.every((token) => isPlainValue(property, token));
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
  context.onHeld(url);
  return undefined;
}

/** A line that may not be broken may be so where there is no room for it. */
function isNoWrap(property: string, token: CssToken): boolean {
  return property === 'white-space' && token.type === 'ident' && token.value.toLowerCase() === 'nowrap';
}

/** A fixed width that a narrow window does not have becomes as much of it as there is. */
function narrowed(property: string, value: CssToken[]): string | undefined {
  if (property !== 'width' && property !== 'min-width') return undefined;
  const width = value.find(({ type }) => type === 'number');
  if (width?.type !== 'number' || width.value * (PX_PER_UNIT[width.unit] ?? 0) <= WIDE_PX) return undefined;
  const isImportant = value.some((token) => token.type === 'ident' && token.value.toLowerCase() === 'important');
  return `min(${cssText([width])},${ROOM})${isImportant ? '!important' : ''}`;
}

function isPlainValue(property: string, token: CssToken): boolean {
  if (token.type === 'string') return TEXT_PROPERTIES.has(property);
  if (token.type === 'function') return SAFE_FUNCTIONS.has(token.value);
  if (token.type === 'number') return Math.abs(token.value * (PX_PER_UNIT[token.unit] ?? 1)) <= LONGEST_PX;
  if (token.type === 'delim') return /[,/)!*%+-]/.test(token.value);
  return token.type !== 'bad' && token.type !== 'at';
}

/** Selectors without pseudo-elements and without escapes into anything but a name. */
function isPlainSelector(prelude: CssToken[]): boolean {
  return (
    prelude.some(({ type }) => type !== 'space') &&
    prelude.every((token, i) => {
      if (token.type === 'delim') return /[.,:>+~*=^$|()[\]]/.test(token.value) && !isPseudoElement(prelude, i);
      return token.type !== 'bad' && token.type !== 'at' && token.type !== 'url';
    })
  );
}

/** Our own marks are made of `::after`, so a mail has none; the old names have one colon. */
function isPseudoElement(prelude: CssToken[], i: number): boolean {
  const next = prelude[i + 1];
  if (!isDelim(prelude[i], ':') || !next) return false;
  return isDelim(next, ':') || (next.type === 'ident' && /^(before|after|first-l)/i.test(next.value));
}

function isPlainCondition(token: CssToken): boolean {
  if (token.type === 'delim') return /[():,/]/.test(token.value);
  // The theme is ours: a mail's own dark colours and our turned ones would meet each other.
  if (token.type === 'ident') return token.value.toLowerCase() !== 'prefers-color-scheme';
  return token.type === 'number' || token.type === 'space';
}

/** Whatever is dropped may have named addresses, as `url()` or as a string that some function would have taken. */
function reportAddresses(tokens: CssToken[], context: CssContext): void {
  for (const token of tokens) {
    const isAddress = token.type === 'url' || (token.type === 'string' && /^\s*(https?:)?\/\//i.test(token.value));
    if (isAddress && token.value) context.onHeld(token.value);
  }
}

/** The index of the bracket that closes the one at `start`, or the end. */
function endOfBlock(tokens: CssToken[], start: number): number {
  const open: string[] = [];
  for (let i = start; i < tokens.length; i++) {
    const token = tokens[i] as CssToken;
    const closing = closingOf(token);
    if (closing) open.push(closing);
    else if (isDelim(token, open.at(-1) ?? '')) open.pop();
    if (open.length === 0) return i;
  }
  return tokens.length;
}

function closingOf(token: CssToken): string | undefined {
  if (token.type === 'function') return ')';
  return token.type === 'delim' ? CLOSING[token.value] : undefined;
}

function isDelim(token: CssToken | undefined, value: string): boolean {
  return token?.type === 'delim' && token.value === value;
}
