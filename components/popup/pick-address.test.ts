import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../lib/i18n/time.ts';
import type { Address } from '../../lib/mailbox/address.ts';
import { countByAddress, findEmptyReason, findExpiringUnread, findUsedHere, isUnused } from './pick-address.ts';

const NOW = Date.UTC(2026, 0, 1, 12);
const SERVICE = 'https://api.example';

const make = (email: string, more: Partial<Address> = {}): Address => ({
  email,
  createdAt: 10,
  expiresAt: NOW + 1000,
  service: SERVICE,
  ...more,
});

describe('findUsedHere', () => {
  const address = (email: string, site: string | undefined, more: Partial<Address> = {}) =>
    make(email, { ...(site && { site }), ...more });
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
});

describe('isUnused', () => {
  const address = make('a@mayfly.test', { createdAt: NOW - 60_000 });

  it.each([
    [{}, true],
    [{ createdAt: NOW - 600_000 }, false],
    [{ filledAt: NOW - 1000 }, false],
    [{ site: 'acme.example' }, false],
    [{ lastMessageAt: NOW - 1000 }, false],
  ])('made a minute ago, with %j: %j', (more, expected) => {
    expect(isUnused({ ...address, ...more }, NOW)).toBe(expected);
  });
});

describe('findEmptyReason', () => {
  const HERE = 'https://here.example';
  const address = (expiresAt: number, service: string, failure?: Address['failure']) =>
    make('a@mayfly.test', { expiresAt, service, ...(failure && { failure }) });

  const expired = address(NOW, HERE);
  const gone = { ...address(NOW + 1, HERE), goneAt: NOW - 1 };
  const elsewhere = address(NOW + 1, 'https://there.example');
  const failure = (kind: 'other-key' | 'not-found') => ({ kind, sinceAt: 0, tries: 3, retryAt: NOW });

  it.each<[string, Address[], string[], string]>([
    ['they have expired', [expired], [HERE], 'expired'],
    ['they no longer exist', [gone, expired], [HERE], 'gone'],
    ['they no longer exist at a service that is not connected', [gone], [], 'gone'],
    ['they have expired, and an older one no longer exists', [expired, gone], [HERE], 'expired'],
    ['their service is not connected', [elsewhere], [HERE], 'elsewhere'],
    ['no service is connected', [address(NOW + 1, HERE)], [], 'elsewhere'],
    ['the newest has expired, beside one of another service', [expired, elsewhere], [HERE], 'expired'],
    ['the newest is of another service, beside one that has expired', [elsewhere, expired], [HERE], 'elsewhere'],
    ['the key is another one', [elsewhere, address(NOW + 1, HERE, failure('other-key'))], [HERE], 'other-key'],
    ['the service does not know them', [address(NOW + 1, HERE, failure('not-found'))], [HERE], 'expired'],
    ['there are none', [], [HERE], 'expired'],
  ])('%s', (_, addresses, services, expected) => {
    expect(findEmptyReason(addresses, services, NOW)).toBe(expected);
  });
});

describe('findExpiringUnread', () => {
  const address = (email: string, minutesLeft: number, changed: Partial<Address> = {}) =>
    make(email, { expiresAt: NOW + minutesLeft * MINUTE, ...changed });

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
    expect(findExpiringUnread(addresses, counts(unread), NOW)?.address.email).toBe(found);
  });
});

describe('countByAddress', () => {
  it('counts messages and unread messages for each address', () => {
    const message = { from: '', subject: '', createdAt: 1, seenAt: 1 };
    const counts = countByAddress({
      messages: [
        { ...message, id: '1', address: 'a@x.example' },
        { ...message, id: '2', address: 'b@x.example', readAt: 2 },
        { ...message, id: '3', address: 'a@x.example', readAt: 2 },
      ],
    });
    expect(Object.fromEntries(counts)).toEqual({
      'a@x.example': { messages: 2, unread: 1 },
      'b@x.example': { messages: 1, unread: 0 },
    });
  });
});
