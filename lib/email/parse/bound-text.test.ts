import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boundText, TextBounds } from './bound-text.ts';

it.each([
  ['Cafe\u0301', 'Cafe\u0301'],
  [`a${'\u0301'.repeat(8)}b`, `a${'\u0301'.repeat(8)}b`],
  [`a${'\u0301'.repeat(9)}b`, `a${'\u0301'.repeat(8)}b`],
  ['\u0301'.repeat(100_000), '\u0301'.repeat(8)],
  ['ก\u0e33'.repeat(3), 'ก\u0e33'.repeat(3)],
  ['\u0e33'.repeat(100), '\u0e33'.repeat(8)],
  // Not between other marks, nor joiners.
  [`a${'\u0301\u20dd\u200d\ufe0f'.repeat(100)}`, 'a\u0301\u20dd\u200d\ufe0f\u0301\u20dd\u200d\ufe0f'],
  [`a${'\u{1e8d0}'.repeat(20)}`, `a${'\u{1e8d0}'.repeat(8)}`],
  // As they are written: vowels and points, a family, a flag of a region.
  ['क्षत्रिय בְּרֵאשִׁ֖ית ที่นี่ བསྒྲུབས', 'क्षत्रिय בְּרֵאשִׁ֖ית ที่นี่ བསྒྲུབས'],
  ['👩🏽‍❤️‍💋‍👨🏿', '👩🏽‍❤️‍💋‍👨🏿'],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
])('%j', (text, capped) => {
  expect(boundText(text)).toBe(capped);
});

it('leaves no nine in a row, and nothing else out', () => {
  const anyText = fc
    .array(fc.constantFrom('a', '\u0301', '\u200d', '\u{1e8d0}', '👩', '\n'))
    .map((all) => all.join(''));
  fc.assert(
    fc.property(anyText, (text) => {
      const capped = boundText(text);
      expect(capped).not.toMatch(/[\p{M}\p{Cf}]{9}/u);
      const plain = (one: string) => one.replace(/[\p{M}\p{Cf}]/gu, '');
      expect(plain(capped)).toBe(plain(text));
      expect(boundText(capped)).toBe(capped);
    }),
  );
});

it.each([
  ['\u0628\u0640', 500, 9],
  ['\u0628\u00a0', 500, 9],
  ['\u0628\u200b', 500, 9],
  ['\u0628', 100, 0],
  // A key, and what is drawn letter by letter.
  ['x', 5000, 0],
  ['字', 5000, 0],
  ['가', 5000, 0],
])('%j × %i is parted %i times', (piece, times, parted) => {
  const parts = boundText(piece.repeat(times)).split(' ');
  expect(parts.join('')).toBe(piece.repeat(times).replaceAll(' ', ''));
  expect(parts.length - 1).toBe(parted);
});

it('a line may end, unseen, within sentences of scripts without spaces', () => {
  const parts = boundText('ก'.repeat(1000)).split('\u200b');
  expect(parts.map(({ length }) => length)).toEqual([200, 200, 200, 200, 200]);
});

it('leaves words with spaces between them', () => {
  const text = 'السلام عليكم '.repeat(500);
  expect(boundText(text)).toBe(text);
});

it('goes on from text to text', () => {
  const bounds = new TextBounds();
  const drawn = Array.from({ length: 300 }, () => bounds.bound('\u0628')).join('');
  expect(drawn.split(' ').length - 1).toBe(2);
  const marks = new TextBounds();
  expect(Array.from({ length: 30 }, () => marks.bound('\u0301')).join('')).toBe('\u0301'.repeat(8));
});
