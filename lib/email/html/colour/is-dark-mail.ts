import { type Colour, findNamedColour, parseHexColour } from './colour.ts';
import { luminanceOf } from './oklab.ts';

/** Where the sheet of a mail gets its colour: in a tag that holds others, or in a rule for the whole page. */
const SHEETS = [
  /<(?:body|table|td|div|center)\b[^<>]*?(?:bgcolor\s*=\s*["']?|background(?:-color)?\s*:\s*)(#?\w+)/i,
  /\b(?:body|html)\b[^{}<]*\{[^{}]*?background(?:-color)?\s*:\s*(#?\w+)/i,
];
const TEXT = /(?<![-\w])(?:color|text)\s*[:=]\s*["']?(#?\w+)/gi;
/** White on it is easier to read than black: WCAG 2. */
const DARK = 0.18;
/** The sheet is at the beginning. */
const LOOKED_AT = 30_000;

/** Whether a mail brings a dark sheet and light text of its own: then its colours are right in the dark as they are. */
export function isDarkMail(html: string): boolean {
  const start = html.slice(0, LOOKED_AT);
  const sheets = coloursIn(SHEETS.map((pattern) => pattern.exec(start)));
  if (sheets.length === 0 || !sheets.every(isDark)) return false;
  const texts = coloursIn([...start.matchAll(TEXT)]);
  return texts.filter(isDark).length <= texts.length / 2;
}

function coloursIn(matches: (RegExpExecArray | null)[]): Colour[] {
  return matches.map((match) => colourOf(match?.[1])).filter((colour) => colour !== undefined);
}

function colourOf(word = ''): Colour | undefined {
  return findNamedColour(word) ?? (word.startsWith('#') ? parseHexColour(word) : undefined);
}

function isDark(colour: Colour): boolean {
  return luminanceOf(colour) < DARK;
}
