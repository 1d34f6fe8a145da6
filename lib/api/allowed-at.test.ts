import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../i18n/time.ts';
import { allowedAt, type RequestPurpose } from './allowed-at.ts';
import { type Status, statusItem } from './status.ts';

const NOW = Date.UTC(2026, 0, 1, 12);

const left = (remaining: number) => ({
  rateLimit: { limit: 100, remaining, used: 100 - remaining, resetAt: NOW + 30 * MINUTE, seenAt: NOW },
});
const near = (remaining: number, quietMs: number) => ({
  rateLimit: { ...left(remaining).rateLimit, resetAt: NOW + MINUTE },
  quietMs,
});
const failed = (failures: number, failedAt: number) => ({ failures, failedAt, jitter: 0.5 });

/** How long a request has to wait; undefined until the user has done something. */
function waitMs(status: Partial<Status>, purpose: RequestPurpose): number | undefined {
  const at = allowedAt({ ...statusItem.initial, ...status }, purpose, 'list', NOW);
  return at && at - NOW;
}

describe('allowedAt', () => {
  it.each<[string, Partial<Status>, { mail: number | undefined; upkeep: number | undefined }]>([
    ['nothing is known', {}, { mail: 0, upkeep: 0 }],
    ['all is left', left(100), { mail: 0, upkeep: 0 }],
    ['quiet addresses are checked once an hour', { ...left(20), quietMs: HOUR }, { mail: 0, upkeep: 0 }],
    ['they are checked less often', { ...left(20), quietMs: HOUR + 1 }, { mail: 0, upkeep: 30 * MINUTE }],
    ['they are, of a service without headers', { quietMs: HOUR + 1 }, { mail: 0, upkeep: 30 * MINUTE }],
    ['they are, and the reset is near', near(20, HOUR + 1), { mail: 0, upkeep: MINUTE }],
    ['one more than the reserve is left', left(6), { mail: 0, upkeep: 0 }],
    ['the reserve is left', left(5), { mail: 30 * MINUTE, upkeep: 30 * MINUTE }],
    ['nothing is left', left(0), { mail: 30 * MINUTE, upkeep: 30 * MINUTE }],
    ['the service said when', { waits: { list: NOW + HOUR } }, { mail: HOUR, upkeep: HOUR }],
    ['the service said when for another kind of request', { waits: { create: NOW + HOUR } }, { mail: 0, upkeep: 0 }],
    ['that has passed', { waits: { list: NOW - SECOND } }, { mail: 0, upkeep: 0 }],
    ['a request failed just now', failed(1, NOW), { mail: 0, upkeep: MINUTE }],
    ['a request failed a while ago', failed(1, NOW - 2 * MINUTE), { mail: 0, upkeep: 0 }],
    ['many failed', failed(50, NOW), { mail: 0, upkeep: 10 * MINUTE }],
    ['the clock was set back', { ...failed(1, NOW + HOUR), waits: { list: NOW + 2 * HOUR } }, { mail: 0, upkeep: 0 }],
    [
      'the clock was set back after the key was refused',
      { problem: { kind: 'key-refused' }, requestedAt: NOW + DAY, keyCheckAt: NOW + DAY + HOUR },
      { mail: 0, upkeep: 0 },
    ],
    ['access is missing', { problem: { kind: 'no-permission' } }, { mail: undefined, upkeep: undefined }],
    ['the key is refused', { problem: { kind: 'key-refused' }, keyCheckAt: NOW + HOUR }, { mail: HOUR, upkeep: HOUR }],
  ])('%s', (_, status, expected) => {
    expect({ mail: waitMs(status, 'mail'), upkeep: waitMs(status, 'upkeep') }).toEqual(expected);
    expect(waitMs(status, 'user')).toBe(0);
  });
});
