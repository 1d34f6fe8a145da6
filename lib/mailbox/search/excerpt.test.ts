import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from '../../email/extract/fold-text.ts';
import { findExcerpt, markFound } from './excerpt.ts';
import { listSearchWords } from './search.ts';

const mark = (text: string, query: string) =>
  markFound(text, listSearchWords(query))
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  ['Your Order of two books', 'order BOOK', 'Your [Order] of two [book]s'],
  ['Ihre Bestellung: Bücher', 'bucher', 'Ihre Bestellung: [Bücher]'],
  ['Große Straße', 'strasse gross', '[Groß]e [Straße]'],
  ['Code ４８２', '482', 'Code [４８２]'],
  ['banana', 'ana an', 'b[anan]a'],
  ['nothing', 'else', 'nothing'],
  ['nothing', '', 'nothing'],
])('of %j, the words %j are marked', (text, query, marked) => {
  expect(mark(text, query).replaceAll('][', '')).toBe(marked.replaceAll('][', ''));
});

it('the line around the first word begins close to it, at a word', () => {
  const text = `${'Before it there is much to read.\n'.repeat(9)}At last the trail map comes.\n${'After it. '.repeat(99)}`;
  const excerpt = findExcerpt(text, ['trail']) ?? '';
  expect(excerpt).toMatch(/^…read\. At last the trail map comes\. After it\./);
  expect(excerpt.length).toBeLessThan(180);
  expect(findExcerpt('The trail', ['trail'])).toBe('The trail');
  expect(findExcerpt(text, ['mountain'])).toBeUndefined();
});

it('what is found is marked, and its line shown, in any text; no letter is lost', () => {
  const anyText = fc.array(fc.constantFrom(...'aAéßＡ９1ａ，’ \n漢字👍ﬁ', 'e\u0301', 'ss'), { maxLength: 80 });
  fc.assert(
    fc.property(anyText, anyText, (letters, wanted) => {
      const text = letters.join('');
      const words = listSearchWords(wanted.slice(0, 3).join(''));
      const pieces = markFound(text, words);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      const isFound = words.some((word) => fold(text).includes(word));
      if (isFound) expect(findExcerpt(text, words)).toBeDefined();
      for (const piece of pieces.filter((one) => one.isFound))
        expect(words.some((word) => fold(piece.text).includes(word) || word.includes(fold(piece.text)))).toBe(true);
    }),
    { numRuns: 500 },
  );
});
