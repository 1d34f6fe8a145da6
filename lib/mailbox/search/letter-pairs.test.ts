import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addPairs, noPairs, pairsTest } from './letter-pairs.ts';

function pairsOf(...texts: string[]) {
  const pairs = noPairs();
  for (const text of texts) addPairs(pairs, text);
  return pairs;
}

test('no text is ruled out that has the word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), fc.string(), (word, before, after) => {
      expect(pairsTest(word)(pairsOf('head', `${before}${word}${after}`))).toBe(true);
    }),
  );
});

test.each([
  ['unique7', 'an everyday text with a unique8 and 77 others'],
  ['gr', 'a gong rings'],
  ['お知らせ', '確認コード らせ'],
])('%s is known not to be in "%s"', (word, text) => {
  expect(pairsTest(word)(pairsOf(text))).toBe(false);
});

test('texts one after the other make no pair where they meet', () => {
  expect(pairsTest('xy')(pairsOf('x', 'y'))).toBe(false);
});
