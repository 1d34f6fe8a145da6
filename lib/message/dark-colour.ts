import type { Colour } from './colour.ts';

/** The lightness of our dark sheet, and of white text on black turned around. */
const DARKEST = 0.21;
const LIGHTEST = 0.95;
/** Bends the scale, so that what could be read on white can be read on our dark sheet: greys and buttons gain most. */
const BEND = 0.75;

/**
 * A colour of a mail that was meant for a white sheet, for our dark one: light becomes dark and dark becomes light, the
 * hue stays. One rule for text, backgrounds and lines, so that whatever could be told apart still can.
 * @see https://bottosson.github.io/posts/oklab/
 */
export function darkColour(colour: Colour): Colour {
  const [lightness, a, b] = toOklab(colour);
  const turned = DARKEST + (LIGHTEST - DARKEST) * (1 - Math.min(lightness, 1)) ** BEND;
  // The same hue with less of it, until a screen can show it.
  for (let strength = 1; strength > 0; strength -= 0.1) {
    const rgb = fromOklab(turned, a * strength, b * strength);
    if (rgb.every((part) => part >= -0.001 && part <= 1.001)) return [...rgb, colour[3]];
  }
  return [...fromOklab(turned, 0, 0), colour[3]];
}

/** OKLab lightness from 0 (black) to 1 (white). */
export function lightnessOf(colour: Colour): number {
  return toOklab(colour)[0];
}

function toOklab([red, green, blue]: Colour): [number, number, number] {
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

function fromOklab(lightness: number, a: number, b: number): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function gamma(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}
