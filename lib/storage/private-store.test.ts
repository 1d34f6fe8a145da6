import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type PrivateStore, withSessionFallback } from './private-store.ts';

let disk: Map<string, unknown>;
let isRefusing: boolean;

const stored: PrivateStore = {
  async read(key) {
    if (isRefusing) throw new DOMException('No.', 'InvalidStateError');
    return disk.get(key);
  },
  async write(key, value) {
    if (isRefusing) throw new DOMException('No.', 'InvalidStateError');
    disk.set(key, value);
  },
};

beforeEach(() => {
  fakeBrowser.reset();
  vi.spyOn(console, 'warn').mockReturnValue();
  disk = new Map();
  isRefusing = false;
});

it('an item that the browser does not store outlives the worker, and is stored once it can be', async () => {
  isRefusing = true;
  await withSessionFallback(stored).write('key', 'secret');
  const next = withSessionFallback(stored);
  expect(await next.read('key')).toBe('secret');
  expect(await next.read('other')).toBe(undefined);
  isRefusing = false;
  const last = withSessionFallback(stored);
  expect(await last.read('key')).toBe('secret');
  expect(disk.get('key')).toBe('secret');
  expect(await fakeBrowser.storage.session.get(null)).toEqual({});
});

it('what can not be read is not taken for absent', async () => {
  disk.set('key', 'secret');
  isRefusing = true;
  const items = withSessionFallback(stored);
  await expect(items.read('key')).rejects.toThrow('No.');
  isRefusing = false;
  expect(await items.read('key')).toBe('secret');
  expect(await fakeBrowser.storage.session.get(null)).toEqual({});
});
