import { type Colour, findNamedColour, parseHexColour } from './colour.ts';

/** Where a mail sets its background colour: on an element that contains others, or in a rule for the whole page. */
const SHEETS = [
  /<(?:body|table|td|div|center)\b[^<>]*?(?:bgcolor\s*=\s*["']?|background(?:-color)?\s*:\s*)(#?\w+)/i,
  /\b(?:body|html)\b[^{}<]*\{[^{}]*?background(?:-color)?\s*:\s*(#?\w+)/i,
];
const TEXT = /(?<![-\w])(?:color|text)\s*[:=]\s*["']?(#?\w+)/gi;
/** On a colour of lower luminance, white text is easier to read than black: WCAG 2. */
const DARK = 0.18;
/** In characters. The background is set near the beginning. */
const LOOKED_AT = 30_000;

/** Whether a mail has a dark background and light text of its own: then its colours fit the dark theme unchanged. */
export function isDarkMail(html: string): boolean {
  const start = html.slice(0, LOOKED_AT);
  const sheets = coloursIn(SHEETS.map((pattern) => pattern.exec(start)));
  if (sheets.length === 0 || !sheets.every(isDark)) return false;
  const texts = coloursIn([...start.matchAll(TEXT)]);
  return texts.filter(isDark).length <= texts.length / 2;
}

function coloursIn(matches: (RegExpExecArray | null)[]): Colour[] {
  const words = matches.map((match) => match?.[1] ?? '');
  const colours = words.map((word) => (word.startsWith('#') ? parseHexColour(word) : findNamedColour(word)));
  return colours.filter((colour) => colour !== undefined);
}

export const isDark = (colour: Colour) => luminanceOf(colour) < DARK;

/** Luminance (WCAG 2) of the dark theme's background, which replaces white, and of its text, which replaces black. */
const SHEET = 0.0092;
const INK = 0.855;
/** What WCAG adds to both sides of a contrast, for the light that a screen reflects. */
const GLARE = 0.05;

/**
 * Turns a colour for a white background into one for the dark theme. Light and dark are swapped, the hue stays, and any two colours
 * keep their contrast, up to that of the theme's text. CSS relative colours can't do this: `oklch(from …)` uses lightness, not luminance,
 * and clips colours that a screen can't show, so that a seventh of the readable colours would fall below a contrast of 4.5.
 */
export function darkColour(colour: Colour): Colour {
  const luminance = Math.min(((SHEET + GLARE) * (1 + GLARE)) / (luminanceOf(colour) + GLARE) - GLARE, INK);
  const [, a, b] = toOklab(colour);
  // Less and less saturated, until a screen can show the colour at this luminance.
  for (const strength of [1, 0.8, 0.6, 0.4, 0.2]) {
    const turned = withLuminance(luminance, a * strength, b * strength);
    if (turned.every((part) => part >= -0.002 && part <= 1.002)) return [...turned, colour[3]];
  }
  return [...withLuminance(luminance, 0, 0), colour[3]];
}

function withLuminance(luminance: number, a: number, b: number): [number, number, number] {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (luminanceOf(fromOklab(middle, a, b)) < luminance) low = middle;
    else high = middle;
  }
  return fromOklab(high, a, b);
}

type Rgb = readonly [red: number, green: number, blue: number, ...unknown[]];

/** Lightness from 0 (black) to 1 (white), and hue and its strength as two axes. @see https://bottosson.github.io/posts/oklab/ */
function toOklab([red, green, blue]: Rgb): [lightness: number, a: number, b: number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The inverse of `toOklab`; parts below 0 or above 1 are colours outside sRGB. */
function fromOklab(lightness: number, a: number, b: number): [red: number, green: number, blue: number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Relative luminance from 0 to 1. @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function luminanceOf([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function gamma(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}
