import fc from 'fast-check';
import { getDomain } from 'tldts';
import { expect, test } from 'vitest';
import { describeLink, foreignHostIn } from './link-target.ts';

test.each([
  ['https://shop.example/x', 'Your order', 'shop.example'],
  ['https://shop.example:8443/x', '', 'shop.example:8443'],
  ['https://www.shop.example/x', 'shop.example', 'www.shop.example'],
  ['https://mail.shop.example/x', 'https://shop.example/account', 'mail.shop.example'],
  ['https://bücher.example/', 'bücher.example', 'xn--bcher-kva.example'],
  ['mailto:Help%40Shop.example?subject=x', 'bank.example', 'shop.example'],
  ['javascript:alert(1)', 'x', ''],
  ['nonsense', 'x', ''],
  ['https://shop.example/', 'Read readme.md or index.html e.g. now.Then', 'shop.example'],
  ['https://shop.co.uk/', 'www.shop.co.uk', 'shop.co.uk'],
])('%s as %j opens %s as it says', (href, text, host) => {
  const { isTold: _, ...link } = describeLink(href, text);
  expect(link).toEqual({ host, trackingParameters: [] });
});

test.each([
  ['https://evil.example/', 'www.bank.com', 'www.bank.com'],
  ['https://evil.example/', 'bank.com', 'bank.com'],
  ['https://bank.com.evil.example/', 'bank.com', 'bank.com'],
  ['https://bank.com@evil.example/', 'Log in', 'bank.com'],
  ['https://xn--pple-43d.com/', 'apple.com', 'apple.com'],
  ['https://apple.com/', 'аpple.com', 'xn--pple-43d.com'],
  ['https://10.0.0.1/', 'bank.com', 'bank.com'],
  ['https://evil.example/', 'ｂａｎｋ．ｃｏｍ', 'bank.com'],
  ['https://evil.example/', 'ba\u3164nk\u034f.c\u200dom', 'bank.com'],
  ['https://evil.example/', 'bank\ua4f8com', 'bank.com'],
  ['https://evil.example/', 'bank.\u0441\u043em/login', 'bank.com'],
  ['https://evil.example/', 'bank.pI', 'bank.pl'],
  ['https://evil.example/', 'Log in at Bank.Pt', 'bank.pt'],
  ['https://evil.example/', 'Bank.Pt/login it is', 'bank.pt'],
  ['https://evil.example/', 'bank .com', 'bank.com'],
  ['https://evil.example/', 'bank\u2027com', 'bank.com'],
  ['https://evil.example/', 'bank\ua78fco\u0301m', 'bank.com'],
])('%s as %j looks like %s', (href, text, looksLike) => {
  expect(describeLink(href, text).looksLike).toBe(looksLike);
});

const anyHost = fc
  .tuple(
    fc.stringMatching(/^[a-z]([a-z0-9-]{0,8}[a-z0-9])?$/),
    fc.constantFrom('com', 'pt', 'be', 'tv', 'ai', 'xyz', 'bank', 'co.uk', 'com.br', 'gov.in', 'рф', 'github.io'),
  )
  .filter(([name]) => !name.startsWith('xn--') && name !== 'www')
  .map(([name, suffix]) => `${name}.${suffix}`)
  // Some are public suffixes themselves, such as `cn.com`.
  .filter((host) => getDomain(host, { allowPrivateDomains: true }) !== null);
const anyWriting = fc.constantFrom<(host: string) => string>(
  (host) => host,
  (host) => `https://${host}`,
  (host) => `www.${host}/login?x=y.evil.example`,
  (host) => `login.${host}:8443`,
  (host) => `"${host}"`,
  (host) => `«${host}»`,
  (host) => `Log in at ${host}.`,
  (host) => `${host}, please`,
  (host) => `${host}.Thanks`,
  (host) => `anna@evil.example and ${host}`,
  (host) => `evil.example → ${host}`,
  (host) => `请访问${host}查看`,
  (host) => host.toUpperCase(),
  (host) => host.replaceAll('.', '。'),
);

