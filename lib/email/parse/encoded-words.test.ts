import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEncodedWords } from './encoded-words.ts';

test.each([
  ['plain = text?', 'plain = text?'],
  ['=?utf-8?Q?Caf=C3=A9_noir?=', 'Café noir'],
  ['=?UTF-8?B?0JDQsdCy?= <x@y.example>', 'Абв <x@y.example>'],
  ['=?iso-8859-1?q?M=FCller?= and more', 'Müller and more'],
  ['=?iso-2022-jp?B?GyRCRnxLXBsoQg==?=', '日本'],
  ['=?utf-8?B?4pyT?= =?utf-8?Q?_ok?=', '✓ ok'],
  // One character cut in two by its sender.
  ['=?utf-8?Q?=E2=9C?=\r\n =?utf-8?Q?=93?=', '✓'],
  ['=?utf-8?Q?a?= b =?utf-8?Q?c?=', 'a b c'],
  ['=?no-such?Q?a?=', '=?no-such?Q?a?='],
  ['=?utf-8?Q?a?= =?utf-8?B?***?= =?utf-8?Q?b?=', 'a =?utf-8?B?***?= b'],
  ['=?utf-8?B?***?=', '=?utf-8?B?***?='],
  ['=?utf-8*en?Q?a=3Db?=', 'a=b'],
  ['=?utf-8?Q?=ZZ?=', '=ZZ'],
  ['=?utf-8?Q?unfinished', '=?utf-8?Q?unfinished'],
])('%j reads %j', (text, decoded) => {
  expect(decodeEncodedWords(text)).toBe(decoded);
});

test('never throws, and keeps text without encoded words', () => {
  fc.assert(fc.property(fc.string(), (text) => text.includes('=?') || decodeEncodedWords(text) === text));
  const pieces = fc.constantFrom('=?', '?=', 'utf-8', '?Q?', '?b?', '=C3', 'a', ' ', '_', '?', '//8=');
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      expect(typeof decodeEncodedWords(parts.join(''))).toBe('string');
    }),
  );
});
