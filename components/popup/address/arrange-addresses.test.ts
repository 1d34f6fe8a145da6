import { expect, it } from 'vitest';
import type { Address } from '../../../lib/mailbox/address.ts';
import { arrangeAddresses, groupBySite, type Order } from './arrange-addresses.ts';

const NOW = 1000;
const make = (email: string, createdAt: number, expiresAt: number, more: Partial<Address> = {}): Address => ({
  email,
  createdAt,
  expiresAt,
  service: '',
  ...more,
});

const ADDRESSES = [
  make('d@mayfly.test', 40, 900),
  make('c@mayfly.test', 30, 3000, { lastMessageAt: 50, site: 'Fernway.example' }),
  make('b@mayfly.test', 20, 5000, { goneAt: 600 }),
  make('a@mayfly.test', 10, 2000, { label: 'Zürich trip', lastMessageAt: 60 }),
];
const namesOf = (addresses: Address[]) => addresses.map(({ email }) => email[0]).join('');

it.each<[Order, string]>([
  ['newest', 'dcba'],
  ['expiring', 'acdb'],
  ['mail', 'acdb'],
  ['name', 'bcda'],
])('%s', (order, names) => {
  expect(namesOf(arrangeAddresses(ADDRESSES, '', order, NOW))).toBe(names);
});

it.each([
  ['zurich', 'a'],
  ['TRIP zür', 'a'],
  ['fernway', 'c'],
  ['b@', 'b'],
  ['mayfly  ', 'dcba'],
  ['nowhere', ''],
])('"%s" leaves "%s"', (query, names) => {
  expect(namesOf(arrangeAddresses(ADDRESSES, query, 'newest', NOW))).toBe(names);
});

it('the addresses of a site are listed one after the other, each site where its newest address is', () => {
  const sites = [undefined, 'a.example', undefined, 'b.example', 'a.example', 'b.example'];
  const addresses = sites.map((site, nth) => make(`${'uvwxyz'[nth]}@mayfly.test`, 0, 1, { site }));
  expect(namesOf(groupBySite(addresses))).toBe('uvywxz');
});
