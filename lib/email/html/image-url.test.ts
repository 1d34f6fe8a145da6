import { expect, it } from 'vitest';
import { firstOfSet, isRemote, loadableUrl } from './image-url.ts';

it.each([
  ['http://me:pw@A.example/1.png', 'https://a.example/1.png'],
  [' //a.example:8443/1.png', 'https://a.example:8443/1.png'],
  ['https://', ''],
  ['/1.png', ''],
  ['https://192.168.1.1/logo.png', ''],
  ['http://10.1/logo.png', ''],
  ['//0x7f000001/logo.png', ''],
  ['https:\\\\[fe80::1]\\logo.png', ''],
  ['https://printer.local/logo.png', ''],
  ['https://localhost:3000/logo.png', ''],
  ['https://nas/logo.png', ''],
  ['https://router.lan./logo.png', ''],
])('%s is loaded as "%s"', (url, expected) => expect(loadableUrl(url)).toBe(expected));

it.each([
  ['https://a.example', true],
  [' \\\\a.example', true],
  ['a.example', false],
  ['cid:x', false],
])('%s is remote: %s', (url, expected) => expect(isRemote(url)).toBe(expected));

it('of a set, the first is taken', () => {
  expect(firstOfSet(' https://a.example/1,2.png 1x, https://a.example/3.png 2x')).toBe('https://a.example/1,2.png');
  expect(firstOfSet('')).toBe('');
});
