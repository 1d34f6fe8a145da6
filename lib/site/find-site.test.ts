import { expect, it } from 'vitest';
import { findSite, isHosted, isListedHost, isSameSite } from './find-site.ts';

it.each([
  ['https://www.acme.example/sign-up?x=1', 'acme.example'],
  ['https://acme.example./', 'acme.example'],
  ['https://WWW.Acme.Example:8443/', 'acme.example'],
  ['https://user:secret@www.acme.example/', 'acme.example'],
  ['https://my_shop.acme.example/', 'acme.example'],
  // Suffixes of countries, of any depth.
  ['https://shop.acme.co.uk/', 'acme.co.uk'],
  ['https://a.b.com.br/', 'b.com.br'],
  ['https://www.school.pvt.k12.ma.us/', 'school.pvt.k12.ma.us'],
  ['https://acme.city.kawasaki.jp/', 'city.kawasaki.jp'],
  ['https://shop.acme.kawasaki.jp/', 'shop.acme.kawasaki.jp'],
  ['https://www.ck/', 'www.ck'],
  // Short names that look like one.
  ['https://t.co/', 't.co'],
  ['https://news.go.com/', 'go.com'],
  // The private section: who has a name there is a site.
  ['https://alice.github.io/repo/', 'alice.github.io'],
  ['https://www.alice.github.io/', 'alice.github.io'],
  ['https://bucket.s3.eu-west-1.amazonaws.com/', 'bucket.s3.eu-west-1.amazonaws.com'],
  ['https://console.aws.amazon.com/', 'amazon.com'],
  ['https://alice.blogspot.com/', 'alice.blogspot.com'],
  // A public suffix belongs to many.
  ['https://github.io/', undefined],
  ['https://s3.eu-west-1.amazonaws.com/bucket/', undefined],
  ['https://co.uk/', undefined],
  // Names that are not ASCII.
  ['https://www.müller.example/', 'xn--mller-kva.example'],
  ['https://www.example.公司.cn/', 'example.xn--55qx5d.cn'],
  ['https://公司.cn/', undefined],
  // Machines.
  ['http://127.0.0.1:8080/', '127.0.0.1'],
  ['http://0x7f.1/', '127.0.0.1'],
  ['http://[::1]:8080/', '[::1]'],
  ['http://localhost:3000/', 'localhost'],
  ['http://app.localhost:3000/', 'app.localhost'],
  ['http://intranet./', 'intranet'],
  // Pages that are on no site.
  ['about:blank', undefined],
  ['file:///tmp/x.html', undefined],
  ['chrome://settings', undefined],
  ['moz-extension://0c9f6b1e-3b1c-4b9f-9d7e-2f6f3c1f0a11/popup.html', undefined],
  ['blob:https://acme.example/0c9f6b1e', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is on %s', (url, site) => {
  expect(findSite(url)).toBe(site);
});

it.each([
  ['acme.example', 'www.acme.example', true],
  ['Acme.Example', 'mail.acme.example.', true],
  ['a.acme.co.uk', 'b.acme.co.uk', true],
  ['acme.co.uk', 'other.co.uk', false],
  ['alice.github.io', 'bob.github.io', false],
  ['github.io', 'alice.github.io', false],
  ['github.io', 'github.io', true],
  ['co.uk', 'com', false],
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', '10.0.0.1', false],
  ['localhost', 'app.localhost', false],
])('%s and %s: same site %s', (host, other, isSame) => {
  expect(isSameSite(host, other)).toBe(isSame);
  expect(isSameSite(other, host)).toBe(isSame);
});

it.each([
  ['harbour.github.io', true],
  ['github.io', true],
  ['app.harbour.vercel.app', true],
  ['harbour.co.uk', false],
  ['harbour.example', false],
  ['localhost', false],
  ['127.0.0.1', false],
])('%s is hosted where anybody may have a name: %s', (host, expected) => {
  expect(isHosted(host)).toBe(expected);
});

it.each([
  ['bank.com', true],
  ['login.Bank.com.pt', true],
  ['xn--bcher-kva.de', true],
  ['xn--80ab3a4a.xn--p1ai', true],
  ['acme.github.io', true],
  ['co.uk', false],
  ['index.html', false],
  ['now.Then', false],
  ['com', false],
])('whether %s ends as a host of the web: %s', (name, expected) => {
  expect(isListedHost(name)).toBe(expected);
});
