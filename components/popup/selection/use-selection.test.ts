import { expect, test } from 'vitest';
import { keepOnly, NOTHING_SELECTED, selectRange, toggle } from './use-selection.ts';

const listed = ['a', 'b', 'c', 'd', 'e'];
const idsOf = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].sort().join('');

test('a message is selected, and deselected again', () => {
  const one = toggle(NOTHING_SELECTED, 'b');
  expect(idsOf(one)).toBe('b');
  expect(idsOf(toggle(one, 'b'))).toBe('');
  expect(idsOf(NOTHING_SELECTED)).toBe('');
});

test('a range goes from the last selected message, up or down, and adds to the selection', () => {
  expect(idsOf(selectRange(toggle(NOTHING_SELECTED, 'b'), 'd', listed))).toBe('bcd');
  const up = selectRange(toggle(NOTHING_SELECTED, 'd'), 'b', listed);
  expect(idsOf(up)).toBe('bcd');
  expect(idsOf(selectRange(up, 'a', listed))).toBe('abcd');
  expect(idsOf(selectRange(toggle(toggle(NOTHING_SELECTED, 'e'), 'a'), 'b', listed))).toBe('abe');
});

test('without an anchor in the list a range is one message', () => {
  expect(idsOf(selectRange(NOTHING_SELECTED, 'c', listed))).toBe('c');
  expect(idsOf(selectRange({ ids: new Set(['gone']), anchor: 'gone' }, 'c', listed))).toBe('cgone');
});

test('a message that no longer exists is deselected', () => {
  const all = { ids: new Set(listed), anchor: 'a' };
  expect(keepOnly(all, () => true)).toBe(all);
  expect(idsOf(keepOnly(all, (id) => id !== 'c'))).toBe('abde');
});
