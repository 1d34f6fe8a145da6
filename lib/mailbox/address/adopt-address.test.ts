import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AddressScene, startAddressScene } from '../../../test/addresses/address-scene.ts';
import { startService } from '../../../test/service/service.ts';
import { createTestClient } from '../../../test/service/test-client.ts';
import type { Message } from '../message.ts';
import type { AdoptEdges } from './adopt-address.ts';

const LIST = { method: 'GET', path: '/v1/emails/*/messages' } as const;

let scene: AddressScene;
/** Ids of the messages that nobody is notified of. */
let quiet: string[];
let restored: string[];
let isFull: boolean;

beforeEach(async () => {
  scene = await startAddressScene({ keys: ['mine', 'another'] });
  quiet = [];
  restored = [];
  isFull = false;
});

async function adopt(email: string, isPrivate = false) {
  const { adoptAddress } = await import('./adopt-address.ts');
  const edges: AdoptEdges = {
    book: scene.book,
    storeMessages: async (_, listed) =>
      isFull
        ? Promise.reject(new Error('no space'))
        : listed.map(({ id, created_at }) => ({ id, createdAt: created_at ?? Date.now() }) as Message),
    markNotified: async (ids) => void quiet.push(...ids),
    restore: async ([one]) => (restored.includes(one?.key ?? '') ? 0 : 1),
    finish: async () => {},
  };
  return adoptAddress(email, isPrivate, edges);
}

/** Made in another browser. */
async function makeElsewhere(key = 'mine'): Promise<string> {
  const answer = await fetch(`${scene.service.api}/v1/emails`, { method: 'POST', headers: { 'X-API-Key': key } });
  return ((await answer.json()) as { email: string }).email;
}

const countLists = () => scene.service.requestCounts().mine?.['GET /v1/emails/{email}/messages'] ?? 0;

describe('an address that somebody has already', () => {
  it('is added if the service knows it; how long it lives is not known', async () => {
    const email = await makeElsewhere();
    expect(await adopt(email)).toEqual({ email, isCertain: true });
    expect(scene.kept).toMatchObject([{ email, service: scene.service.api, isLifeUnknown: true }]);
    expect(scene.kept[0]).not.toHaveProperty('isPrivate');
  });

  it('is added although its mail cannot be stored yet', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    isFull = true;
    const email = await makeElsewhere();
    expect(await adopt(email)).toEqual({ email, isCertain: true });
    expect(scene.emails()).toEqual([email]);
  });

  it('is of the private window that it was typed in', async () => {
    await adopt(await makeElsewhere(), true);
    expect(scene.kept).toMatchObject([{ isPrivate: true }]);
  });

  it('is found out about with two requests, and from then on with one', async () => {
    await adopt(await makeElsewhere());
    expect(countLists()).toBe(2);
    await adopt(await makeElsewhere());
    expect(countLists()).toBe(3);
  });

  it('that is here is refused before anything is asked', async () => {
    const email = await makeElsewhere();
    await adopt(email);
    const before = countLists();
    await expect(adopt(email)).rejects.toMatchObject({ kind: 'refused', facts: {} });
    expect(countLists()).toBe(before);
  });

  it('that was deleted a moment ago is restored', async () => {
    restored.push('gone@mayfly.test');
    expect(await adopt('gone@mayfly.test')).toEqual({ email: 'gone@mayfly.test', isCertain: true });
    expect(countLists()).toBe(0);
  });

  it('on a domain that its service spells in another alphabet is asked of that service alone', async () => {
    const second = await startService({ keys: ['second'], domains: [{ name: 'bücher.test', type: 'public' }] });
    onTestFinished(() => second.stop());
    await scene.worker.connect(second.api, 'second');
    const before = countLists();
    await adopt('anna@xn--bcher-kva.test').catch(() => {});
    expect(countLists()).toBe(before);
    expect(second.requestCounts().second?.['GET /v1/emails/{email}/messages']).toBeGreaterThan(0);
  });

  it('on a domain that none lists is looked for at every service', async () => {
    const second = await startService({ keys: ['second'], domains: [{ name: 'second.test', type: 'public' }] });
    onTestFinished(() => second.stop());
    await scene.worker.connect(second.api, 'second');
    const email = await createTestClient(second).createAddress();
    await scene.worker.domainsItem.forget(second.api);
    expect(await adopt(email)).toMatchObject({ email });
    expect(scene.kept).toMatchObject([{ email, service: second.api }]);

    // One that is down may know it.
    await scene.worker.domainsItem.forget(second.api);
    second.setFaults([{ kind: 'error', status: 503 }]);
    await expect(adopt('nobody@second.test')).rejects.toMatchObject({ kind: 'service-fault' });
  });

  it.each(['nobody@mayfly.test', 'nobody@other.example'])(
    'that the service does not know is not added: %s',
    async (email) => {
      await expect(adopt(email)).rejects.toMatchObject({ kind: 'not-found' });
      expect(scene.kept).toEqual([]);
    },
  );

  it('of another key is not known', async () => {
    await expect(adopt(await makeElsewhere('another'))).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('of another key, at a service that answers 403: the key is not taken for refused', async () => {
    scene.service.setFaults([{ kind: 'error', status: 403, code: 'forbidden', ...LIST }]);
    await expect(adopt('nobody@mayfly.test')).rejects.toMatchObject({ kind: 'not-found' });
    expect((await scene.worker.statusItem.of(scene.service.api).read()).problem).toBeUndefined();
  });

  it('with a key that is refused says so', async () => {
    scene.service.setFaults([{ kind: 'error', status: 403, code: 'forbidden', times: 'always' }]);
    await expect(adopt('nobody@mayfly.test')).rejects.toMatchObject({ kind: 'key-refused' });
  });

  it('at a service that knows every address is added, but not for certain', async () => {
    scene.service.setFaults([{ kind: 'long-list', count: 0, times: 'always', ...LIST }]);
    expect(await adopt('anybody@mayfly.test')).toMatchObject({ isCertain: false });
    expect(scene.emails()).toEqual(['anybody@mayfly.test']);
    await expect(adopt('anybody@other.example')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('with mail that came long ago: nobody is notified of that', async () => {
    scene.service.setFaults([{ kind: 'long-list', count: 2000, ...LIST }]);
    await adopt('anybody@mayfly.test');
    expect(quiet.length).toBeGreaterThan(1000);
    expect(quiet.length).toBeLessThan(2000);
  });

  it.each([
    [{ kind: 'rate-limited', resetSeconds: 60 }, 'rate-limited'],
    [{ kind: 'dropped' }, 'no-network'],
    [{ kind: 'error' }, 'service-fault'],
  ] as const)('is not added after %o', async (fault, kind) => {
    scene.service.setFaults([{ ...fault, ...LIST, times: 'always' }]);
    await expect(adopt('anybody@mayfly.test')).rejects.toMatchObject({ kind });
    expect(scene.kept).toEqual([]);
  });
});
