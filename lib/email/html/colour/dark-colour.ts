import type { Colour } from './colour.ts';
import { fromOklab, luminanceOf, toOklab } from './oklab.ts';

/** Luminance (WCAG 2) of our dark sheet, which white becomes, and of our light ink, which black becomes. */
const SHEET = 0.0092;
const INK = 0.855;
/** What WCAG adds to both sides of a contrast, for the light that a screen reflects. */
const GLARE = 0.05;

/**
 * Turns a colour for a white sheet into one for our dark sheet. Light and dark change places, the hue stays, and any two colours
 * keep their contrast, up to that of our ink. CSS relative colours can't do this: `oklch(from …)` knows lightness, not luminance,
 * and clips what a screen can't show, so that a seventh of the readable colours would fall below 4.5.
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
