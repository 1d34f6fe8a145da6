import { expect, test } from 'vitest';
import { joinBytes, splitBytes } from './pieces.ts';

test.each([
  [0, [0]],
  [1, [1]],
  [3, [3]],
  [4, [3, 1]],
  [9, [3, 3, 3]],
])('%i bytes are split into pieces of %j bytes, and joined again', (length, sizes) => {
  const bytes = Uint8Array.from({ length }, (_, number) => number);
  const pieces = splitBytes(bytes, 3);
  expect(pieces.map((piece) => piece.length)).toEqual(sizes);
  expect(joinBytes(pieces)).toEqual(bytes);
});
