import { expect, it } from 'vitest';
import { maySee, profileOf } from './profile.ts';

it.each([
  [undefined, {}],
  [{ incognito: false }, {}],
  [{ incognito: false, cookieStoreId: 'firefox-default' }, {}],
  [{ incognito: false, cookieStoreId: 'firefox-container-2' }, { container: 'firefox-container-2' }],
  [{ incognito: true, cookieStoreId: 'firefox-private' }, { isPrivate: true }],
  [{ incognito: true }, { isPrivate: true }],
])('a tab %o is in %o', (tab, profile) => {
  expect(profileOf(tab)).toEqual(profile);
});

const FILLED = { site: 'shop.example', filledIn: { tabId: 7, frameId: 0, origin: 'https://www.shop.example' } };

it.each<[boolean, Partial<Parameters<typeof maySee>[0]>, Parameters<ReturnType<typeof maySee>>[0]]>([
  [true, {}, { isPrivate: false }],
  [true, { profile: { isPrivate: true } }, { isPrivate: true }],
  [false, { profile: { isPrivate: true } }, {}],
  [false, {}, { isPrivate: true }],
  [false, {}, { container: 'firefox-container-1' }],
  [false, { profile: { container: 'firefox-container-2' } }, { container: 'firefox-container-1' }],
  [true, { tabId: 7, origin: 'https://www.shop.example', site: 'shop.example' }, FILLED],
  [false, { tabId: 8, origin: 'https://www.shop.example' }, FILLED],
  [false, { tabId: 7, origin: 'http://www.shop.example' }, FILLED],
  [false, { site: 'www.shop.example' }, FILLED],
  [false, { tabId: 7, origin: undefined }, FILLED],
  [false, { origin: undefined }, {}],
  [false, { site: undefined }, {}],
])('%s: %j may see %j', (may, requester, address) => {
  expect(maySee({ profile: {}, ...requester })(address)).toBe(may);
});
