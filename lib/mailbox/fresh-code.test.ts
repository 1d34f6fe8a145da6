import { expect, it } from 'vitest';
import { findNewestCodes, hasFreshCode } from './fresh-code.ts';
import type { Message } from './message.ts';

const NOW = Date.UTC(2026, 0, 1, 12);
const message = (id: string, more: Partial<Message>): Message => ({
  id,
  address: 'a@mayfly.test',
  from: '',
  subject: '',
  createdAt: NOW,
  seenAt: NOW,
  ...more,
});

it.each([
  [{ code: '482913' }, true],
  [{ code: '482913', seenAt: NOW - 14 * 60_000 }, true],
  [{ code: '482913', seenAt: NOW - 15 * 60_000 }, false],
  [{}, false],
])('%j is fresh: %j', (more, expected) => {
  expect(hasFreshCode(message('1', more), NOW)).toBe(expected);
});

it('the newest code of an address wins', () => {
  const codes = findNewestCodes([
    message('news', {}),
    message('resent', { code: '2' }),
    message('first', { code: '1' }),
    message('other', { code: '3', address: 'b@mayfly.test' }),
  ]);
  expect(codes.map(({ id }) => id)).toEqual(['resent', 'other']);
});

it('a code of another sender replaces none', () => {
  const codes = findNewestCodes([
    message('shop', { code: '3', codeSites: { sender: 'shop.example', linked: [] } }),
    message('resent', { code: '2', codeSites: { sender: 'bank.example', linked: [] } }),
    message('first', { code: '1', codeSites: { sender: 'bank.example', linked: [] } }),
  ]);
  expect(codes.map(({ id }) => id)).toEqual(['shop', 'resent']);
});

it('of two codes the one that was seen last wins, whatever its sender dates it', () => {
  const codes = findNewestCodes([
    message('first', { code: '1', createdAt: NOW + 5000 }),
    message('resent', { code: '2', seenAt: NOW + 1000 }),
  ]);
  expect(codes.map(({ id }) => id)).toEqual(['resent']);
});
