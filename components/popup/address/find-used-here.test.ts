import { expect, it } from 'vitest';
import type { Address } from '../../../lib/mailbox/address.ts';
import { findUsedHere } from './find-used-here.ts';

const NOW = 1_000_000;
const SERVICE = 'https://api.example';

function address(email: string, site: string | undefined, more: Partial<Address> = {}): Address {
  return { email, createdAt: 10, expiresAt: NOW + 1000, service: SERVICE, ...(site && { site }), ...more };
}

const addresses = [
  address('by-hand', undefined),
  address('gone', 'acme.example', { goneAt: 50, filledAt: 60 }),
  address('first', 'acme.example', { filledAt: 20 }),
  address('again', 'acme.example', { filledAt: 30 }),
  address('in-container', 'acme.example', { filledAt: 50, container: 'firefox-container-1' }),
  address('elsewhere', 'other.example', { filledAt: 40 }),
  address('other-service', 'lone.example', { service: 'https://other.example' }),
];

it.each([
  ['acme.example', 'again'],
  ['other.example', 'elsewhere'],
  ['lone.example', undefined],
  ['new.example', undefined],
  [null, undefined],
])('on %s: %s', (site, expected) => {
  expect(findUsedHere(addresses, site, undefined, [SERVICE], NOW)?.email).toBe(expected);
});

it.each([
  ['firefox-container-1', 'in-container'],
  ['firefox-container-2', undefined],
])('in %s on acme.example: %s', (container, expected) => {
  expect(findUsedHere(addresses, 'acme.example', container, [SERVICE], NOW)?.email).toBe(expected);
});
