import { expect, it } from 'vitest';
import type { Address } from '../mailbox/address.ts';
import { listMenuItems, parseMenuItem } from './menu-items.ts';

const NOW = Date.UTC(2026, 0, 1, 12);
const SERVICE = 'https://mail.example';
const address = (email: string, more: Partial<Address> = {}): Address => ({
  email,
  createdAt: NOW - 1000,
  expiresAt: NOW + 3_600_000,
  service: SERVICE,
  site: 'acme.example',
  filledAt: NOW - 1000,
  ...more,
});

it('is one item where nothing was used before', () => {
  expect(listMenuItems([], SERVICE, NOW)).toEqual([{ id: 'fill', title: 'Fill temporary address' }]);
});

it('offers what was used on a site there, the latest first, and nothing else', () => {
  const items = listMenuItems(
    [
      address('older@m.test', { filledAt: NOW - 5000 }),
      address('newer@m.test'),
      address('elsewhere@m.test', { site: '127.0.0.1' }),
      address('expired@m.test', { expiresAt: NOW }),
      address('gone@m.test', { goneAt: NOW }),
      address('foreign@m.test', { service: 'https://other.example' }),
      address('nowhere@m.test', { site: undefined }),
    ],
    SERVICE,
    NOW,
  );
  expect(items.map(({ id, patterns }) => [id, patterns])).toEqual([
    ['fill:newer@m.test', ['*://*.acme.example/*']],
    ['fill:older@m.test', ['*://*.acme.example/*']],
    ['fill:elsewhere@m.test', ['*://127.0.0.1/*']],
    ['fill', undefined],
  ]);
});

it('keeps the menu short', () => {
  const many = Array.from({ length: 9 }, (_, at) => address(`${at}@m.test`));
  expect(listMenuItems(many, SERVICE, NOW)).toHaveLength(6);
});

it.each([
  ['fill', {}],
  ['fill:a:b@m.test', { email: 'a:b@m.test' }],
  ['code', undefined],
  [7, undefined],
])('%j asks for %j', (id, wish) => {
  expect(parseMenuItem(id)).toEqual(wish);
});
