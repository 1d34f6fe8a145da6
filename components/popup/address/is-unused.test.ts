import { expect, it } from 'vitest';
import { isUnused } from './is-unused.ts';

const NOW = Date.UTC(2026, 0, 1, 12);
const address = { email: 'a@mayfly.test', createdAt: NOW - 60_000, expiresAt: NOW + 3_600_000, service: '' };

it.each([
  [{}, true],
  [{ createdAt: NOW - 600_000 }, false],
  [{ filledAt: NOW - 1000 }, false],
  [{ site: 'acme.example' }, false],
  [{ lastMessageAt: NOW - 1000 }, false],
])('made a minute ago, with %j: %j', (more, expected) => {
  expect(isUnused({ ...address, ...more }, NOW)).toBe(expected);
});
