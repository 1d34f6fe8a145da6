import { expect, it } from 'vitest';
import { type FillChoice, listFillChoices } from './list-fill-choices.ts';

const write = (choice: FillChoice) => (choice.does === 'fill' ? choice.email : choice.does);

const there = { canFill: true, site: 'acme.example' };
const twoKnown = { ...there, usedHere: 'b@m.test', current: 'a@m.test' };

it.each([
  ['first of all', there, ['fill-new', 'choose']],
  ['where none was used', { ...there, current: 'a@m.test' }, ['fill-new', 'a@m.test', 'choose']],
  ['where it was used', { ...there, usedHere: 'a@m.test', current: 'a@m.test' }, ['a@m.test', 'fill-new', 'choose']],
  ['where another was used', twoKnown, ['b@m.test', 'fill-new', 'a@m.test', 'choose']],
  ['after one was made by hand', { ...twoKnown, isCurrentFirst: true }, ['a@m.test', 'fill-new', 'b@m.test', 'choose']],
  ['on a page that is closed to us', { canFill: true, site: null, current: 'a@m.test' }, ['copy-new', 'choose']],
  ['on such a page, first of all', { canFill: true, site: null }, ['copy-new', 'choose']],
  ['in a tab of its own', { canFill: false, site: null, current: 'a@m.test' }, ['choose']],
])('%s', (_, situation, expected) => {
  expect(listFillChoices(situation).map(write)).toEqual(expected);
});
