import { expect, it } from 'vitest';
import { type Address, type AddressState, findAddressState, isLive, isSameAddress, recreated } from './address.ts';

const FIRST: Address = { email: 'a@m.test', createdAt: 1, expiresAt: 10, service: 'https://mail.example', filledAt: 1 };
const SECOND: Address = { ...FIRST, createdAt: 5, expiresAt: 15, filledAt: 5 };

it.each<[string, Partial<Address>, Partial<Address>, Partial<Address>]>([
  ['is used twice', {}, {}, { expiresAt: 15, filledAt: 5, isReused: true }],
  ['keeps its label, and what came', { label: 'mine', lastMessageAt: 3 }, {}, { label: 'mine', lastMessageAt: 3 }],
  ['is on its last site', { site: 'a.example' }, { site: 'b.example' }, { site: 'b.example', isShared: true }],
  ['keeps its site where it is filled nowhere', { site: 'a.example' }, {}, { site: 'a.example' }],
  ['knows what was old when it was added by hand', {}, { oldMailUntilAt: 3 }, { oldMailUntilAt: 3 }],
  ['knows it from before, too', { oldMailUntilAt: 2 }, { oldMailUntilAt: 3 }, { oldMailUntilAt: 2 }],
  ['is there again', { goneAt: 3 }, {}, { createdAt: 5 }],
])('an address that is created again %s', (_, before, made, expected) => {
  const address = recreated({ ...FIRST, ...before }, { ...SECOND, ...made });
  expect(address).toMatchObject(expected);
  expect(address).not.toHaveProperty('goneAt');
});

it.each<[AddressState, Partial<Address>]>([
  ['live', {}],
  ['expired', { expiresAt: 10 }],
  ['gone', { goneAt: 9 }],
  // It stays so when its time is up.
  ['gone', { goneAt: 8, expiresAt: 9 }],
  ['expired', { goneAt: 9, expiresAt: 9 }],
])('an address is %s: %o', (expected, more) => {
  const address = { ...FIRST, expiresAt: 11, ...more };
  expect(findAddressState(address, 10)).toBe(expected);
  expect(isLive(address, 10)).toBe(expected === 'live');
});

it('what is stored twice for one fill is used once: a worker may die between', () => {
  expect(recreated(FIRST, FIRST)).toEqual(FIRST);
});

it('a fill in a private window leaves no trace but that it lives on', () => {
  const made: Address = { ...SECOND, isPrivate: true, site: 'secret.example' };
  expect(recreated(FIRST, made)).toEqual({ ...FIRST, expiresAt: 15 });
});

it.each([
  ['anna@one.test', 'Anna@One.test', true],
  ['anna@bücher.test', 'anna@xn--bcher-kva.test', true],
  ['anna@one.test', 'anna2@one.test', false],
  ['anna@one.test', 'anna@two.test', false],
  ['a@b@one.test', 'a@c@one.test', false],
])('%s and %s are one address: %s', (one, other, isSame) => {
  expect(isSameAddress(one, other)).toBe(isSame);
});
