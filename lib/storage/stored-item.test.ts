import { beforeEach, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { withDefault, z } from './schema.ts';
import { settingsItem } from './settings.ts';
import { storedItem } from './stored-item.ts';

const tallySchema = z.object({ count: withDefault(z.number(), 0), label: withDefault(z.string(), 'none') });
const tallyItem = storedItem('tally', z.prefault(tallySchema, {}));

beforeEach(() => fakeBrowser.reset());
it('is its schema’s default until it is written', async () => {
  expect(tallyItem.initial).toEqual({ count: 0, label: 'none' });
  expect(await tallyItem.read()).toEqual(tallyItem.initial);
  await tallyItem.write({ count: 2, label: 'two' });
  expect(await tallyItem.read()).toEqual({ count: 2, label: 'two' });
});

it('loses only the part that does not fit', async () => {
  await browser.storage.local.set({ tally: { count: 'many', label: 'kept' } });
  expect(await tallyItem.read()).toEqual({ count: 0, label: 'kept' });
});

it('is its default where it does not fit at all, and that is logged without the value', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await browser.storage.local.set({ tally: 'secret' });
  expect(await tallyItem.read()).toEqual(tallyItem.initial);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls.join()).toContain('"tally"');
  expect(warn.mock.calls.join()).not.toContain('secret');
});

it('loses no change of several that are made at once', async () => {
  const increment = () => tallyItem.update((tally) => ({ ...tally, count: tally.count + 1 }));
  await Promise.all([increment(), increment(), increment()]);
  expect((await tallyItem.read()).count).toBe(3);
});

it('is read with others in one call to the browser', async () => {
  const get = vi.spyOn(browser.storage.local, 'get');
  await Promise.all([tallyItem.read(), settingsItem.read()]);
  expect(get.mock.calls).toEqual([[['tally', 'settings']]]);
});

it('tells who watches, until the signal aborts', async () => {
  const watching = new AbortController();
  const seen: number[] = [];
  tallyItem.watch(({ count }) => seen.push(count), watching.signal);
  await tallyItem.write({ count: 1, label: '' });
  await browser.storage.local.set({ other: 1 });
  watching.abort();
  await tallyItem.write({ count: 5, label: '' });
  expect(seen).toEqual([1]);
});
