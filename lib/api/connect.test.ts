import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type ConnectedService, startConnectedService } from '../../test/connected-service.ts';
import { type Service, startService } from '../../test/service/service.ts';
import { createPrivateMemory } from '../../test/settings/private-memory.ts';
import { until } from '../../test/until.ts';
import { changeService, copyConnections, readConnectedServices } from '../storage/connected-service.ts';
import { connectionsItem, readConnection, readServices, storageLostItem } from '../storage/connection.ts';
import { storePrivateItemsIn } from '../storage/private-item.ts';
import { connect, disconnect } from './connect.ts';
import { toProblem } from './errors.ts';
import type { Problem } from './problem.ts';
import { statusItem } from './status.ts';
import { openService, withClient } from './with-client.ts';

let first: ConnectedService;
let second: Service;
/** What the background has for itself, as it is on the disk. */
let items: Map<string, unknown>;
/** Called before and after each write to the disk. */
let onWrite: () => Promise<void>;

beforeEach(async () => {
  onWrite = async () => {};
  [first, second] = await Promise.all([
    startConnectedService({ keys: ['of-first', 'of-first-too'] }),
    startService({ keys: ['of-second'], domains: [{ name: 'second.test', type: 'public' }] }),
  ]);
  items = new Map();
  const memory = createPrivateMemory(items);
  const aroundWrite = async (write: () => Promise<void>) => {
    await onWrite();
    await write();
    await onWrite();
  };
  storePrivateItemsIn({ ...memory, write: (key, value) => aroundWrite(() => memory.write(key, value)) });
  const set = fakeBrowser.storage.local.set.bind(fakeBrowser.storage.local);
  vi.spyOn(fakeBrowser.storage.local, 'set').mockImplementation((written) =>
    // A request ends with a write of the status, which waits for the one before.
    'statuses' in written ? set(written) : aroundWrite(() => set(written)),
  );
  await connect(first.api, 'of-first');
});
afterEach(async () => {
  onWrite = async () => {};
  await Promise.all([first.stop(), second.stop()]);
});

const ask = (service?: string) => withClient(openService('user', service), (client) => client.fetchDomains());
const askBoth = () => Promise.allSettled([ask(first.api), ask(second.api)]);
const keysSent = () => [first, second].map((service) => [...new Set(service.requests().map(({ key }) => key))]);

/** Has something done, and both services asked around each of its writes. @returns how often they were asked */
async function askAroundWrites(work: () => Promise<unknown>): Promise<number> {
  let asked = 0;
  onWrite = async () => {
    await askBoth();
    asked += 1;
  };
  await work();
  onWrite = async () => {};
  return asked;
}

it('no request between the writes of a change takes a key to another service', async () => {
  expect(await askAroundWrites(() => connect(second.api, 'of-second'))).toBeGreaterThan(4);
  await askBoth();
  expect(await askAroundWrites(() => changeService(second.api, { isDefault: true }))).toBeGreaterThan(3);
  expect(await readServices()).toEqual([second.api, first.api]);
  expect(await askAroundWrites(() => disconnect(second.api))).toBeGreaterThan(3);
  await ask();
  expect(await askAroundWrites(() => connect(second.api, 'of-second', first.api))).toBeGreaterThan(4);
  expect(await readServices()).toEqual([second.api]);
  await askAroundWrites(() => disconnect(second.api));
  await expect(ask()).rejects.toMatchObject({ kind: 'not-connected' });
  expect(keysSent()).toEqual([['of-first'], ['of-second']]);
});

it('a worker that dies at any write leaves whole connections, and the next one shows them', async () => {
  for (let lives = 0; lives < 12; lives++) {
    await connect(first.api, 'of-first');
    await disconnect(second.api);
    let left = lives;
    onWrite = async () => {
      if (left-- <= 0) throw new Error('The worker died');
    };
    await connect(second.api, 'of-second', lives % 2 ? first.api : undefined).catch(() => {});
    onWrite = async () => {};
    await copyConnections();
    const kept = (await readConnectedServices()).map(({ connection }) => connection);
    expect(await connectionsItem.read()).toEqual(kept);
    for (const { baseUrl } of kept) await ask(baseUrl);
  }
  expect(keysSent()).toEqual([['of-first'], ['of-second']]);
  expect(await storageLostItem.read()).toBe(false);
});

it('what the browser deleted is said to be lost, what the user disconnected is not', async () => {
  await disconnect(first.api);
  await copyConnections();
  expect(await storageLostItem.read()).toBe(false);
  await connect(first.api, 'of-first');
  items.clear();
  expect(await readConnectedServices()).toEqual([]);
  await expect.poll(() => connectionsItem.read()).toEqual([]);
  expect(await storageLostItem.read()).toBe(true);
});

