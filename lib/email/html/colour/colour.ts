import { closingOf } from '../css/css-blocks.ts';
import type { CssToken } from '../css/css-tokens.ts';
import { COLOUR_NAMES } from './colour-names.ts';

/** sRGB, each from 0 to 1, alpha too. */
export type Colour = [red: number, green: number, blue: number, alpha: number];

/** A colour by name; undefined for any other word, `transparent` and `currentcolor` too. */
export function findNamedColour(name: string): Colour | undefined {
  const hex = COLOUR_NAMES.get(name.toLowerCase());
  return hex === undefined ? undefined : parseHexColour(hex);
}

/** Three, four, six or eight hex digits, with or without `#` in front; undefined for anything else. */
export function parseHexColour(text: string): Colour | undefined {
  const hex = text.toLowerCase().replace(/^#/, '');
  if (!/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(hex)) return undefined;
  const pairs = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (pairs.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return [red / 255, green / 255, blue / 255, alpha / 255];
}

/** What stands between the brackets of `rgb(…)`, `rgba(…)`, `hsl(…)` and `hsla(…)`; undefined for what has too few numbers. */
export function parseColourFunction(name: string, inside: CssToken[]): Colour | undefined {
  const numbers = inside.filter((token) => token.type === 'number');
  const [first, second, third, fourth] = numbers;
  if (!first || !second || !third) return undefined;
  const part = ({ value, unit }: { value: number; unit: string }, whole: number) =>
    clamp(unit === '%' ? value / 100 : value / whole);
  const alpha = fourth ? part(fourth, 1) : 1;
  if (name.startsWith('rgb')) return [part(first, 255), part(second, 255), part(third, 255), alpha];
  return [...fromHsl(first.value, part(second, 100), part(third, 100)), alpha];
}

/** `#rrggbb`, with alpha where there is some, as the value of a hash token. */
export function hexOf(colour: Colour): string {
  const hex = colour
    .map((part) =>
      Math.round(clamp(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  return hex.endsWith('ff') ? hex.slice(0, 6) : hex;
}

/** @see https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function fromHsl(hue: number, saturation: number, lightness: number): [number, number, number] {
  const part = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    return lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [part(0), part(8), part(4)];
}

function clamp(part: number): number {
  return Math.min(Math.max(part, 0), 1);
}

/** Every colour in a value changed, everything else as it was. */
export function recoloured(value: CssToken[], change: (colour: Colour) => Colour): CssToken[] {
  const changed: CssToken[] = [];
  for (let i = 0; i < value.length; i++) {
    const token = value[i] as CssToken;
    const end = token.type === 'function' && /^(rgb|hsl)a?$/.test(token.value) ? closingIndex(value, i) : i;
    const colour = colourOf(token, value.slice(i + 1, end));
    changed.push(colour ? { type: 'hash', value: hexOf(change(colour)) } : token);
    if (colour) i = end;
  }
  return changed;
}

function colourOf(token: CssToken, inside: CssToken[]): Colour | undefined {
  if (token.type === 'hash') return parseHexColour(token.value);
  if (token.type === 'ident') return findNamedColour(token.value);
  return token.type === 'function' && inside.length > 0 ? parseColourFunction(token.value, inside) : undefined;
}

/** Where the bracket closes, as nothing that is a colour has brackets inside; `start` when one opens before. */
function closingIndex(value: CssToken[], start: number): number {
  for (let i = start + 1; i < value.length; i++) {
    const token = value[i] as CssToken;
    if (token.type === 'delim' && token.value === ')') return i;
    if (closingOf(token)) break;
  }
  return start;
}
