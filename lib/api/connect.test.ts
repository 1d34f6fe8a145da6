import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type ConnectedService, startConnectedService } from '../../test/connected-service.ts';
import { type Service, startService } from '../../test/service/service.ts';
import { createPrivateMemory } from '../../test/settings/private-memory.ts';
import { copyConnection } from '../settings/connected-service.ts';
import { connectionItem } from '../settings/connection.ts';
import { keepPrivateItemsIn } from '../settings/private-item.ts';
import { connect, disconnect } from './connect.ts';
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
    startConnectedService({ keys: ['of-first'] }),
    startService({ keys: ['of-second'], domains: [{ name: 'second.test', type: 'public' }] }),
  ]);
  items = new Map();
  const memory = createPrivateMemory(items);
  const aroundWrite = async (write: () => Promise<void>) => {
    await onWrite();
    await write();
    await onWrite();
  };
  keepPrivateItemsIn(async () => ({ ...memory, write: (key, value) => aroundWrite(() => memory.write(key, value)) }));
  const set = fakeBrowser.storage.local.set.bind(fakeBrowser.storage.local);
  vi.spyOn(fakeBrowser.storage.local, 'set').mockImplementation((written) =>
    // A request ends with a write of the status, which waits for the one before.
    'status' in written ? set(written) : aroundWrite(() => set(written)),
  );
  await connect(first.api, 'of-first');
});
afterEach(async () => {
  onWrite = async () => {};
  vi.restoreAllMocks();
  await Promise.all([first.stop(), second.stop()]);
});

const ask = () => withClient(openService('press'), (client) => client.fetchDomains());
const keysSent = () => [first, second].map((service) => [...new Set(service.requests().map(({ key }) => key))]);

/** Has something done, and a request made around each of its writes. @returns how many were made */
async function askAroundWrites(work: () => Promise<unknown>): Promise<number> {
  let asked = 0;
  onWrite = async () => {
    await ask().catch(() => {});
    asked += 1;
  };
  await work();
  onWrite = async () => {};
  return asked;
}

it('no request between the writes of a new connection takes a key to another service', async () => {
  expect(await askAroundWrites(() => connect(second.api, 'of-second'))).toBeGreaterThan(4);
  await ask();
  expect(await askAroundWrites(() => connect(first.api, 'of-first'))).toBeGreaterThan(4);
  await ask();
  await askAroundWrites(disconnect);
  await expect(ask()).rejects.toMatchObject({ kind: 'not-connected' });
  expect(keysSent()).toEqual([['of-first'], ['of-second']]);
});

it('a worker that dies at any write leaves one whole connection, and the next one shows it', async () => {
  for (let lives = 0; lives < 8; lives++) {
    await connect(first.api, 'of-first');
    let left = lives;
    onWrite = async () => {
      if (left-- <= 0) throw new Error('The worker died');
    };
    await connect(second.api, 'of-second').catch(() => {});
    onWrite = async () => {};
    await copyConnection();
    const shown = (await connectionItem.read())?.baseUrl;
    const [asked] = await ask();
    expect(shown).toBe(asked?.name === 'second.test' ? second.api : first.api);
  }
  expect(keysSent()).toEqual([['of-first'], ['of-second']]);
});

it('the key alone, as version 0.1 kept it, is of the service that was connected, until another one is', async () => {
  const { keyMark: _, ...old } = (await connectionItem.read()) ?? expect.fail();
  await connectionItem.write({ ...old, keyMark: undefined });
  items.set('apiKey', 'of-first');
  await copyConnection();
  await ask();
  expect(await askAroundWrites(() => connect(second.api, 'of-second'))).toBeGreaterThan(4);
  await ask();
  expect(keysSent()).toEqual([['of-first'], ['of-second']]);
  expect((await statusItem.read()).problem).toBeUndefined();

  items.set('apiKey', '');
  await expect(ask()).rejects.toMatchObject({ kind: 'not-connected' });
});
