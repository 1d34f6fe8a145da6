import { expect, it } from 'vitest';
import { findSite } from '../../site/find-site.ts';
import { reviewTrace } from './review-trace.ts';

const email = 'oak@mayfly.test';
const inFrame = (frameId: number, more: object) => ({ tabId: 7, frameId, ...more });

it.each<[what: string, stored: unknown, reviewed: unknown]>([
  [
    'a whole URL: its origin',
    {
      email,
      site: 'acme.example',
      filledIn: inFrame(0, { url: 'https://www.acme.example/join?ref=me@home.example#x' }),
    },
    { email, site: 'acme.example', filledIn: inFrame(0, { origin: 'https://www.acme.example' }) },
  ],
  [
    'a site of many: that of the page',
    { email, site: 'github.io', filledIn: inFrame(0, { url: 'https://victim.github.io/app' }) },
    { email, site: 'victim.github.io', filledIn: inFrame(0, { origin: 'https://victim.github.io' }) },
  ],
  ['a site of many whose page is not known: none', { email, site: 'github.io' }, { email }],
  ['a site of many in the country: none', { email, site: 'me.uk', label: 'Shop' }, { email, label: 'Shop' }],
  [
    'a frame whose origin is not known: no frame',
    { email, site: 'acme.example', filledIn: inFrame(3, { url: 'https://acme.example/' }) },
    { email, site: 'acme.example' },
  ],
  [
    'a page on no site: nothing',
    { email, filledIn: inFrame(0, { url: 'https://github.io/' }) },
    { email, filledIn: inFrame(0, { origin: 'https://github.io' }) },
  ],
])('%s', (_, stored, reviewed) => {
  expect(reviewTrace(stored, findSite)).toEqual(reviewed);
  expect(reviewTrace(reviewed, findSite)).toBe(reviewed);
});

it.each([
  [{ email }],
  [{ email, site: 'acme.co.uk' }],
  [{ email, site: '127.0.0.1', filledIn: inFrame(0, { origin: 'http://127.0.0.1:8080' }) }],
  [{ email, site: 'localhost' }],
  [{ email, site: 'www.acme.example' }.email],
  [undefined],
  [7],
])('%j stays as it is', (stored) => {
  expect(reviewTrace(stored, findSite)).toBe(stored);
});
