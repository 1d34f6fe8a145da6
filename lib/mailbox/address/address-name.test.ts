import { expect, it } from 'vitest';
import { isAddressName, nameAfterSite, varyName } from './address-name.ts';

it.each([
  ['a', true],
  ['anna.maria+tests_2-x', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['', false],
  ['two words', false],
  ['.dot', false],
  ['dot.', false],
  ['two..dots', false],
  ['name@mayfly.test', false],
  ['größe', false],
])('%s: %s', (name, expected) => {
  expect(isAddressName(name)).toBe(expected);
});

it.each([
  ['fernway.example', 'fernway.aa'],
  ['a-site-with-a-very-long-name-that-goes-on.example', 'a-site-with-a-very-long.aa'],
  ['localhost', 'localhost.aa'],
  ['127.0.0.1', undefined],
  ['[::1]', undefined],
])('after %s: %s', (site, expected) => {
  expect(nameAfterSite(site, () => 0)).toBe(expected);
});

it('a name that is varied is one, however long it was', () => {
  expect(varyName('anna', 4, () => 1)).toBe('anna.bbbb');
  const long = varyName('a'.repeat(64), 4);
  expect(long).toHaveLength(64);
  expect(isAddressName(long)).toBe(true);
});
