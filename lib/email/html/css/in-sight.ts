import { parseColourFunction, parseHexColour } from '../colour/colour.ts';
import type { CssToken } from './css-tokens.ts';
import { pixels } from './css-values.ts';

const FAINTEST = 0.1;
/** Content that is moved this far is outside of the page. */
const FAR_PX = 200;
/** Lower or narrower boxes don't hold a letter. */
const SMALLEST_PX = 10;
const OVERFLOW = /^(?:hidden|auto|scroll|clip|important)$/i;
/** How far below zero each value may be, in CSS pixels: negative values move content over its neighbours. */
const FURTHEST_BACK: readonly [property: RegExp, px: number][] = [
  [/^margin/, 4],
  [/^text-indent$/, 60],
  [/^letter-spacing$/, 2],
  // No negative value: words that touch read as one word.
  [/^word-spacing$/, 0],
  [/^vertical-align$/, 20],
];

/** Whether a value keeps content visible and in its place. Otherwise an invisible link could lie over text that does not belong to it. */
export function isInPlace(property: string, value: CssToken[]): boolean {
  if (property === 'color') return isInk(value);
  // `visible` would undo the `clip` of `cutting`.
  if (/^overflow(?:-[xy])?$/.test(property))
    return value.every((token) => token.type !== 'ident' || OVERFLOW.test(token.value));
  const furthest = FURTHEST_BACK.find(([pattern]) => pattern.test(property))?.[1];
  return (
    furthest === undefined ||
    value.every((token) => {
      // The result of `calc()`, `min()` and so on is not known here.
      if (token.type === 'function') return false;
      if (token.type !== 'number') return true;
      return token.unit === '%' && property !== 'vertical-align' ? token.value >= 0 : pixels(token, 1) >= -furthest;
    })
  );
}

/**
 * The declaration to append to one that may make a box smaller than its text: it clips the text, which would otherwise overflow the box
 * and could lie under a linked image.
 */
export function cutting(property: string, value: CssToken[]): string {
  if (/^(?:max-)?height$/.test(property)) return ';overflow-y:clip';
  if (property === 'line-height' && value.some((token) => isTiny(token, 0.16))) return ';overflow-y:clip';
  return /^(?:max-)?width$/.test(property) && value.some((token) => isTiny(token, 4)) ? ';overflow-x:clip' : '';
}

/** @param percent CSS pixels of one per cent */
function isTiny(token: CssToken, percent: number): boolean {
  return token.type === 'number' && pixels(token, token.unit === '%' ? percent : 16) < SMALLEST_PX;
}

/**
 * Whether a declaration hides content: makes it transparent, moves it far away, shrinks it, or cuts it off. Most of these declarations are
 * dropped, which would make the content appear: so the caller hides it.
 */
export function isHiding(property: string, value: CssToken[]): boolean {
  const first = value.find(({ type }) => type !== 'space');
  if (property === 'opacity') return isFaded(first);
  if (property === 'z-index') return first?.type === 'number' && first.value < 0;
  if (property === 'content-visibility') return first?.type === 'ident' && /^hidden$/i.test(first.value);
  if (/^(scale|zoom)$/.test(property)) return isFaded(first);
  if (/^(margin|text-indent|left|top|right|bottom|inset|translate|object-position)/.test(property))
    return value.some(isFarAway);
  if (property === 'clip') return first?.type === 'function';
  if (/^(transform|filter|clip-path)$/.test(property)) return functionsIn(value).some(isHidingFunction);
  return false;
}

function isHidingFunction({ name, numbers }: { name: string; numbers: NumberToken[] }): boolean {
  const [first] = numbers;
  if (/^(scale|matrix|opacity)/.test(name)) return isFaded(first);
  if (name.startsWith('translate')) return numbers.some(isFarAway);
  if (/^rotate[xy3]/.test(name))
    return numbers.some(({ value, unit }) => unit === 'deg' && Math.abs(value % 180) === 90);
  if (name === 'inset') return numbers.some(({ value, unit }) => unit === '%' && value >= 50);
  if (/^(circle|ellipse)$/.test(name)) return first !== undefined && first.value < 3;
  return name === 'polygon' && numbers.every(({ value }) => value === first?.value);
}

type NumberToken = CssToken & { type: 'number' };

function functionsIn(value: CssToken[]): { name: string; numbers: NumberToken[] }[] {
  const functions: { name: string; numbers: NumberToken[] }[] = [];
  for (const token of value) {
    if (token.type === 'function') functions.push({ name: token.value, numbers: [] });
    else if (token.type === 'number') functions.at(-1)?.numbers.push(token);
  }
  return functions;
}

function isFarAway(token: CssToken): boolean {
  if (token.type !== 'number') return false;
  return token.unit === '%' ? token.value <= -100 : pixels(token, 1) <= -FAR_PX || pixels(token, 1) >= 10 * FAR_PX;
}

/** Whether a number from 0 to 1, or a percentage, is close to zero. */
function isFaded(token: CssToken | undefined): boolean {
  return token?.type === 'number' && token.value * (token.unit === '%' ? 0.01 : 1) < FAINTEST;
}

function isInk(value: CssToken[]): boolean {
  const colour = value.filter(({ type }) => type !== 'space');
  const [first] = colour;
  if (first?.type === 'ident') return first.value.toLowerCase() !== 'transparent';
  if (first?.type === 'hash') return (parseHexColour(first.value)?.[3] ?? 1) >= FAINTEST;
  if (first?.type !== 'function') return false;
  const end = colour.findIndex((token) => token.type === 'delim' && token.value === ')');
  const inside = colour.slice(1, end);
  const isPlain = inside.every(({ type }) => type === 'number' || type === 'delim');
  return isPlain && (parseColourFunction(first.value, inside)?.[3] ?? 0) >= FAINTEST;
}
