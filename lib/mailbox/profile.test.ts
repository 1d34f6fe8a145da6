import { expect, it } from 'vitest';
import { isSameProfile, profileOf } from './profile.ts';

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

it('two places are the same where both the window and the container are', () => {
  const places = [{}, { isPrivate: true }, { container: 'firefox-container-1' }, { container: 'firefox-container-2' }];
  for (const one of places) for (const other of places) expect(isSameProfile(one, other)).toBe(one === other);
  expect(isSameProfile({ isPrivate: false }, {})).toBe(true);
});
