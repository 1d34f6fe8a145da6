import { expect, it, vi } from 'vitest';
import type { Browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { isTabInView } from './tabs.ts';

const FRONT = { id: 1, state: 'normal' } as const;

it.each<
  [
    what: string,
    isSeen: boolean,
    active: boolean,
    windowId: number,
    front: typeof FRONT | { id: 1; state: 'minimized' } | undefined,
  ]
>([
  ['in front in the window that was used last', true, true, 1, FRONT],
  ['behind another one there', false, false, 1, FRONT],
  ['in front in a window behind', false, true, 2, FRONT],
  ['in front in a minimized window', false, true, 1, { id: 1, state: 'minimized' }],
  ['in front where the browser tells no window', true, true, 1, undefined],
])('whether the user sees a tab: %s', async (_, isSeen, active, windowId, front) => {
  const answer = vi.spyOn(fakeBrowser.windows, 'getLastFocused');
  if (front) answer.mockResolvedValue(front as Browser.windows.Window as never);
  else answer.mockRejectedValue(new Error('No last-focused window'));
  expect(await isTabInView({ active, windowId })).toBe(isSeen);
});
