import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 bytes'],
  [812, '812 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1450, '1.5 kB'],
  [14_200, '14 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_240_000, '1.2 MB'],
  [250_000_000, '250 MB'],
  [1_000_000_000, '1 GB'],
  [3_000_000_000_000, '3,000 GB'],
  [undefined, ''],
  [Number.NaN, ''],
  [-1, ''],
])('%j bytes are %j', (bytes, words) => {
  expect(formatBytes(bytes, 'en')).toBe(words);
});

test.each([
  ['de', '2,5 MB', '812 Byte'],
  ['fr', '2,5 Mo', '812 octets'],
  ['ru', '2,5 МБ', '812 байт'],
])('sign and unit are those of the language: %s', (locale, large, small) => {
  expect([formatBytes(2_540_000, locale), formatBytes(812, locale)].map((size) => size.replace(/\s/g, ' '))).toEqual([
    large,
    small,
  ]);
});
