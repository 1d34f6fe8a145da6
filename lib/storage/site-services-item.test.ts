import { beforeEach, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { changeSiteServices, chooseSiteService, siteServicesItem } from './site-services-item.ts';

const ONE = 'https://one.example';
const TWO = 'https://two.example/mail';

beforeEach(() => fakeBrowser.reset());

it('what is kept of one site does not fit, and costs no other', async () => {
  await fakeBrowser.storage.local.set({ siteServices: { 'a.example': ONE, 'b.example': 7, 'c.example': null } });
  expect(await siteServicesItem.read()).toEqual({ 'a.example': ONE });
  await chooseSiteService('d.example', TWO);
  expect(await siteServicesItem.read()).toEqual({ 'a.example': ONE, 'd.example': TWO });
});

it.each([['a list'], [7], [null], ['text']])('what is none at all is empty: %j', async (stored) => {
  await fakeBrowser.storage.local.set({ siteServices: stored });
  expect(await siteServicesItem.read()).toEqual({});
});

it('no site has a service by its name alone', async () => {
  for (const site of ['constructor', 'valueof', '__proto__'])
    expect((await siteServicesItem.read())[site]).not.toBeTypeOf('string');
});

it('twenty services and two thousand sites: those of one that goes get the one in its place, in one write', async () => {
  const sites = Array.from({ length: 2000 }, (_, at): [string, string] => [
    `s${at}.example`,
    `https://mail${at % 20}.example`,
  ]);
  await siteServicesItem.write(Object.fromEntries(sites));
  await Promise.all([
    changeSiteServices('https://mail3.example', TWO),
    changeSiteServices('https://mail4.example', undefined),
  ]);
  const services = Object.values(await siteServicesItem.read());
  expect([services.length, services.filter((service) => service === TWO).length]).toEqual([1900, 100]);
});
