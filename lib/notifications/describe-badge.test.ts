import { expect, it } from 'vitest';
import { describeBadge } from './describe-badge.ts';

it.each([
  [0, {}, true, ''],
  [1, {}, true, '1'],
  [999, {}, true, '999'],
  [1000, {}, true, '999+'],
  [3, { problem: { kind: 'key-refused' } } as const, true, '!'],
  [3, { problem: { kind: 'no-permission' } } as const, true, '!'],
  [3, { problem: { kind: 'no-network' } } as const, true, '3'],
  [0, { problem: { kind: 'not-connected' } } as const, false, ''],
])('%i unread, %j, connected %j: "%s"', (unread, status, isConnected, text) => {
  expect(describeBadge(unread, status, isConnected).text).toBe(text);
});
