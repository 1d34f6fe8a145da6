import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeAddress } from '../../test/mailbox/made.ts';
import { HOUR, SECOND } from '../i18n/time.ts';
import { type Address, addressSchema, isFromService, isLive, isLost, receivesMail } from './address.ts';
import { afterAnswer, afterFailure, afterNotFound, retryAtOf } from './address-failure.ts';

const NOW = Date.UTC(2026, 0, 1, 12);
const SERVICE = 'https://mail.example';

const address = (email: string, more: Partial<Address> = {}) =>
  madeAddress({ email, createdAt: NOW - HOUR, expiresAt: NOW + 200 * HOUR, service: SERVICE, keyMark: 'one', ...more });

/** Not found again and again, always as soon as it is checked again. @param siblings as they are at that moment */
function notFoundFor(times: number, start: Address, siblings: (now: number) => Address[], keyMark = 'one') {
  let now = NOW;
  let asked = start;
  for (let nth = 0; nth < times && asked.goneAt === undefined; nth++) {
    if (nth > 0) now = retryAtOf(asked, { keyMark, now });
    asked = afterNotFound(asked, [asked, ...siblings(now)], { keyMark, now });
  }
  return { asked, now };
}

it.each([
  ['none of several', 2],
  ['the only one', 1],
])('a service that finds %s for some minutes locks no address for longer than minutes', (_, count) => {
  let all = ['a', 'b'].slice(0, count).map((email) => address(email, { checkedAt: NOW - 1 }));
  const now = NOW + 80 * SECOND;
  for (const at of [NOW, NOW + 10 * SECOND, NOW + 70 * SECOND])
    all = all.map((one) => afterNotFound(one, all, { keyMark: 'one', now: at }));
  for (const one of all) {
    expect(one.goneAt).toBeUndefined();
    expect(retryAtOf(one, { keyMark: 'one', now })).toBeLessThanOrEqual(now + 15 * 60 * SECOND);
  }
});

it('an address that is seconds old is asked for as if it were empty', () => {
  let young = address('a', { createdAt: NOW });
  for (let at = NOW; at < NOW + 60 * SECOND; at = retryAtOf(young, { keyMark: 'one', now: at })) {
    young = afterNotFound(young, [], { keyMark: 'one', now: at });
    expect(isLost(young)).toBe(false);
    expect(retryAtOf(young, { keyMark: 'one', now: at })).toBeLessThanOrEqual(at + 3 * SECOND);
  }
});

describe('an address that the service does not find', () => {
  const none = () => [];

  it('is in doubt at first: still offered, and checked again in seconds', () => {
    const { asked, now } = notFoundFor(1, address('a'), none);
    expect(isLost(asked)).toBe(false);
    expect(receivesMail([SERVICE], asked, now)).toBe(true);
    expect(retryAtOf(asked, { keyMark: 'one', now }) - now).toBe(10 * SECOND);
  });

  it('is not offered after the second time, and gone after the fourth', () => {
    expect(receivesMail([SERVICE], notFoundFor(2, address('a'), none).asked, NOW)).toBe(false);
    expect(isFromService([SERVICE], notFoundFor(3, address('a'), none).asked, NOW)).toBe(true);
    const { asked, now } = notFoundFor(9, address('a'), none);
    expect(asked).toEqual({ ...address('a'), goneAt: now, failure: expect.objectContaining({ kind: 'not-found' }) });
    expect(retryAtOf(asked, { keyMark: 'one', now })).toBe(now + 6 * HOUR);
    expect(afterAnswer(asked, 'one')).toEqual(address('a'));
    expect(now - NOW).toBeGreaterThan(5 * 60 * SECOND);
    expect(isLive(asked, now)).toBe(false);
  });

  it('is gone while the service finds others', () => {
    const { asked } = notFoundFor(4, address('a'), (now) => [address('b', { checkedAt: now })]);
    expect(asked.goneAt).toBeDefined();
  });

  it('is not gone before another one was found since', () => {
    const { asked } = notFoundFor(6, address('a'), () => [address('b', { checkedAt: NOW - 1 })]);
    expect(asked.goneAt).toBeUndefined();
  });

  it('is as good as ever once it is found', () => {
    const { asked } = notFoundFor(3, address('a'), none);
    expect(afterAnswer(asked, 'one')).toEqual(address('a'));
    const known = address('a');
    expect(afterAnswer(known, 'one')).toBe(known);
  });
});

