import { expect, test } from 'vitest';
import { splitAddresses } from './split-addresses.ts';

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

test('time grows with the length alone', () => {
  const startedAt = performance.now();
  for (const piece of ['(', '"', '<', 'a@b,', ':;']) splitAddresses(piece.repeat(200_000));
  expect(performance.now() - startedAt).toBeLessThan(2000);
});
