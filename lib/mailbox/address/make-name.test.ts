import { expect, it } from 'vitest';
import { makeName } from './address-name.ts';

it('is letters and digits that every form takes', () => {
  for (let made = 0; made < 100; made++) expect(makeName()).toMatch(/^([bdfgklmnprstvz][aeiou]){4}[1-9]\d{3}$/);
});

it('is as short as it is wanted', () => {
  expect(makeName(6)).toMatch(/^[bdfgklmnprstvz][aeiou][1-9]\d{3}$/);
  expect(makeName(9)).toMatch(/^[a-z]{5}[1-9]\d{3}$/);
});

it('is as random as its source', () => {
  expect(makeName(12, () => 0)).toBe('babababa1000');
  expect(makeName(12, (below) => below - 1)).toBe('zuzuzuzu9999');
  expect(new Set(Array.from({ length: 1000 }, () => makeName())).size).toBe(1000);
});