it('keys that can’t be read for a moment are not lost when another service is connected', async () => {
  let failures = 0;
  const memory = createPrivateMemory(items);
  storePrivateItemsIn({
    ...memory,
    async read(key) {
      if (failures-- > 0) throw new DOMException('busy', 'UnknownError');
      return memory.read(key);
    },
  });
  failures = 2;
  expect(await connect(second.api, 'of-second')).toEqual(['second.test']);
  expect(await readServices()).toEqual([first.api, second.api]);
  await askBoth();
  expect(keysSent()).toEqual([['of-first'], ['of-second']]);
});

it('a service keeps the name that it is given while it gets another key', async () => {
  first.setFaults([{ kind: 'delay', delayMs: 300 }]);
  const connecting = connect(first.api, 'of-first');
  await changeService(first.api, { name: 'Mine' });
  await connecting;
  expect(await readConnection(first.api)).toMatchObject({ name: 'Mine' });
});

it('a worker that dies over a new key leaves none that is held back for what the old one was refused', async () => {
  first.setFaults([{ kind: 'error', status: 401, code: 'invalid_api_key', times: 'always' }]);
  await ask().catch(() => {});
  expect((await statusItem.of(first.api).read()).problem?.kind).toBe('key-refused');
  first.setFaults([]);
  for (let lives = 0; ; lives++) {
    await statusItem
      .of(first.api)
      .update((status) => ({ ...status, problem: { kind: 'key-refused' }, keyCheckAt: Date.now() + 1e6 }));
    const keyBefore = (await readConnection())?.keyMark;
    let left = lives;
    onWrite = async () => {
      if (left-- <= 0) throw new Error('The worker died');
    };
    const isWhole = await connect(first.api, 'of-first-too').then(
      () => true,
      () => false,
    );
    onWrite = async () => {};
    await copyConnections();
    const isNew = (await readConnection())?.keyMark !== keyBefore;
    if (isNew) expect((await statusItem.of(first.api).read()).problem).toBeUndefined();
    if (isWhole) break;
    await connect(first.api, 'of-first');
  }
});

it('a service that takes the place of one that is gone keeps its own', async () => {
  await connect(second.api, 'of-second');
  await changeService(first.api, { name: 'Mine' });
  const { color } = (await readConnection(first.api)) ?? {};
  await connect(first.api, 'of-first-too', 'https://removed.example');
  expect(await readServices()).toEqual([first.api, second.api]);
  expect(await readConnection(first.api)).toMatchObject({ name: 'Mine', color });
});

it('a key that is no more says nothing of the one in its place', async () => {
  first.setFaults([{ kind: 'delay', delayMs: 300 }]);
  const late = ask();
  await until(() => expect(first.requests().length).toBeGreaterThan(2));
  first.setFaults([]);
  await changeService(first.api, { name: 'Mine' });
  await disconnect(first.api);
  await late;
  expect(await statusItem.read()).toEqual({});
});

it('over the limit, the refusal says when to try again, where the service says so', async () => {
  second.setFaults([{ kind: 'rate-limited', resetSeconds: 600 }]);
  const refused = await connect(second.api, 'of-second').catch(toProblem);
  expect(refused).toMatchObject({ kind: 'rate-limited', untilAt: expect.any(Number) });
  expect(Math.abs(((refused as Problem).untilAt ?? 0) - Date.now() - 600_000)).toBeLessThan(10_000);

  second.setFaults([{ kind: 'rate-limited' }]);
  const unnamed = await connect(second.api, 'of-second').catch(toProblem);
  expect(unnamed).toMatchObject({ kind: 'rate-limited', untilAt: undefined });
});

it.each(['\ufeff', '\u200b', '\u2060', '\u200e', '\u2028', '\u00ad'])(
  'a key is taken without what comes along unseen when it is copied: %j',
  async (unseen) => {
    await connect(second.api, `${unseen} of-${unseen}second${unseen}\r\n`);
    expect(keysSent()[1]).toEqual(['of-second']);
  },
);

it.each(['“of-second”', 'of second', 'оf-second', 'of-sécond', ''])(
  '%j is no key, and nothing is sent',
  async (key) => {
    const before = second.requests().length;
    await expect(connect(second.api, key)).rejects.toMatchObject({ kind: 'refused' });
    expect(second.requests()).toHaveLength(before);
  },
);
