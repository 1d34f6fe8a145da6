import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findSite } from '../../site/find-site.ts';
import { mayTakeCode } from './fill-code.ts';

const SITES = { findSite };

it.each<[asked: string | undefined, target: string | undefined, may: boolean]>([
  ['https://acme.example', 'https://acme.example', true],
  ['https://acme.example', 'https://login.acme.example', true],
  ['https://www.acme.example', 'https://acme.example:8443', true],
  ['https://shop.acme.co.uk', 'https://acme.co.uk', true],
  // Tenants of one host: the private section.
  ['https://victim.github.io', 'https://victim.github.io', true],
  ['https://victim.github.io', 'https://github.io', false],
  ['https://github.io', 'https://github.io', true],
  ['https://a.s3.eu-west-1.amazonaws.com', 'https://b.s3.eu-west-1.amazonaws.com', false],
  // Nobody on the way.
  ['https://acme.example', 'http://acme.example', false],
  ['http://acme.example', 'https://acme.example', true],
  // Machines.
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000', true],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:4000', false],
  ['http://localhost:3000', 'http://localhost:4000', false],
  ['http://localhost:3000', 'http://app.localhost:3000', false],
  ['http://[::1]:3000', 'http://[::1]:4000', false],
  // Nothing is known, or there is no page.
  [undefined, 'https://acme.example', false],
  ['https://acme.example', undefined, false],
  ['null', 'null', false],
  ['https://acme.example', 'null', false],
  ['file:///a', 'file:///a', false],
  ['', '', false],
])('asked for by %s, into %s: %s', (asked, target, may) => {
  expect(mayTakeCode(SITES, asked, target)).toBe(may);
});

it('never from one registrable domain to another, whatever their names', () => {
  const suffixes = ['com', 'co.uk', 'me.uk', 'github.io', 'kawasaki.jp', 'pages.dev', 'localhost', 'ck', 'xn--p1ai'];
  const anyHost = fc
    .tuple(
      fc.array(fc.constantFrom('a', 'b', 'www', 'github', 'xn--mller-kva'), { maxLength: 3 }),
      fc.constantFrom(...suffixes),
    )
    .map(([labels, suffix]) => [...labels, suffix].join('.'));
  const anyOrigin = fc
    .tuple(fc.constantFrom('http', 'https'), anyHost, fc.constantFrom('', ':8080'))
    .map(([protocol, host, port]) => `${protocol}://${host}${port}`);
  fc.assert(
    fc.property(anyOrigin, anyOrigin, (asked, target) => {
      if (!mayTakeCode(SITES, asked, target)) return;
      expect(asked === target || findSite(asked) === findSite(target)).toBe(true);
      if (asked !== target) expect(findSite(asked)).toBeDefined();
    }),
    { numRuns: 2000 },
  );
});
