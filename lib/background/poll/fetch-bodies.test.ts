import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ConnectedService, startConnectedService } from '../../../test/connected-service.ts';
import { listSummaries } from '../../../test/mailbox/list-summaries.ts';
import { loadBodyExtractors } from '../../../test/mailbox/load-body-extractors.ts';
import { openTestMailbox, readRecords, writeRecords } from '../../../test/mailbox/open-test-mailbox.ts';
import { until } from '../../../test/until.ts';
import { statusItem } from '../../api/status.ts';
import { HOUR } from '../../i18n/time.ts';
import type { Address } from '../../mailbox/address.ts';
import { type Body, idAtService, type Message } from '../../mailbox/message.ts';
import { readMessage } from '../../mailbox/read-messages.ts';
import { storeMessages } from '../../mailbox/store-messages.ts';
import { addAddress } from '../../mailbox/writer.ts';
import { readConnection } from '../../storage/connection.ts';
import { createBodyFetcher, fetchWanted } from './fetch-bodies.ts';

const ASK = 'GET /v1/messages/{id}';

let service: ConnectedService;
/** Ids of the messages whose bodies came, in order. */
let fetched: string[];

const addMessages = (messages: Message[]) =>
  writeRecords((transaction) => Promise.all(messages.map((message) => transaction.put('messages', message))));

/** An address with messages whose bodies are still to be fetched. @returns their ids, newest first */
async function receive(count: number, more: Partial<Address> = {}): Promise<string[]> {
  const now = Date.now();
  const email = await service.createAddress();
  const { keyMark = '' } = (await readConnection()) ?? {};
  await addAddress({ email, createdAt: now, expiresAt: now + HOUR, service: service.api, keyMark, ...more });
  for (let nth = 0; nth < count; nth++) await service.sendMail({ to: email, subject: `${nth}`, text: 'Hello' });
  const ids = (await service.listMessages(email)).map(({ id }) => id);
  const message = { address: email, from: '', subject: '', createdAt: 0, seenAt: 0 };
  await addMessages(ids.map((id, nth) => ({ id, ...message, bodyWantedAt: count - nth })));
  return ids;
}

const fetchSome = () => fetchWanted(service.api, ({ id }) => fetched.push(id));
const readStored = async () => (await readRecords<Body>('bodies')).map(({ id }) => id);

/** Each body that came is stored, and no other. */
async function expectStored(ids: (string | undefined)[]): Promise<void> {
  expect(fetched).toEqual(ids);
  expect(await readStored()).toEqual([...ids].sort());
}

beforeEach(async () => {
  service = await startConnectedService({ rateLimit: { limit: 100, periodSeconds: 3600 } });
  openTestMailbox();
  loadBodyExtractors();
  fetched = [];
});

afterEach(() => service.stop());

it('fetches the newest first, however they are listed, and whichever check they came with', async () => {
  const now = Date.now();
  const { keyMark = '' } = (await readConnection()) ?? {};
  const email = await service.createAddress();
  await addAddress({ email, createdAt: now, expiresAt: now + HOUR, service: service.api, keyMark });
  const list = listSummaries(250, now);
  await storeMessages(email, list, now);
  await storeMessages(email, list, now + 1000);
  const body = { id: '1', body_text: 'Hello' };
  service.setFaults([{ kind: 'json', path: '/v1/messages/*', body, times: 'always' }]);
  while (fetched.length < 15) await fetchSome();
  expect(fetched.map((id) => idAtService({ id }))).toEqual(Array.from({ length: 15 }, (_, nth) => `${nth}`));
});

it('fetches five at once, however many are wanted', async () => {
  const ids = await receive(7);
  await fetchSome();
  await expectStored(ids.slice(0, 5));
});

it('asks only the service that made the address, and only as long as that knows it', async () => {
  await receive(1, { expiresAt: Date.now() });
  await receive(1, { goneAt: Date.now() });
  await receive(1, { service: 'https://other.example' });
  const ids = await receive(1);
  await fetchSome();
  await expectStored(ids);
  expect(service.countRequests(ASK)).toBe(1);
});

