import { expect, it } from 'vitest';
import { findSite } from './site.ts';

it.each([
  ['https://www.acme.example/sign-up?x=1', 'acme.example'],
  ['https://acme.example./', 'acme.example'],
  ['https://shop.acme.co.uk/', 'acme.co.uk'],
  ['https://a.b.com.br/', 'b.com.br'],
  ['https://t.co/', 't.co'],
  ['https://news.go.com/', 'go.com'],
  ['http://127.0.0.1:8080/', '127.0.0.1'],
  ['http://[::1]:8080/', '[::1]'],
  ['http://localhost:3000/', 'localhost'],
  ['https://müller.example/', 'xn--mller-kva.example'],
  ['about:blank', undefined],
  ['file:///tmp/x.html', undefined],
  ['chrome://settings', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is on %s', (url, site) => {
  expect(findSite(url)).toBe(site);
});
