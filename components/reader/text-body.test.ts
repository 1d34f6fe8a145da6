import { expect, test } from 'vitest';
import { parseTextBody } from '../../lib/email/html/text-body.ts';
import { groupPassages } from './text-body.tsx';

test.each([
  ['a\nb', [[false, 2]]],
  [
    'a\n> b\n> c\n>> d\ne',
    [
      [false, 1],
      [true, 3],
      [false, 1],
    ],
  ],
  ['> a', [[true, 1]]],
  [
    'a\n\n> b https://a.example/x c\n> d',
    [
      [false, 2],
      [true, 2],
    ],
  ],
])('%j', (text, passages) => {
  expect(groupPassages(parseTextBody(text)).map(({ isQuote, lines }) => [isQuote, lines])).toEqual(passages);
});
