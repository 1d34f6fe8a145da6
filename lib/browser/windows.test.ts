import { expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { adaptToPrivateWindow } from './windows.ts';

it('a page whose window the browser does not tell is in no private window', async () => {
  vi.spyOn(fakeBrowser.windows, 'getCurrent').mockRejectedValue(new Error('No current window'));
  expect(await adaptToPrivateWindow()).toBe(false);
});
