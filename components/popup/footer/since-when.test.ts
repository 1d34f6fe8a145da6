import { expect, it } from 'vitest';
import { HOUR } from '../../../lib/i18n/time.ts';
import { sinceWhen } from './since-when.ts';

const NOW = new Date(2026, 5, 15, 14, 32).getTime();

it('gives the time, with the day after 24 hours', () => {
  const problem = { kind: 'no-network' } as const;
  expect(sinceWhen({ problem, problemSince: NOW - HOUR }, NOW, 'en-GB')).toBe('Offline since 13:32.');
  expect(sinceWhen({ problem, problemSince: NOW - 48 * HOUR }, NOW, 'en-GB')).toBe('Offline since 13 Jun, 14:32.');
});

it('gives nothing for problems that do not pass with time', () => {
  expect(sinceWhen({ problem: { kind: 'key-refused' }, problemSince: NOW - HOUR }, NOW)).toBeUndefined();
  expect(sinceWhen({ problem: { kind: 'no-network' } }, NOW)).toBeUndefined();
  expect(sinceWhen({}, NOW)).toBeUndefined();
});
