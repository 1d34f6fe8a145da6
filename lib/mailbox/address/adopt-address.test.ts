import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AddressScene, startAddressScene } from '../../../test/addresses/address-scene.ts';
import { listSummaries } from '../../../test/mailbox/list-summaries.ts';
import { startService } from '../../../test/service/service.ts';
import { createTestClient } from '../../../test/service/test-client.ts';
import { MINUTE } from '../../i18n/time.ts';

const LIST = { method: 'GET', path: '/v1/emails/*/messages' } as const;

let scene: AddressScene;

beforeEach(async () => {
  scene = await startAddressScene({ keys: ['mine', 'another'] });
});

async function adopt(email: string, isPrivate = false) {
  const { adoptAddress } = await import('./adopt-address.ts');
  return adoptAddress(email, isPrivate);
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
    expect(await scene.readAddresses()).toMatchObject([{ email, service: scene.service.api, isLifeUnknown: true }]);
    expect((await scene.readAddresses())[0]).not.toHaveProperty('isPrivate');
  });

  it('is added although its mail cannot be stored yet', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...record) {
      if (this.name === 'messages') throw new Error('no space');
      return put.apply(this, record);
    });
    const email = await makeElsewhere();
    scene.service.setFaults([{ kind: 'long-list', count: 3, ...LIST }]);
    expect(await adopt(email)).toEqual({ email, isCertain: true });
    expect(await scene.readEmails()).toEqual([email]);
  });

  it('is of the private window that it was typed in', async () => {
    await adopt(await makeElsewhere(), true);
    expect(await scene.readAddresses()).toMatchObject([{ isPrivate: true }]);
  });

  it('that is here is refused before anything is asked', async () => {
    const email = await makeElsewhere();
    await adopt(email);
    const before = countLists();
    await expect(adopt(email)).rejects.toMatchObject({ kind: 'refused', facts: {} });
    expect(countLists()).toBe(before);
  });

  it('that was deleted a moment ago is restored', async () => {
    const email = await makeElsewhere();
    await adopt(email);
    const before = countLists();
    const { trashAddress } = await import('../trash/trash.ts');
    await trashAddress(email, Date.now() + MINUTE);
    expect(await scene.readEmails()).toEqual([]);
    expect(await adopt(email)).toEqual({ email, isCertain: true });
    expect(await scene.readEmails()).toEqual([email]);
    expect(countLists()).toBe(before);
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
    expect(await scene.readAddresses()).toMatchObject([{ email, service: second.api }]);

    // One that is down may know it.
    await scene.worker.domainsItem.forget(second.api);
    second.setFaults([{ kind: 'error', status: 503 }]);
    await expect(adopt('nobody@second.test')).rejects.toMatchObject({ kind: 'service-fault' });
  });

  it.each(['nobody@mayfly.test', 'nobody@other.example'])(
    'that the service does not know is not added: %s',
    async (email) => {
      await expect(adopt(email)).rejects.toMatchObject({ kind: 'not-found' });
      expect(await scene.readAddresses()).toEqual([]);
    },
  );

  it('of another key, at a service that answers 403: the key is not taken for refused', async () => {
    scene.service.setFaults([{ kind: 'error', status: 403, code: 'forbidden', ...LIST }]);
    await expect(adopt('nobody@mayfly.test')).rejects.toMatchObject({ kind: 'not-found' });
    expect((await scene.worker.statusItem.of(scene.service.api).read()).problem).toBeUndefined();
  });

  it('at a service that knows every address is added, but not for certain', async () => {
    scene.service.setFaults([{ kind: 'long-list', count: 0, times: 'always', ...LIST }]);
    expect(await adopt('anybody@mayfly.test')).toMatchObject({ isCertain: false });
    expect(await scene.readEmails()).toEqual(['anybody@mayfly.test']);
    await expect(adopt('anybody@other.example')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('with mail that came long ago: nobody is notified of that', async () => {
    const email = await makeElsewhere();
    const { sendMail } = createTestClient(scene.service);
    await sendMail({ to: email, subject: 'old', text: 'Hello' });
    vi.setSystemTime(Date.now() + 20 * MINUTE);
    await sendMail({ to: email, subject: 'new', text: 'Hello' });
    await adopt(email);
    const { readMailbox } = await import('../store.ts');
    const { messages } = await readMailbox();
    expect(messages.map(({ subject, notifiedAt }) => [subject, notifiedAt])).toEqual([
      ['new', undefined],
      ['old', messages[1]?.createdAt],
    ]);
  });

  it.each([0, 60, -60])(
    'with more old mail than is stored at once: nobody is notified of the rest, by a clock that is %i minutes ahead',
    async (aheadMinutes) => {
      const email = await makeElsewhere();
      const now = Date.now();
      const messages = listSummaries(1201, now + aheadMinutes * MINUTE);
      const body = { messages: messages.map(({ element }) => element) };
      scene.service.setFaults([{ kind: 'json', body: body as never, times: 'always', ...LIST }]);
      await adopt(email);
      const { readMessageIds, readUnnotified } = await import('../read-messages.ts');
      const { storeMessages } = await import('../store-messages.ts');
      const fresh = Math.max(0, 15 + aheadMinutes);
      expect(await readUnnotified()).toHaveLength(fresh);
      for (let check = 1; check < 4; check++) await storeMessages(email, messages, now + check * MINUTE);
      expect(await readUnnotified()).toHaveLength(fresh);
      expect(await readMessageIds()).toHaveLength(messages.length);
      const later = { id: 'later', created_at: now + (aheadMinutes + 1) * MINUTE, element: { id: 'later' } };
      await storeMessages(email, [...messages, later], now + 5 * MINUTE);
      expect(await readUnnotified()).toHaveLength(fresh + 1);
    },
  );
});
