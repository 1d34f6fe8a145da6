import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uniqueNames } from './attachment-name.ts';

test.each([
  [[], []],
  [
    ['a.pdf', 'b.pdf'],
    ['a.pdf', 'b.pdf'],
  ],
  [
    ['a.pdf', 'a.pdf', 'A.PDF'],
    ['a.pdf', 'a (2).pdf', 'A (3).PDF'],
  ],
  [
    ['a', 'a'],
    ['a', 'a (2)'],
  ],
  [
    ['a (2).pdf', 'a.pdf', 'a.pdf'],
    ['a (2).pdf', 'a.pdf', 'a (3).pdf'],
  ],
  [
    ['é.txt', 'e\u0301.txt'],
    ['é.txt', 'e\u0301 (2).txt'],
  ],
  [
    ['straße', 'STRASSE'],
    ['straße', 'STRASSE (2)'],
  ],
])('%j become %j', (names, unique) => {
  expect(uniqueNames(names)).toEqual(unique);
});

test('many of one name are numbered in one go', () => {
  expect(uniqueNames(Array.from({ length: 20_000 }, () => 'a.pdf')).at(-1)).toBe('a (20000).pdf');
});

test('whatever the names, no two are one file', () => {
  const name = fc.constantFrom('a.pdf', 'A.pdf', 'a (2).pdf', 'a (3).pdf', 'b', 'B', 'ﬁ', 'fi');
  fc.assert(
    fc.property(fc.array(name), (names) => {
      const unique = uniqueNames(names);
      expect(unique).toHaveLength(names.length);
      expect(new Set(unique.map((one) => one.normalize('NFKC').toUpperCase())).size).toBe(names.length);
    }),
  );
});