describe('with another key', () => {
  it('it is never gone, checked seldom, and not offered', () => {
    const { asked, now } = notFoundFor(
      20,
      address('a'),
      () => [address('b', { keyMark: 'two', checkedAt: NOW + 99 * HOUR })],
      'two',
    );
    expect(asked.goneAt).toBeUndefined();
    expect(asked.failure?.kind).toBe('other-key');
    expect(receivesMail([SERVICE], asked, NOW)).toBe(false);
    expect(now - NOW).toBeGreaterThan(90 * HOUR);
  });

  it('it may be checked at once as soon as there is a third key, or the first again', () => {
    const { asked } = notFoundFor(1, address('a'), () => [], 'two');
    expect(retryAtOf(asked, { keyMark: 'two', now: NOW })).toBe(NOW + HOUR);
    expect(retryAtOf(asked, { keyMark: 'three', now: NOW })).toBe(0);
    expect(afterAnswer(asked, 'three')).toEqual(address('a', { keyMark: 'three' }));
  });
});

it.each(['not-found', 'too-large', 'refused'] as const)(
  'presses make no wait longer, and no address gone: %s',
  (kind) => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 30 }), (gaps) => {
        const fail = (one: Address, now: number) =>
          kind === 'not-found'
            ? afterNotFound(one, [], { keyMark: 'one', now })
            : afterFailure(one, kind, { keyMark: 'one', now });
        const start = fail(address('a', { createdAt: NOW - HOUR }), NOW);
        const dueAt = retryAtOf(start, { keyMark: 'one', now: NOW });
        let pressed = start;
        let now = NOW;
        for (const gap of gaps) {
          now = Math.min(now + gap, dueAt - 1);
          pressed = fail(pressed, now);
        }
        expect(retryAtOf(pressed, { keyMark: 'one', now })).toBe(dueAt);
        expect(pressed.goneAt).toBeUndefined();
      }),
    );
  },
);

it('when none of several is found, none is gone', () => {
  let all = ['a', 'b', 'c'].map((email) => address(email));
  let now = NOW;
  for (let round = 0; round < 12; round++) {
    all = all.map((one) => afterNotFound(one, all, { keyMark: 'one', now }));
    now = Math.max(...all.map((one) => retryAtOf(one, { keyMark: 'one', now })));
  }
  expect(all.map(({ failure, goneAt }) => [failure?.kind, goneAt])).toEqual(Array(3).fill(['not-found', undefined]));
  expect(now - NOW).toBeGreaterThan(6 * HOUR);
});

it('a list that is too large is asked for ever more seldom, and its address stays offered', () => {
  const size = { bytes: 5_000_000, isMore: true };
  let large = address('a');
  const waits: number[] = [];
  for (let now = NOW; waits.length < 9; now = large.failure?.retryAt ?? 0) {
    large = afterFailure(large, 'too-large', { keyMark: 'one', now }, size);
    waits.push((large.failure?.retryAt ?? 0) - now);
  }
  expect(waits.slice(0, 3)).toEqual([300 * SECOND, 600 * SECOND, 1200 * SECOND]);
  expect(waits.at(-1)).toBe(6 * HOUR);
  expect(large.failure?.size).toEqual(size);
  expect(receivesMail([SERVICE], large, NOW)).toBe(true);
});

it('a clock that was set back holds nothing for longer', () => {
  const large = afterFailure(address('a'), 'too-large', { keyMark: 'one', now: NOW + 99 * HOUR });
  expect(retryAtOf(large, { keyMark: 'one', now: NOW })).toBe(0);
});

it('a stored failure that does not fit costs no more than itself', () => {
  expect(addressSchema.parse({ ...address('a'), failure: { kind: 'odd' }, keyMark: 7 })).toEqual({
    ...address('a'),
    failure: undefined,
    keyMark: undefined,
  });
});
