import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHost } from '../../test/site/any-host.ts';
import { findCodeSites } from '../email/extract/find-code-sites.ts';
import { findSite, isSameSite } from '../site/find-site.ts';
import { assessCode } from './assess-code.ts';

/** A mail with the code 482913 to an address that was filled into a page of an origin. */
type Case = { page: string; from?: string; text?: string; html?: string; isShared?: boolean };

function assess({ page, from = '', text = '', html = '', isShared = false }: Case) {
  const { codeSites } = findCodeSites({ from, text: `Your code is 482913.\n${text}`, html }, { code: '482913' });
  return assessCode(
    { codeSites },
    { isShared, filledIn: { tabId: 1, frameId: 0, origin: page, site: findSite(page) } },
  );
}

const SHOP = 'https://www.shop.example';
const HOSTED = 'https://victim.github.io';
const LINK = '<a href="https://login.shop.example/x">Go on</a>';

const RESULTS = {
  'fills itself': { fillsItself: true, isOffered: true, isPrimary: true, isSenderNamed: false },
  'first choice, with its sender': { fillsItself: false, isOffered: true, isPrimary: true, isSenderNamed: true },
  'with its sender': { fillsItself: false, isOffered: true, isPrimary: false, isSenderNamed: true },
  none: { fillsItself: false, isOffered: false, isPrimary: false, isSenderNamed: true },
};

describe('a code', () => {
  it.each<[keyof typeof RESULTS, Case]>([
    ['fills itself', { page: SHOP, from: 'a@shop.example' }],
    ['fills itself', { page: SHOP, from: 'Shop <no-reply@mail.shop.example>' }],
    ['fills itself', { page: SHOP, from: 'A@SHOP.EXAMPLE' }],
    ['fills itself', { page: 'http://127.0.0.1:3000', from: 'a@127.0.0.1' }],
    ['fills itself', { page: 'http://localhost:3000', from: 'a@localhost' }],
    ['fills itself', { page: 'https://bücher.example', from: 'a@bücher.example' }],
    // Bound, so the sender does not matter.
    ['fills itself', { page: SHOP, from: 'a@mailer.example', text: '@shop.example #482913' }],
    ['fills itself', { page: SHOP, text: '@login.shop.example #482913' }],
    ['fills itself', { page: 'https://github.io', text: '@github.io #482913' }],
    // Bound by something else than the standard's line, such as a name that a stranger gave to the reader.
    ['fills itself', { page: SHOP, from: 'a@shop.example', html: '<p>@shop.example<br>#482913</p>' }],
    [
      'first choice, with its sender',
      { page: SHOP, from: 'a@bank.example', text: 'Hi @shop.example #, 482913 it is.' },
    ],
    ['first choice, with its sender', { page: SHOP, from: 'a@bank.example', html: '<p>@shop.example<br>#482913</p>' }],
    ['with its sender', { page: SHOP, from: 'a@bank.example', text: 'Hi @shop.example #\n482913', isShared: true }],
    ['none', { page: SHOP, from: 'a@shop.example', html: '<p>@bank.example<br>#482913</p>' }],
    // Used on several sites: by its sender and by what it is bound to, as before.
    ['fills itself', { page: SHOP, from: 'a@shop.example', isShared: true }],
    ['fills itself', { page: SHOP, from: 'a@mailer.example', text: '@shop.example #482913', isShared: true }],
    ['first choice, with its sender', { page: SHOP, from: 'a@mailer.example', html: LINK }],
    ['first choice, with its sender', { page: SHOP, from: 'a@mailer.example', text: 'https://shop.example/x' }],
    ['with its sender', { page: SHOP, from: 'a@mailer.example', html: LINK, isShared: true }],
    ['with its sender', { page: SHOP, from: 'a@mailer.example' }],
    [
      'with its sender',
      { page: SHOP, from: 'a@mailer.example', html: '<a href="https://shop.example.evil.example">Go</a>' },
    ],
    ['with its sender', { page: SHOP, from: 'shop.example' }],
    ['with its sender', { page: SHOP, from: '' }],
    // What only looks like the page's site.
    ['with its sender', { page: SHOP, from: 'a@evil.example (a@shop.example)' }],
    ['with its sender', { page: SHOP, from: 'a@evil.example, a@shop.example' }],
    ['with its sender', { page: SHOP, from: 'a@shop.example.evil.example' }],
    // A name without its quotes.
    ['with its sender', { page: SHOP, from: 'a@shop.example (\\) <a@evil.example>' }],
    ['with its sender', { page: SHOP, from: `a@shop.example,${' '.repeat(2000)}<a@evil.example>` }],
    ['fills itself', { page: SHOP, from: 'Anna <a@shop.example>, Bert <b@shop.example>' }],
    // Bound elsewhere, so the sender does not matter.
    ['none', { page: SHOP, from: 'a@shop.example', text: '@bank.example #482913' }],
    ['none', { page: SHOP, from: 'a@shop.example', text: '@com #482913' }],
    ['none', { page: SHOP, from: 'a@shop.example', text: '@example #482913' }],
    ['none', { page: SHOP, from: 'a@bank.example', html: `${LINK}<p>@bank.example<br>#482913</p>` }],
    ['none', { page: SHOP, text: '@shop.example #482913\n@bank.example #482913' }],
    ['none', { page: HOSTED, text: '@github.io #482913' }],
    ['none', { page: HOSTED, text: '@attacker.github.io #482913' }],
    ['none', { page: 'null', from: 'a@shop.example' }],
  ])('%s: %j', (result, given) => {
    expect(assess(given)).toEqual(RESULTS[result]);
  });

  it('is not offered where its address was filled nowhere', () => {
    expect(assessCode({}, undefined)).toEqual(RESULTS.none);
    expect(assessCode({}, {})).toEqual(RESULTS.none);
  });

  it('of which nothing more is known is offered with its sender', () => {
    const filledIn = { tabId: 1, frameId: 0, origin: SHOP };
    expect(assessCode({}, { filledIn })).toEqual(RESULTS['with its sender']);
  });
});

it('fills itself only where its sender or its bound domain is of the page’s site, whatever their names', () => {
  fc.assert(
    fc.property(anyHost, anyHost, fc.option(anyHost), fc.boolean(), (host, sender, bound, isShared) => {
      const text = bound === null ? '' : `@${bound} #482913`;
      const { fillsItself } = assess({ page: `https://${host}`, from: `a@${sender}`, text, isShared });
      expect(fillsItself).toBe(isSameSite(host, bound ?? sender));
    }),
    { numRuns: 2000 },
  );
});

it('fills itself for no name that a stranger gives themselves, with its quotes or without', () => {
  const anyName = fc
    .array(fc.constantFrom(...'a@shop.example < > , ; " ( ) \\ Shop mailto: \n [ :'.split(' '), ' '), {
      maxLength: 10,
    })
    .map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(anyName, fc.boolean(), (name, isQuoted) => {
      const shown = isQuoted ? JSON.stringify(name) : name;
      expect(assess({ page: SHOP, from: `${shown} <a@evil.example>` }).fillsItself).toBe(false);
    }),
    { numRuns: 5000 },
  );
});
