import { parseColourFunction, parseHexColour } from '../colour/colour.ts';
import type { CssToken } from './css-tokens.ts';
import { pixels } from './css-values.ts';

const FAINTEST = 0.1;
/** Moved so far, a thing is out of the page. */
const FAR_PX = 200;
/** Lower or narrower boxes don't hold a letter. */
const SMALLEST_PX = 10;
const OVERFLOW = /^(?:hidden|auto|scroll|clip|important)$/i;
/** How far a value may move something over what stands beside it, in CSS pixels. */
const FURTHEST_BACK: readonly [property: RegExp, px: number][] = [
  [/^margin/, 4],
  [/^text-indent$/, 60],
  [/^letter-spacing$/, 2],
  // Words that touch are one.
  [/^word-spacing$/, 0],
  [/^vertical-align$/, 20],
];

/**
 * Whether a value leaves things where they can be seen, and nothing lies over others: no link that nobody sees stands over words that
 * are third-party.
 */
export function isInPlace(property: string, value: CssToken[]): boolean {
  if (property === 'color') return isInk(value);
  // What `cutting` cuts stays cut.
  if (/^overflow(?:-[xy])?$/.test(property))
    return value.every((token) => token.type !== 'ident' || OVERFLOW.test(token.value));
  const furthest = FURTHEST_BACK.find(([pattern]) => pattern.test(property))?.[1];
  return (
    furthest === undefined ||
    value.every((token) => {
      // What comes out of a calculation is not known here.
      if (token.type === 'function') return false;
      if (token.type !== 'number') return true;
      return token.unit === '%' && property !== 'vertical-align' ? token.value >= 0 : pixels(token, 1) >= -furthest;
    })
  );
}

/**
 * What cuts the text of a box that a declaration may make smaller than it: no words that would hang out of it lie below a linked picture.
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
 * Whether a declaration makes things invisible by means that mails do not have here: see-through, moved far away, shrunk, cut off.
 * Without it they would appear.
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
  return token.unit === '%'
    ? Math.abs(token.value) >= 100 && token.value < 0
    : pixels(token, 1) <= -FAR_PX || pixels(token, 1) >= 10 * FAR_PX;
}

/** A part of one, or per cent. */
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
