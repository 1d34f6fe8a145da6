import { closingOf } from '../css/css-blocks.ts';
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

/** Where the bracket closes, as nothing that is a colour has brackets inside; `start` when one opens before. */
function closingIndex(value: CssToken[], start: number): number {
  for (let i = start + 1; i < value.length; i++) {
    const token = value[i] as CssToken;
    if (token.type === 'delim' && token.value === ')') return i;
    if (closingOf(token)) break;
  }
  return start;
}
