import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../../lib/i18n/time.ts';
import { describeChecks, describeLeft, describeOutage } from './describe-status.ts';

describe('describeChecks', () => {
  const NOW = new Date(2026, 5, 15, 14, 2).getTime();
  const LATER = new Date(2026, 5, 15, 14, 32).getTime();

  it.each([
    [{}, 'Not checked yet'],
    [{ checkedAt: NOW - 4000 }, 'Checked just now'],
    [{ checkedAt: NOW - 4000, nextCheckAt: LATER }, 'Checked just now'],
    [{ checkedAt: NOW - 4000, nextCheckAt: LATER, delayedBy: 'failures' } as const, 'Checked just now'],
    [{ checkedAt: NOW - 4000, nextCheckAt: NOW + 5000, delayedBy: 'reserve' } as const, 'Checked just now'],
    [{ checkedAt: NOW - 4000, nextCheckAt: LATER, delayedBy: 'reserve' } as const, /^Next check at (14:32|2:32\sPM)$/],
    [{ nextCheckAt: LATER, delayedBy: 'limit' } as const, /^Next check at (14:32|2:32\sPM)$/],
  ])('%j: %s', (status, expected) => {
    expect(describeChecks(status, NOW)).toMatch(expected);
  });

  it.each([
    [4000, ''],
    [5 * MINUTE, 'Checked 5 min ago'],
  ])('beside a problem, of a check that went well %j ms ago: %j', (ago, expected) => {
    expect(describeChecks({ checkedAt: NOW - ago }, NOW, true)).toBe(expected);
  });
});

describe('describeLeft', () => {
  const NOW = new Date(2026, 5, 15, 14, 2).getTime();
  const addressesLeft = { count: 3, isShort: true, resetAt: NOW + 60_000 };

  it.each([
    ['unknown', {}, undefined],
    ['enough', { rateLimit: { limit: 1000, remaining: 100, seenAt: NOW } }, undefined],
    ['few', { rateLimit: { limit: 1000, remaining: 99, seenAt: NOW } }, '99 requests left'],
    ['enough, of nobody knows how many', { rateLimit: { remaining: 20, seenAt: NOW } }, undefined],
    ['few, of nobody knows how many', { rateLimit: { remaining: 19, seenAt: NOW } }, '19 requests left'],
    ['enough requests for few addresses', { addressesLeft }, /^3 addresses left until/],
    ['no longer true', { addressesLeft: { ...addressesLeft, resetAt: NOW } }, undefined],
  ])('%s', (_, status, expected) => {
    const shown = describeLeft(status, NOW);
    if (expected === undefined) expect(shown).toBeUndefined();
    else expect(shown).toMatch(expected);
  });
});

describe('describeOutage', () => {
  const NOW = new Date(2026, 5, 15, 14, 32).getTime();

  it('gives the time, with the day after 24 hours', () => {
    const problem = { kind: 'no-network' } as const;
    expect(describeOutage({ problem, problemSince: NOW - HOUR }, NOW)).toMatch(/^Offline since (13:32|1:32\sPM)\.$/);
    expect(describeOutage({ problem, problemSince: NOW - 48 * HOUR }, NOW)).toMatch(
      /^Offline since Jun 13, (14:32|2:32\sPM)\.$/,
    );
  });

  it('gives nothing for problems that do not pass with time', () => {
    expect(describeOutage({ problem: { kind: 'key-refused' }, problemSince: NOW - HOUR }, NOW)).toBeUndefined();
    expect(describeOutage({ problem: { kind: 'no-network' } }, NOW)).toBeUndefined();
    expect(describeOutage({}, NOW)).toBeUndefined();
  });
});
