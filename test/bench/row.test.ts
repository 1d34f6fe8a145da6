import { expect, it } from 'vitest';
import { findUnmeasured } from './row.ts';

it('says of a bench without rows that it measured nothing', () => {
  expect(findUnmeasured([])).toEqual(['nothing was measured']);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  'names the row whose figure is %s',
  (value) => {
    expect(
      findUnmeasured([
        { name: 'good', value: 0 },
        { name: 'broken', value },
      ]),
    ).toEqual([`broken: ${value}`]);
  },
);

it('finds nothing unmeasured where each row has a figure', () => {
  expect(
    findUnmeasured([
      { name: 'good', value: 0 },
      { name: 'better', value: -1.5 },
    ]),
  ).toEqual([]);
});
