import { expect, it, test } from 'vitest';
import { firstOfSet, type ImageHints, isLoadable, isRemote, isTracker, loadableUrl } from './remote-image.ts';

const url = 'https://a.example/x.png';

test.each<[ImageHints, boolean]>([
  [{ url }, false],
  [{ url, width: '600', height: '200' }, false],
  [{ url, width: '1', height: '1' }, true],
  [{ url, width: '0px' }, true],
  [{ url, style: 'display:none' }, true],
  [{ url, style: 'width: 1px !important; height: 1px' }, true],
  [{ url, style: 'opacity:0.5;width:100px' }, false],
  [{ url, style: 'border-width:0;max-width:100%' }, false],
  [{ url: 'https://a.example/wf/open?upn=1' }, true],
  [{ url: 'https://a.example/track/o/1.gif' }, true],
  [{ url: 'https://a.example/wf/open?upn=1', alt: 'Sale', width: '600' }, false],
  [{ url: 'https://a.example/opening-hours.png' }, false],
  [{ url: 'nonsense' }, false],
])('%j', (hints, expected) => {
  expect(isTracker(hints)).toBe(expected);
});

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

it.each([
  ['https://images.example/a.png', true],
  ['http://images.example/a.png', false],
  ['https://images.example:8443/a.png', false],
  ['https://10.0.0.1/a.png', false],
  ['https://router.lan/a.png', false],
  ['data:image/png;base64,AA==', false],
  ['//images.example/a.png', false],
  ['', false],
])('%s: %s', (url, expected) => expect(isLoadable(url)).toBe(expected));
