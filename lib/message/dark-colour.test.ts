import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Colour, findNamedColour, hexOf, parseHexColour } from './colour.ts';
import { darkColour, lightnessOf } from './dark-colour.ts';

const dark = (text: string) => `#${hexOf(darkColour(parseHexColour(text) ?? findNamedColour(text) ?? [1, 0, 1, 1]))}`;

/** WCAG 2. */
function contrast(one: Colour, other: Colour): number {
  const luminance = ([red, green, blue]: Colour) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test('white becomes our dark sheet, black almost white', () => {
  expect(dark('white')).toBe('#181818');
  expect(dark('#000')).toBe('#eeeeee');
  expect(dark('#0b57d080')).toMatch(/^#[0-9a-f]{6}80$/);
});

const part = fc.double({ min: 0, max: 1, noNaN: true });
const anyColour = fc.tuple(part, part, part, fc.constant(1)).map((parts): Colour => parts);

test('what is lighter becomes darker', () => {
  fc.assert(
    fc.property(anyColour, anyColour, (one, other) => {
      const before = lightnessOf(one) - lightnessOf(other);
      const after = lightnessOf(darkColour(one)) - lightnessOf(darkColour(other));
      expect(Math.abs(before) < 0.01 || before * after < 0).toBe(true);
    }),
  );
});

test('what could be read on white can be read on our dark sheet', () => {
  const white: Colour = [1, 1, 1, 1];
  fc.assert(
    fc.property(anyColour, (text) => {
      if (contrast(text, white) >= 4.5)
        expect(contrast(darkColour(text), darkColour(white))).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
