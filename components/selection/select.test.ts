import { expect, test } from 'vitest';
import { keepOnly, NOTHING_SELECTED, selectRange, toggle } from './select.ts';

const listed = ['a', 'b', 'c', 'd', 'e'];
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].sort().join('');

test('one is selected and taken out again', () => {
  const one = toggle(NOTHING_SELECTED, 'b');
  expect(idsOf(one)).toBe('b');
  expect(idsOf(toggle(one, 'b'))).toBe('');
  expect(idsOf(NOTHING_SELECTED)).toBe('');
});

test('a range goes from the last one pressed, up or down, and adds to what is selected', () => {
  expect(idsOf(selectRange(toggle(NOTHING_SELECTED, 'b'), 'd', listed))).toBe('bcd');
  const up = selectRange(toggle(NOTHING_SELECTED, 'd'), 'b', listed);
  expect(idsOf(up)).toBe('bcd');
  expect(idsOf(selectRange(up, 'a', listed))).toBe('abcd');
  expect(idsOf(selectRange(toggle(toggle(NOTHING_SELECTED, 'e'), 'a'), 'b', listed))).toBe('abe');
});

test('without a beginning in the list a range is one', () => {
  expect(idsOf(selectRange(NOTHING_SELECTED, 'c', listed))).toBe('c');
  expect(idsOf(selectRange({ ids: new Set(['gone']), anchor: 'gone' }, 'c', listed))).toBe('cgone');
});

test('what is gone is not selected any more', () => {
  const all = { ids: new Set(listed), anchor: 'a' };
  expect(keepOnly(all, () => true)).toBe(all);
  expect(idsOf(keepOnly(all, (id) => id !== 'c'))).toBe('abde');
});
