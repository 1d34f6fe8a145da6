import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type ConnectedService, startConnectedService } from '../../test/connected-service.ts';
import { until } from '../../test/until.ts';
import { openWelcome } from '../browser/tabs.ts';
import { DATA_PRACTICES } from '../packaging/data-practices.ts';
import { changeService } from '../storage/connected-service.ts';
import { statusItem } from './status.ts';
import { openService, reviewAccess, withClient } from './with-client.ts';

let service: ConnectedService;

beforeEach(async () => {
  service = await startConnectedService();
});
afterEach(() => service.stop());

const askDomains = (purpose: 'user' | 'upkeep') => withClient(openService(purpose), (client) => client.fetchDomains());
const readStored = async () => JSON.stringify(await fakeBrowser.storage.local.get());

it('an error with ten million words leaves a status that can be stored, and that says what is wrong', async () => {
  service.setFaults([{ kind: 'error', status: 503, detail: 'x'.repeat(10_000_000) }]);
  await expect(askDomains('user')).rejects.toMatchObject({ kind: 'service-fault' });
  expect(await statusItem.of(service.api).read()).toMatchObject({
    problem: { kind: 'service-fault', status: 503 },
    failures: 1,
  });
  service.setFaults([{ kind: 'error', status: 400, code: 'c'.repeat(20_000), detail: 'x'.repeat(20_000) }]);
  await expect(askDomains('user')).rejects.toMatchObject({ facts: { detail: 'x'.repeat(500) } });
  expect((await readStored()).length).toBeLessThan(5000);
});

it('a storage that takes no status hides no error, and what the service said is heeded', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const set = vi.spyOn(fakeBrowser.storage.local, 'set').mockRejectedValue(new Error('QUOTA_BYTES quota exceeded'));
  service.setFaults([{ kind: 'rate-limited', retryAfterSeconds: 90 }]);
  await expect(askDomains('user')).rejects.toMatchObject({ kind: 'rate-limited', untilAt: expect.any(Number) });
  await expect(askDomains('upkeep')).rejects.toMatchObject({ kind: 'rate-limited' });
  // One for the connection, one that was refused, and none since.
  expect(service.countRequests('GET /v1/domains')).toBe(2);
  expect(warn).toHaveBeenCalled();

  set.mockRestore();
  await askDomains('user');
  expect(await readStored()).toContain('"failures":0');
  expect((await statusItem.of(service.api).read()).waits).toEqual({});
});

it('a call that succeeded is none that failed because its outcome cannot be read or written', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { get } = fakeBrowser.storage.local;
  const read = vi.spyOn(fakeBrowser.storage.local, 'get');
  const domains = await withClient(openService('user'), async (client) => {
    const list = await client.fetchDomains();
    read.mockRejectedValue(new Error('storage is broken'));
    return list;
  });
  expect(domains).toEqual([{ name: 'mayfly.test', type: 'public' }]);

  read.mockImplementation(get);
  service.setFaults([{ kind: 'rate-limited', retryAfterSeconds: 90 }]);
  const failing = withClient(openService('user'), async (client) => {
    read.mockRejectedValue(new Error('storage is broken'));
    return client.fetchDomains();
  });
  await expect(failing).rejects.toMatchObject({ kind: 'rate-limited' });
});

it('what a service says in its own words is never on disk: it may name an address of a private window', async () => {
  const email = 'elm@mayfly.test';
  service.setFaults([{ kind: 'error', status: 503, code: `no_${email}`, detail: `There is no ${email}` }]);
  const words = { code: `no_${email}`, detail: `There is no ${email}`, requestId: expect.any(String) };
  const seen: unknown[] = [];
  statusItem.watch((statuses) => seen.push(statuses[service.api]?.problem), new AbortController().signal);
  await expect(askDomains('user')).rejects.toMatchObject({ facts: words });
  expect(await readStored()).not.toContain(email);
  expect(await readStored()).toContain('"problem":{"kind":"service-fault","status":503}');
  expect((await statusItem.of(service.api).read()).problem).toMatchObject(words);
  await until(() => expect(seen).toMatchObject([words]));

  // In memory they are as long as they are true.
  await statusItem.of(service.api).update((status) => ({ ...status, failures: 0 }));
  expect((await statusItem.of(service.api).read()).problem).toMatchObject(words);
  expect(await readStored()).not.toContain(email);
  await askDomains('user');
  expect(await fakeBrowser.storage.session.get()).toEqual({ problemWords: {} });
});

it('a problem is one without the words that were kept of it', async () => {
  service.setFaults([{ kind: 'error', status: 503 }]);
  const error = await askDomains('user').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ kind: 'service-fault' });
  expect(error).not.toHaveProperty('untilAt');
  // As when the browser ends.
  await fakeBrowser.storage.session.clear();
  expect((await statusItem.of(service.api).read()).problem).toEqual({ kind: 'service-fault', status: 503 });
});

it('access that the browser takes back is told at once, and is over once it is given again', async () => {
  let isAllowed = false;
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation((async () => isAllowed) as () => Promise<never>);
  const problem = async () => (await statusItem.of(service.api).read()).problem?.kind;
  await reviewAccess();
  expect(await problem()).toBe('no-permission');
  isAllowed = true;
  await reviewAccess();
  expect(await problem()).toBeUndefined();

  service.setFaults([{ kind: 'error', status: 503 }]);
  await askDomains('user').catch(() => {});
  await reviewAccess();
  expect(await problem()).toBe('service-fault');
});

it('a service gets no request until the user has agreed to all that Mayfly sends, and is told of once after an update', async () => {
  const open = vi.spyOn(fakeBrowser.runtime, 'openOptionsPage').mockImplementation(async () => {});
  const problem = async () => (await statusItem.of(service.api).read()).problem?.kind;
  await openWelcome('update');
  expect(open).not.toHaveBeenCalled();

  await changeService(service.api, { practices: DATA_PRACTICES - 1 });
  await openWelcome('update');
  expect(open).toHaveBeenCalledOnce();
  const asked = service.countRequests('GET /v1/domains');
  await expect(askDomains('user')).rejects.toMatchObject({ kind: 'not-agreed' });
  expect(service.countRequests('GET /v1/domains')).toBe(asked);
  expect(await problem()).toBe('not-agreed');

  await changeService(service.api, { practices: DATA_PRACTICES });
  await reviewAccess();
  expect(await problem()).toBeUndefined();
  await askDomains('user');
});
