import { expect, test } from 'vitest';
import { LINEAR, measureGrowth } from '../../../test/measure-growth.ts';
import { splitAddresses } from './source-headers.ts';

test.each([
  ['a@b, c@d', ['a@b', 'c@d']],
  ['"Doe, Jane" <j@d>, c@d', ['"Doe, Jane" <j@d>', 'c@d']],
  ['Doe, Jane <j@d>, c@d', ['Doe, Jane <j@d>', 'c@d']],
  ['"say \\"hi, you\\"" <a@b>', ['"say \\"hi, you\\"" <a@b>']],
  ['a@b (x, y), c@d', ['a@b (x, y)', 'c@d']],
  ['Team: a@b, c@d; e@f', ['a@b', 'c@d', 'e@f']],
  ['undisclosed-recipients:;', []],
  ['"open <a@b>, c@d', ['"open <a@b>', 'c@d']],
  ['', []],
])('%j', (list, parts) => {
  expect(splitAddresses(list)).toEqual(parts);
});

test.each(['(', '"', '<', ',', 'a@b,', ':;'])('is linear in the length: %s', (piece) => {
  const split = (length: number) => splitAddresses(piece.repeat(length));
  expect(measureGrowth(split, 50_000)).toBeLessThan(LINEAR);
});
