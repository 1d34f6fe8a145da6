import { expect, test } from 'vitest';
import { formatSender } from './format-sender.ts';

test.each([
  ['Anna Berg', 'a@b.test', 'Anna Berg <a@b.test>'],
  ['Zoë 東京', 'a@b.test', 'Zoë 東京 <a@b.test>'],
  ['Doe, Jane', 'a@b.test', '"Doe, Jane" <a@b.test>'],
  ['The "Boss" \\o/', 'a@b.test', '"The \\"Boss\\" \\\\o/" <a@b.test>'],
  ['x <evil@c.test>', 'a@b.test', '"x <evil@c.test>" <a@b.test>'],
  ['', 'a@b.test', '<a@b.test>'],
  ['Nobody', '', 'Nobody'],
  ['', '', ''],
])('name %j, address %j: %j', (name, address, expected) => {
  expect(formatSender({ name, address })).toBe(expected);
});
