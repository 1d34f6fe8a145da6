import { afterEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { checkNetwork } from './network.ts';

afterEach(() => vi.unstubAllGlobals());

it('calls back once when the network is back, whichever worker noticed that it was gone', async () => {
  fakeBrowser.reset();
  const calls: boolean[] = [];
  for (const onLine of [true, false, false, true, true, false, true]) {
    vi.stubGlobal('navigator', { onLine });
    // Everything is stored: each call may be that of another worker.
    await checkNetwork(() => calls.push(onLine));
    calls.push(onLine);
  }
  expect(calls).toEqual([true, false, false, true, true, true, false, true, true]);
});
