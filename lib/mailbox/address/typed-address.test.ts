import { expect, test } from 'vitest';
import { typedAddressSchema } from './address-name.ts';

test.each([
  ['anna@mayfly.test', 'anna@mayfly.test'],
  ['  Anna.Maria+b@Relay.Test\n', 'anna.maria+b@relay.test'],
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
