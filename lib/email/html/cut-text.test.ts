import { expect, it } from 'vitest';
import { cutText } from './text-body.ts';

it.each([
  ['a text that is short enough', 'one\ntwo', 7, 'one\ntwo'],
  ['whole lines', 'one\ntwo\nthree', 9, 'one\ntwo'],
  ['a line that ends where it is cut', 'one\ntwo\nthree', 7, 'one\ntwo'],
  ['one long line', 'x'.repeat(5000), 3000, 'x'.repeat(3000)],
  ['a long line after a short one', `one\n${'x'.repeat(5000)}`, 3000, `one\n${'x'.repeat(2996)}`],
  ['no half of a character', '\u{1f98b}'.repeat(5000), 3001, '\u{1f98b}'.repeat(1500)],
])('keeps %s', (_what, text, most, kept) => {
  expect(cutText(text, most)).toBe(kept);
});
