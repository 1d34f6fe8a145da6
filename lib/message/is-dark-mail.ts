import { findNamedColour, parseHexColour } from './colour.ts';
import { lightnessOf } from './dark-colour.ts';

const BACKGROUND = /(?:bgcolor\s*=\s*["']?|background(?:-color)?\s*:\s*)(#?\w+)/gi;
/** Darker than this is a dark sheet, in OKLab. */
const DARK = 0.4;
/** The sheet is among the first backgrounds of a mail; buttons and footers come later. */
const LOOKED_AT = 3;

/** Whether a mail brings a dark sheet of its own: then its colours are right in the dark as they are. */
export function isDarkMail(html: string): boolean {
  for (const match of html.matchAll(BACKGROUND).take(LOOKED_AT)) {
    const word = match[1] ?? '';
    const colour = findNamedColour(word) ?? (word.startsWith('#') ? parseHexColour(word) : undefined);
    if (colour) return lightnessOf(colour) < DARK;
  }
  return false;
}
