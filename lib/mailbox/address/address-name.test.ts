import { expect, it, test } from 'vitest';
import { isAddressName, makeName, nameAfterSite, typedAddressSchema, varyName } from './address-name.ts';

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

it('is as short as it is wanted', () => {
  expect(makeName(6)).toMatch(/^[bdfgklmnprstvz][aeiou][1-9]\d{3}$/);
  expect(makeName(9)).toMatch(/^[a-z]{5}[1-9]\d{3}$/);
});

it('is as random as its source', () => {
  expect(makeName(12, () => 0)).toBe('babababa1000');
  expect(makeName(12, (below) => below - 1)).toBe('zuzuzuzu9999');
  expect(new Set(Array.from({ length: 1000 }, () => makeName())).size).toBe(1000);
});

test.each([
  ['anna@mayfly.test', 'anna@mayfly.test'],
  ['  Anna.Maria+b@Relay.Test\n', 'Anna.Maria+b@Relay.Test'],
  ['anna@mail.bücher.example', 'anna@mail.bücher.example'],
  ['\u200banna@mayfly.test\u2060', 'anna@mayfly.test'],
  ['\u2068anna@may\u00adfly.test\u2069', 'anna@mayfly.test'],
  ['\u202ean\ufeffna@mayfly.test', 'anna@mayfly.test'],
])('%j is an address', (typed, email) => {
  expect(typedAddressSchema.parse(typed)).toBe(email);
});

test.each([
  '',
  'anna',
  'anna@',
  '@mayfly.test',
  'anna@mayfly',
  'anna@mayfly..test',
  'anna@mayfly.test.',
  'an na@mayfly.test',
  'anna@b@mayfly.test',
  'Anna <anna@mayfly.test>',
  'a/../../domains@mayfly.test',
  `${'a'.repeat(65)}@mayfly.test`,
  `anna@${'a.'.repeat(130)}test`,
])('%j is none', (typed) => {
  expect(typedAddressSchema.safeParse(typed).success).toBe(false);
});
