import { expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { chooseCodeSite, codeSitesItem, isCodeSiteChosen } from './settings.ts';

const SHOP = 'https://shop.example';
const BANK = 'https://bank.example';

it('an answer is kept for one origin, and a new one takes its place', () => {
  const yes = chooseCodeSite({ on: [], off: [BANK] }, SHOP, true);
  expect(yes).toEqual({ on: [SHOP], off: [BANK] });
  expect(chooseCodeSite(yes, SHOP, true)).toEqual(yes);
  expect(chooseCodeSite(yes, SHOP, false)).toEqual({ on: [], off: [BANK, SHOP] });
  expect(chooseCodeSite(yes, BANK, undefined)).toEqual({ on: [SHOP], off: [] });
});

it('who has not answered for a site can be asked', () => {
  const sites = { on: [SHOP], off: [BANK] };
  expect(
    [SHOP, BANK, 'http://shop.example', 'https://www.shop.example'].map((one) => isCodeSiteChosen(sites, one)),
  ).toEqual([true, true, false, false]);
});

it('an answer that does not fit costs no other', async () => {
  await fakeBrowser.storage.local.set({
    codeSites: { on: 7, off: ['https://one.example', null, 'https://two.example'] },
  });
  expect(await codeSitesItem.read()).toEqual({ on: [], off: ['https://one.example', 'https://two.example'] });
  await fakeBrowser.storage.local.remove('codeSites');
  expect(await codeSitesItem.read()).toEqual({ on: [], off: [] });
});
