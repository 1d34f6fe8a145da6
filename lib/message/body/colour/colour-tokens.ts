import type { CssToken } from '../css/css-tokens.ts';
import { type Colour, findNamedColour, hexOf, parseColourFunction, parseHexColour } from './colour.ts';

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

/** The first bracket that closes, as nothing that is a colour has brackets inside; `start` when there is none. */
function closingIndex(value: CssToken[], start: number): number {
  const end = value.findIndex((token, i) => i > start && token.type === 'delim' && token.value === ')');
  return end < 0 ? start : end;
}
