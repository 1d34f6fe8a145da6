import { expect, test } from 'vitest';
import { sizeInWords } from './attachment-size.ts';

test.each([
  [0, '0 B'],
  [812, '812 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1450, '1.5 kB'],
  [14_200, '14 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [2_540_000, '2.5 MB'],
  [3_000_000_000_000, '3,000 GB'],
  [undefined, ''],
  [Number.NaN, ''],
  [-1, ''],
])('%j bytes are %j', (sizeBytes, words) => {
  expect(sizeInWords(sizeBytes, 'en')).toBe(words);
});

test('the decimal sign is the reader’s', () => {
  expect(sizeInWords(2_540_000, 'de')).toBe('2,5 MB');
});
