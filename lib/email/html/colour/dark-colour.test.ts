import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Colour, findNamedColour, hexOf, parseHexColour } from './colour.ts';
import { darkColour, isDarkMail, luminanceOf } from './dark-colour.ts';

const dark = (text: string) => `#${hexOf(darkColour(parseHexColour(text) ?? findNamedColour(text) ?? [1, 0, 1, 1]))}`;

/** WCAG 2. */
function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test('white becomes our dark sheet, black almost white', () => {
  expect(dark('white')).toBe('#181818');
  expect(dark('#000')).toBe('#eeeeee');
  expect(dark('#0b57d080')).toMatch(/^#[0-9a-f]{6}80$/);
});

const part = fc.double({ min: 0, max: 1, noNaN: true });
const anyColour = fc.tuple(part, part, part, fc.constant(1)).map((parts): Colour => parts);

test('what could be read on white can be read on our dark sheet', () => {
  const white: Colour = [1, 1, 1, 1];
  fc.assert(
    fc.property(
      anyColour.filter((text) => contrast(text, white) >= 4.6),
      (text) => {
        expect(contrast(darkColour(text), darkColour(white))).toBeGreaterThanOrEqual(4.5);
      },
    ),
  );
});

test.each([
  ['<body bgcolor="#111111"><table bgcolor=white>', true],
  ['<body style="background-color: black"><p style="color:#eee">', true],
  ['<style>body{margin:0;background:#0d0f1a}p{color:#c7cbe0}</style><p>', true],
  ['<body bgcolor=white><td bgcolor=black>', false],
  ['<body bgcolor=black><p style="color:#111">a<p style="color:#222">b<p style="color:#fff">', false],
  ['<style>.button{background:#0f1419;color:#fff}.name{color:#111}</style><div>', false],
  ['<style>body{background:#fff}</style><table style="background:#111">', false],
  ['<p>no colours', false],
  ['<div style="background:linear-gradient(red,black)">', false],
])('%s: %j', (html, isDark) => {
  expect(isDarkMail(html)).toBe(isDark);
});