test('whatever words are around a host, it is compared', () => {
  fc.assert(
    fc.property(anyHost, anyWriting, (host, write) => {
      const ascii = new URL(`https://${host}`).hostname;
      expect(foreignHostIn(write(host), 'evil.example')).toMatch(new RegExp(`^(?:www\\.|login\\.)?${ascii}$`));
      expect(foreignHostIn(write(host), ascii)).toBe(undefined);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  'Write to anna.lee@bank.com',
  'See main.py and libpq.so.2',
  'Your order is on its way.It comes today',
  'Version 2.5 in use',
  'bank.com@shop',
  'co.uk',
  'e.g. this, i.e. that, 10 a.m. or 5 p.m.',
  'index.html, Node.js and U.S.A.',
  'Здесь и т.д. и т.п. в 1990-х гг. и г.Москва сегодня',
  '١٠٫٥ و ۱۰۰ و 2\u06605',
])('%s: no host', (text) => {
  expect(foreignHostIn(text, 'evil.example')).toBe(undefined);
});

const anyTarget = fc.constantFrom('bank.com', 'evil.example', 'click.evil.example', 'bank.com.evil.example');
const anyFirst = fc.constantFrom(
  ...'www.google.com/url l.facebook.com/l.php www.youtube.com/redirect bit.ly/x t.co/1 u1.ct.sendgrid.net/ls/click'.split(
    ' ',
  ),
  ...'click.evil.example/c/1 evil.example/redirect go.evil.example/l/ eur01.safelinks.protection.outlook.com/'.split(
    ' ',
  ),
);
const anyParameter = fc.constantFrom('q', 'u', 'url', 'to', 'target', 'redirect_uri', 'x', 'utm_source');

test('the host that a click asks first is compared and told, whatever target its URL names, and where', () => {
  fc.assert(
    fc.property(anyFirst, fc.array(fc.tuple(anyParameter, anyTarget)), fc.boolean(), (start, named, isInHash) => {
      const query = named.map(([name, target]) => `${name}=${encodeURIComponent(`https://${target}/login`)}`).join('&');
      const link = describeLink(`https://${start}${isInHash ? '#' : '?'}${query}`, 'https://bank.com/login');
      const host = start.slice(0, start.indexOf('/'));
      expect(link).toMatchObject({ host, looksLike: 'bank.com', isTold: true });
    }),
  );
});

test.each([
  ['https://bit.ly/abc', true],
  ['https://u123.ct.sendgrid.net/ls/click?upn=abc', true],
  ['https://click.mail.shop.example/track/click/1/2', true],
  ['https://www.google.com/url?q=https%3A%2F%2Fshop.example%2Fa&sa=D', true],
  ['https://www.google.com/search?q=shop', undefined],
  ['https://evil.example/?url=https://bank.com', undefined],
])('%s counts clicks: %s', (href, isCounted) => {
  expect(describeLink(href, 'Open').isCounted).toBe(isCounted);
});

test('parameters that only tell who clicked are named, on the way and at the end', () => {
  const href =
    'https://www.google.com/url?fbclid=1&q=https%3A%2F%2Fshop.example%2F%3Futm_source%3Dmail%26id%3D7%26mc_eid%3Dx';
  expect(describeLink(href, 'x').trackingParameters).toEqual(['fbclid', 'utm_source', 'mc_eid']);
});

test('never throws', () => {
  const pieces = fc.constantFrom(...'https:// mailto: a.example @ % %2F : / ?url= & [ xn-- 例'.split(' '), ' ');
  const anyText = fc.oneof(
    fc.string(),
    fc.array(pieces).map((parts) => parts.join('')),
  );
  fc.assert(fc.property(anyText, anyText, (href, text) => typeof describeLink(href, text).host === 'string'));
});
