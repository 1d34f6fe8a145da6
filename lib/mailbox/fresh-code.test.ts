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
