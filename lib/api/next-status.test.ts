import { describe, expect, it } from 'vitest';
import {
  KeyRefusedError,
  NoNetworkError,
  NotConnectedError,
  NotFoundError,
  RateLimitedError,
  ServiceFaultError,
} from './errors.ts';
import { type Exchange, nextStatus } from './next-status.ts';
import { isPaused, type Status, statusItem } from './status.ts';

const NOW = Date.UTC(2026, 0, 1, 12);
const turn = (more: Partial<Exchange> = {}): Exchange => ({ now: NOW, jitter: 0.25, ...more });

describe('nextStatus', () => {
  it('after a good turn nothing is wrong any more', () => {
    const failed = nextStatus(statusItem.initial, turn({ error: new NoNetworkError('') }));
    expect(nextStatus(failed, turn({ now: NOW + 5 }))).toEqual({
      ...statusItem.initial,
      jitter: 0.25,
      checkedAt: NOW + 5,
      requestedAt: NOW + 5,
    });
  });

  it('a list that is too large is not ended by another answer of the service', () => {
    const large: Status = { ...statusItem.initial, problem: { kind: 'too-large' }, problemSince: NOW - 5 };
    expect(nextStatus(large, turn())).toMatchObject({ problem: large.problem, problemSince: NOW - 5 });
  });

  it('a "no" to one request shows that the service works, and is no check', () => {
    const checked = { ...statusItem.initial, failures: 2, checkedAt: 5 };
    expect(nextStatus(checked, turn({ error: new NotFoundError('', { status: 404 }) }))).toMatchObject({
      failures: 0,
      checkedAt: 5,
    });
  });

  it('of a question that was never asked it learns nothing', () => {
    const blocked = { ...statusItem.initial, failures: 2, waits: { list: NOW + 60_000 } };
    expect(nextStatus(blocked, turn({ error: new NotFoundError('') }))).toEqual(blocked);
  });

  it('remembers since when', () => {
    const first = nextStatus(statusItem.initial, turn({ error: new NoNetworkError('') }));
    const second = nextStatus(first, turn({ error: new NoNetworkError(''), now: NOW + 60_000 }));
    expect(second).toMatchObject({
      problem: { kind: 'no-network' },
      problemSince: NOW,
      failures: 2,
      failedAt: NOW + 60_000,
    });
    const third = nextStatus(second, turn({ error: new ServiceFaultError('', { status: 503 }), now: NOW + 90_000 }));
    expect(third).toMatchObject({
      problem: { kind: 'service-fault', status: 503 },
      problemSince: NOW + 90_000,
      failures: 3,
    });
    expect(third.waits).toEqual({});
  });

  it('a full storage is said too, and slows polling down', () => {
    const status = nextStatus(statusItem.initial, turn({ error: new DOMException('full', 'QuotaExceededError') }));
    expect(status).toMatchObject({ problem: { kind: 'storage' }, failures: 1 });
  });

  it('keeps the newest limit', () => {
    const before = { ...statusItem.initial, rateLimit: { limit: 9, remaining: 8, seenAt: NOW - 1 } };
    const rateLimit = { limit: 9, remaining: 7, seenAt: NOW };
    expect(nextStatus(before, turn()).rateLimit).toEqual(before.rateLimit);
    expect(nextStatus(before, turn({ rateLimit })).rateLimit).toEqual(rateLimit);
  });

  describe('of refusals', () => {
    const refuse = (status: Status, limits: ConstructorParameters<typeof RateLimitedError>[2] = {}) =>
      nextStatus(status, turn({ error: new RateLimitedError('', { status: 429 }, limits) }));

    it.each([
      ['that no header announced', {}, 1],
      ['though something remains', { remaining: 3 }, 1],
      ['with a Retry-After alone', { retryAfterAt: NOW + 5 }, 1],
      ['with nothing remaining', { remaining: 0 }, undefined],
    ])('counts one %s', (_, limits, count) => {
      expect(refuse(statusItem.initial, limits).refusals?.count).toBe(count);
    });

    it('counts the first in a row', () => {
      const twice = refuse(refuse(statusItem.initial));
      expect(twice.refusals?.count).toBe(1);
      expect(refuse(nextStatus(twice, turn())).refusals?.count).toBe(2);
    });
  });
});

it.each([
  [new KeyRefusedError(''), true],
  [new NotConnectedError('no-permission'), true],
  [new NotConnectedError('not-connected'), true],
  [new NoNetworkError(''), false],
  [undefined, false],
])('%s pauses polling: %j', (error, expected) => {
  expect(isPaused(nextStatus(statusItem.initial, turn({ error })))).toBe(expected);
});
