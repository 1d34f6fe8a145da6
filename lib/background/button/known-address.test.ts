import { expect, it } from 'vitest';
import type { Address } from '../../mailbox/address.ts';
import { findKnownAddress } from './known-address.ts';

const NOW = Date.UTC(2026, 0, 1, 12);
const SERVICE = 'https://api.example';

const used = (email: string, more: Partial<Address> = {}): Address => ({
  email,
  createdAt: 0,
  expiresAt: NOW + 1,
  service: SERVICE,
  site: 'shop.example',
  filledAt: NOW - 1000,
  filledIn: { tabId: 1, frameId: 0, origin: 'https://shop.example' },
  ...more,
});

it.each<[string, Address[], string | undefined]>([
  ['nothing was used there', [used('a', { site: 'else.example' })], undefined],
  ['one was', [used('a')], 'a'],
  ['two were', [used('a', { filledAt: NOW - 2000 }), used('b')], 'b'],
  ['it has expired', [used('a', { expiresAt: NOW })], undefined],
  ['its service is not connected', [used('a', { service: 'https://gone.example' })], undefined],
  ['the site refused it', [used('a', { refusedAt: NOW })], undefined],
  ['it belongs to a private window', [used('a', { isPrivate: true })], undefined],
  ['it belongs to a container', [used('a', { container: 'firefox-container-1' })], undefined],
  [
    'it was filled into this tab a moment ago',
    [used('a', { filledIn: { tabId: 7, frameId: 0, origin: 'https://shop.example' } })],
    undefined,
  ],
  [
    'it was filled into this tab an hour ago',
    [used('a', { filledAt: NOW - 3_600_000, filledIn: { tabId: 7, frameId: 0, origin: 'https://shop.example' } })],
    'a',
  ],
])('where %s', (_, addresses, expected) => {
  expect(findKnownAddress(addresses, { tabId: 7, place: {} }, 'shop.example', [SERVICE], NOW)).toBe(expected);
  expect(findKnownAddress(addresses, { tabId: 7, place: {} }, undefined, [SERVICE], NOW)).toBeUndefined();
});
