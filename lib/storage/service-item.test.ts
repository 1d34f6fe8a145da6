import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { connectionsItem } from './connection.ts';
import { withDefault, z } from './schema.ts';
import { serviceItem } from './service-item.ts';

const ONE = 'https://one.example';
const TWO = 'https://two.example/mail';

const item = serviceItem('counts', z.prefault(z.object({ count: withDefault(z.number(), 0) }), {}));

const connect = (...services: string[]) =>
  connectionsItem.write(services.map((baseUrl) => ({ baseUrl, keyMark: 'one' })));

beforeEach(async () => {
  fakeBrowser.reset();
  await connect(ONE, TWO);
});

it('of each service there is a part, and a change of one is nothing to another', async () => {
  expect(await item.of(ONE).read()).toEqual({ count: 0 });
  await Promise.all([
    item.of(ONE).update(({ count }) => ({ count: count + 1 })),
    item.of(TWO).write({ count: 5 }),
    item.of(ONE).update(({ count }) => ({ count: count + 1 })),
  ]);
  expect(await item.read()).toEqual({ [ONE]: { count: 2 }, [TWO]: { count: 5 } });
  await item.forget(TWO);
  expect(await item.read()).toEqual({ [ONE]: { count: 2 } });
});

it('of a service that is not connected nothing is learned, but what is known when it is connected is kept', async () => {
  await item.of(TWO).update(() => ({ count: 5 }));
  await connect(ONE);
  await item.forget(TWO);
  await item.of(TWO).update(({ count }) => ({ count: count + 1 }));
  expect(await item.read()).toEqual({});
  await item.of(TWO).write({ count: 6 });
  await connect(ONE, TWO);
  expect(await item.read()).toEqual({ [TWO]: { count: 6 } });
});

it('a change that is not meant any more when its turn comes is none', async () => {
  let isStillWanted = true;
  const first = item.of(ONE).update(({ count }) => {
    isStillWanted = false;
    return { count: count + 1 };
  });
  await item.of(ONE).update(
    ({ count }) => ({ count: count + 1 }),
    async () => isStillWanted,
  );
  await first;
  expect(await item.of(ONE).read()).toEqual({ count: 1 });
});

it('a part that does not fit is its default, and costs no other', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await fakeBrowser.storage.local.set({ counts: { [ONE]: 'none', [TWO]: { count: 3 } } });
  expect(await item.read()).toEqual({ [ONE]: { count: 0 }, [TWO]: { count: 3 } });
  expect(warn).toHaveBeenCalled();
  await fakeBrowser.storage.local.set({ counts: 7 });
  expect(await item.read()).toEqual({});
  warn.mockRestore();
});

it('who watches hears of every service', async () => {
  const seen: unknown[] = [];
  const watching = new AbortController();
  item.watch((parts) => seen.push(parts), watching.signal);
  await item.of(TWO).write({ count: 4 });
  watching.abort();
  await item.of(TWO).write({ count: 5 });
  expect(seen).toEqual([{ [TWO]: { count: 4 } }]);
});
