import { expect, it } from 'vitest';
import type { Address } from '../../../lib/mailbox/address.ts';
import { findCurrentAddress } from './find-current-address.ts';

const NOW = 1_000_000;
const SERVICE = 'https://api.example';

function address(email: string, createdAt: number, more: Partial<Address> = {}): Address {
  return { email, createdAt, expiresAt: NOW + 1000, service: SERVICE, ...more };
}

it.each<[string, Address[], string | undefined]>([
  ['nothing where there is none', [], undefined],
  ['the newest', [address('new', 20), address('old', 10)], 'new'],
  ['one that was filled since', [address('new', 20), address('old', 10, { filledAt: 30 })], 'old'],
  ['the newest of two filled', [address('new', 20, { filledAt: 40 }), address('old', 10, { filledAt: 30 })], 'new'],
  ['one that was chosen since', [address('new', 20, { filledAt: 30 }), address('old', 10, { chosenAt: 40 })], 'old'],
  ['one that was made since', [address('new', 50), address('old', 10, { chosenAt: 40 })], 'new'],
  ['none that has expired', [address('new', 20, { expiresAt: NOW }), address('old', 10)], 'old'],
  ['none that is gone', [address('new', 20, { goneAt: 25 })], undefined],
  ['none of another service', [address('new', 20, { service: 'https://other.example' }), address('old', 10)], 'old'],
])('takes %s', (_, addresses, expected) => {
  expect(findCurrentAddress(addresses, [SERVICE], NOW)?.email).toBe(expected);
});

it('takes none while no service is connected', () => {
  expect(findCurrentAddress([address('new', 20)], [], NOW)).toBeUndefined();
});
