import { expect, test } from 'vitest';
import type { Trashed } from '../../mailbox/trashed.ts';
import { nextStep, retryAfterMs } from './plan-deletions.ts';

const now = 1_000_000;
const address = { email: 'oak@mayfly.test', createdAt: 0, expiresAt: now + 1, service: 'https://a.example' };
const trashed = (more: Partial<Trashed>): Trashed => ({
  kind: 'message',
  key: '1',
  untilAt: now + 5,
  address,
  messages: [],
  isPurged: false,
  tries: 0,
  nextTryAt: now + 9,
  ...more,
});

const purgedPrivately = { isPurged: true, address: { ...address, isPrivate: true } };

test.each<[string, Partial<Trashed>, string, number]>([
  ['may be taken back', {}, 'purge', now + 5],
  ['was deleted before the clock was set back', { untilAt: now + 90_000, nextTryAt: now + 90_000 }, 'extend', now],
  ['is gone here', { isPurged: true }, 'request', now + 9],
  ['has expired there', { isPurged: true, address: { ...address, expiresAt: now } }, 'forget', now],
  ['is known to be gone there', { isPurged: true, address: { ...address, goneAt: 1 } }, 'forget', now],
  ['came to an address that is not stored', { isPurged: true, address: undefined as never }, 'forget', now],
  ['belongs to a private window', { ...purgedPrivately, tries: 5 }, 'request', now + 9],
  ['could not be deleted for a private window', { ...purgedPrivately, tries: 6 }, 'forget', now],
])('the next step for what %s', (_, more, step, at) => {
  expect(nextStep(trashed(more), now)).toEqual({ step, at });
});

test('retries come later and later, up to an hour', () => {
  expect([0, 1, 2, 10, 2000].map(retryAfterMs)).toEqual([60_000, 120_000, 240_000, 3_600_000, 3_600_000]);
});