it('is held back by no other service’s, however many are wanted', async () => {
  const ids = await receive(1);
  const others = { address: 'elm@other.example', from: '', subject: '', createdAt: 0, seenAt: 0, bodyWantedAt: 9 };
  await addMessages(Array.from({ length: 300 }, (_, nth) => ({ id: `other-${nth}`, ...others })));
  await fetchSome();
  await expectStored(ids);
});

it('reads no further than the newest 200 where one of them can be fetched', async () => {
  const [newest = '', oldest = ''] = await receive(2);
  const { address } = (await readMessage(oldest)) ?? expect.fail();
  const between = { address: 'elm@other.example', from: '', subject: '', createdAt: 0, seenAt: 0, bodyWantedAt: 9 };
  await addMessages([
    ...Array.from({ length: 199 }, (_, nth) => ({ id: `other-${nth}`, ...between })),
    { id: newest, ...between, address, bodyWantedAt: 10 },
  ]);
  await fetchSome();
  await expectStored([newest]);
});

it('gives up a body that the service does not have any more, and goes on', async () => {
  const [first = '', second] = await receive(2);
  await service.call('DELETE', `/v1/messages/${first}`);
  await fetchSome();
  await expectStored([second]);
  expect(await readMessage(first)).not.toHaveProperty('bodyWantedAt');
});

it.each([
  ['always fails', 500],
  ['is always refused', 400],
])('one that %s holds no other back, and is no outage', async (_how, status) => {
  const [first = '', ...others] = await receive(3);
  service.setFaults([{ kind: 'error', status, path: `/v1/messages/${first}`, times: 'always' }]);
  await fetchSome();
  await expectStored(others);
  expect(await statusItem.of(service.api).read()).toMatchObject({ failures: 0 });
  // It waits.
  await fetchSome();
  expect(service.countRequests(ASK)).toBe(3);
  service.setFaults([]);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  await fetchSome();
  await expectStored([...others, first]);
});

it('ends with the second that fails in a row', async () => {
  await receive(4);
  service.setFaults([{ kind: 'error', status: 503, times: 'always' }]);
  await fetchSome();
  expect(service.countRequests(ASK)).toBe(2);
  expect(await statusItem.of(service.api).read()).toMatchObject({ failures: 1, problem: { kind: 'service-fault' } });
});

it('ends with the first that has no answer, until the next time', async () => {
  const ids = await receive(2);
  service.setFaults([{ kind: 'dropped', times: 1 }]);
  await fetchSome();
  await expectStored([]);
  await statusItem.of(service.api).update((known) => ({ ...known, failures: 0 }));
  await fetchSome();
  await expectStored(ids);
});

it('hides no failure of our own', async () => {
  await receive(1);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new Error('no storage');
  });
  await expect(fetchSome()).rejects.toThrow('no storage');
});

const MESSAGE: Message = { id: '1', address: 'a@mayfly.test', from: '', subject: '', createdAt: 0, seenAt: 0 };

it('asks for one round of a service at a time, and for one more after all that asked meanwhile', async () => {
  const rounds: PromiseWithResolvers<void>[] = [];
  const fetchBodies = createBodyFetcher(
    async () => {},
    () => {
      const round = Promise.withResolvers<void>();
      rounds.push(round);
      return round.promise;
    },
  );
  fetchBodies('https://a.example');
  fetchBodies('https://a.example');
  fetchBodies('https://a.example');
  expect(rounds).toHaveLength(1);
  fetchBodies('https://b.example');
  expect(rounds).toHaveLength(2);
  rounds[0]?.resolve();
  await until(() => expect(rounds).toHaveLength(3));
});

it('announces which bodies came, and goes on where that fails', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const extracted: string[] = [];
  const fetchBodies = createBodyFetcher(
    async ({ id }) => {
      extracted.push(id);
      throw new Error('no notifications');
    },
    async (_service, onBody) => onBody?.(MESSAGE),
  );
  fetchBodies('https://a.example');
  await until(() => expect(warned).toHaveBeenCalled());
  expect(extracted).toEqual(['1']);
  warned.mockRestore();
});
