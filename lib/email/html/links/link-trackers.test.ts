import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findUntracked } from './link-trackers.ts';

const encoded = encodeURIComponent;

test.each([
  ['https://shop.example/a?utm_source=mail&id=7&fbclid=x', 'https://shop.example/a?id=7'],
  ['https://shop.example/a?utm_source=mail', 'https://shop.example/a'],
  ['https://shop.example/a?mc_eid=1#part?utm_source=2', 'https://shop.example/a#part?utm_source=2'],
  ['https://shop.example/a?x=%2f+%20&UTM_Medium=2&sig=a%3D', 'https://shop.example/a?x=%2f+%20&sig=a%3D'],
  ['https://user@shop.example:8443/?gclid=1', 'https://user@shop.example:8443/'],
  [`https://www.google.com/url?q=${encoded('https://shop.example/a?utm_id=1&b=2')}&sa=D`, 'https://shop.example/a?b=2'],
  [
    `https://l.facebook.com/l.php?u=${encoded(`https://www.google.com/url?q=${encoded('https://shop.example/')}`)}&h=x`,
    'https://shop.example/',
  ],
])('%s leads to %s', (href, target) => {
  expect(findUntracked(href)).toBe(target);
});

test.each([
  ['nothing to leave out', 'https://shop.example/a?id=7#utm_source=mail'],
  ['a redirector that keeps its target to itself', 'https://bit.ly/3xYz?utm_source=mail'],
  ['one behind another', `https://www.google.com/url?q=${encoded('https://t.co/abc')}`],
  ['anybody may name a target', `https://evil.example/?url=${encoded('https://bank.example/')}`],
  ['no web address', `https://www.google.com/url?q=${encoded('javascript:alert(1)')}`],
  ['mail', 'mailto:a@shop.example?utm_source=mail'],
  ['nonsense', 'nonsense'],
])('%s: nothing else is offered', (_why, href) => {
  expect(findUntracked(href)).toBeUndefined();
});

test('a redirector that leads to itself ends', () => {
  let href = 'https://shop.example/';
  for (let times = 0; times < 9; times++) href = `https://www.google.com/url?q=${encoded(href)}`;
  expect(findUntracked(href)).toBeUndefined();
});

test('whatever the link, what is offered is a web address without such parameters, and can be shortened no more', () => {
  const pair = fc.oneof(fc.webQueryParameters(), fc.constantFrom('utm_source=x', 'fbclid=1', '', '&', 'a=b'));
  fc.assert(
    fc.property(fc.webUrl(), fc.array(pair), (base, pairs) => {
      const found = findUntracked(`${base}?${pairs.join('&')}`);
      if (found === undefined) return;
      expect(found).not.toMatch(/[?&](utm_source|fbclid)=/);
      expect(new URL(found).host).toBe(new URL(base).host);
      expect(findUntracked(found)).toBeUndefined();
    }),
  );
});
