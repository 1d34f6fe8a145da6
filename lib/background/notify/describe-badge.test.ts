import { expect, it } from 'vitest';
import { describeBadge } from './describe-badge.ts';

it.each([
  [0, {}, true, '', 'idle'],
  [1, {}, true, '1', 'idle'],
  [99, {}, true, '99', 'idle'],
  [100, {}, true, '99+', 'idle'],
  [3, { problem: { kind: 'key-refused' } } as const, true, '!', 'error'],
  [3, { problem: { kind: 'no-permission' } } as const, true, '!', 'error'],
  [3, { problem: { kind: 'no-network' } } as const, true, '3', 'idle'],
  [0, { problem: { kind: 'not-connected' } } as const, false, '', 'off'],
  [2, {}, false, '2', 'off'],
])('%i unread, %j, connected %j: "%s", %s', (unread, status, isConnected, text, icon) => {
  expect(describeBadge(unread, status, isConnected)).toMatchObject({ text, icon });
});
