import { expect, it } from 'vitest';
import { linkHost } from './host-text.tsx';

it.each([
  ['https://shop.example/confirm?t=1', 'shop.example'],
  ['http://shop.example:8080/', 'shop.example:8080'],
  ['https://bank.example@evil.example/', 'evil.example'],
  ['https://аpple.example/', 'xn--pple-43d.example'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,hello', undefined],
  ['no link', undefined],
])('%s: %s', (link, expected) => {
  expect(linkHost(link)).toBe(expected);
});
