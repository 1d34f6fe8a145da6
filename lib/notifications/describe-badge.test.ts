import { expect, it } from 'vitest';
import { describeBadge } from './describe-badge.ts';

it.each([
  [0, {}, true, '', 'idle'],
  [1, {}, true, '1', 'mail'],
  [999, {}, true, '999', 'mail'],
  [1000, {}, true, '999+', 'mail'],
  [3, { problem: { kind: 'key-refused' } } as const, true, '!', 'error'],
  [3, { problem: { kind: 'no-permission' } } as const, true, '!', 'error'],
  [3, { problem: { kind: 'no-network' } } as const, true, '3', 'mail'],
  [0, { problem: { kind: 'not-connected' } } as const, false, '', 'off'],
  [2, {}, false, '2', 'off'],
])('%i unread, %j, connected %j: "%s", %s', (unread, status, isConnected, text, icon) => {
  expect(describeBadge(unread, status, isConnected)).toMatchObject({ text, icon });
});
