import { expect, it } from 'vitest';
import { MINUTE } from '../../../lib/i18n/time.ts';
import type { Address } from '../../../lib/mailbox/address.ts';
import { findEndingUnread } from './find-ending-unread.ts';

const NOW = 100 * MINUTE;

const address = (email: string, minutesLeft: number, changed: Partial<Address> = {}): Address => ({
  email,
  createdAt: 0,
  expiresAt: NOW + minutesLeft * MINUTE,
  service: 'https://api.mayfly.test',
  ...changed,
});

const counts = (unread: Record<string, number>) =>
  new Map(Object.entries(unread).map(([email, each]) => [email, { messages: 9, unread: each }]));

it.each<[string, Address[], Record<string, number>, string | undefined]>([
  ['none', [], {}, undefined],
  ['in its last minutes', [address('a', 9)], { a: 2 }, 'a'],
  ['time enough', [address('a', 10)], { a: 2 }, undefined],
  ['all read', [address('a', 9)], { a: 0 }, undefined],
  ['no mail', [address('a', 9)], {}, undefined],
  ['over', [address('a', 0)], { a: 2 }, undefined],
  ['gone on the service', [address('a', 9, { goneAt: NOW - 1 })], { a: 2 }, undefined],
  ['nobody knows when it ends', [address('a', 9, { isLifeUnknown: true })], { a: 2 }, undefined],
  ['the one that ends first', [address('a', 9), address('b', 3), address('c', 1)], { a: 1, b: 1 }, 'b'],
])('%s', (_when, addresses, unread, found) => {
  expect(findEndingUnread(addresses, counts(unread), NOW)?.address.email).toBe(found);
});
