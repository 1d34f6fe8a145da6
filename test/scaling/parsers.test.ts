/** @module-tag nightly */
import { expect, test } from 'vitest';
import { LINEAR, measureGrowth } from '../measure-growth.ts';
import { PARSERS } from './parsers.ts';

/** Of the short text: the long one has 160,000 characters. */
const LENGTH = 20_000;

test.each(PARSERS)('$name takes a time that grows with the length alone', { timeout: 300_000 }, ({ read, pieces }) => {
  const slow = [...new Set(pieces)].filter((piece) => {
    const run = (length: number) => void read(piece.repeat(Math.ceil(length / piece.length)));
    return measureGrowth(run, LENGTH) >= LINEAR;
  });
  expect(slow).toEqual([]);
});
