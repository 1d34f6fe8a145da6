import { afterEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { checkNetwork, noteOffline } from './network.ts';

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

it('calls back as well where the poller noticed that the network was gone', async () => {
  fakeBrowser.reset();
  const onBack = vi.fn();
  for (const onLine of [false, true]) {
    vi.stubGlobal('navigator', { onLine });
    expect(await noteOffline()).toBe(!onLine);
  }
  await checkNetwork(onBack);
  expect(onBack).toHaveBeenCalledOnce();
});
