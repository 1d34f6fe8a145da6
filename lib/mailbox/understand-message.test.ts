import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ConnectedService, startConnectedService } from '../../test/connected-service.ts';
import { findCode } from '../email/extract/find-code.ts';
import { findCodeSites } from '../email/extract/find-code-sites.ts';
import { findLinks } from '../email/extract/find-link.ts';
import type { Body, Message } from './message.ts';
import { searchTextOf } from './search/search-text.ts';
import { type BodyStore, extractFromMessage } from './understand-message.ts';

const ASK = 'GET /v1/messages/{id}';

let service: ConnectedService;
let bodies: Map<string, Body>;
/** What the store was asked to do. */
let stored: Parameters<BodyStore['storeBody']>[];
let givenUp: string[];
let store: BodyStore;

/** A message that the service holds, as the list shows it: its body is still to be fetched. */
async function receive(): Promise<Message> {
  const address = await service.createAddress();
  await service.sendMail({ to: address, subject: 'Your sign-up code', text: 'Your code is 482913.' });
  const id = (await service.listMessages(address))[0]?.id ?? '';
  return { id, address, from: 'Acme <hi@acme.example>', subject: '', createdAt: 0, seenAt: 0, bodyWantedAt: 0 };
}

beforeEach(async () => {
  service = await startConnectedService();
  // As their own script does.
  globalThis.mayflyMailReader = { findCode, findCodeSites, findLinks, searchTextOf };
  bodies = new Map();
  stored = [];
  givenUp = [];
  store = {
    findServiceOf: async () => service.api,
    readBody: async (id) => bodies.get(id),
    storeBody: async (...args) => void stored.push(args),
    giveUpBody: async (id) => void givenUp.push(id),
  };
});

afterEach(async () => {
  vi.restoreAllMocks();
  await service.stop();
});

it('fetches the body once, and stores it with its code and what can be searched', async () => {
  const message = await receive();
  const found = { attachments: 0, code: '482913', codeSites: { sender: 'acme.example', linked: [] } };
  expect(await extractFromMessage(message, 'mail', store)).toEqual({ ...message, ...found });
  const [body, stores, text, isAskedFor] = stored[0] ?? expect.fail();
  expect(body).toMatchObject({ id: message.id, text: expect.stringContaining('482913') });
  expect(stores).toEqual(found);
  expect(text).toContain('482913');
  expect(isAskedFor).toBe(false);
  expect(stored).toHaveLength(1);
  expect(service.countRequests(ASK)).toBe(1);
});

it('reads a body that came along in the list, without a request', async () => {
  const message = await receive();
  bodies.set(message.id, { id: message.id, text: 'Your code is 775310.', cc: [], attachments: [] });
  expect(await extractFromMessage(message, 'mail', store)).toMatchObject({ code: '775310' });
  expect(stored.map(([, found]) => found)).toMatchObject([{ attachments: 0, code: '775310' }]);
  expect(service.countRequests(ASK)).toBe(0);
});

it('leaves a message alone that is understood, or whose body was evicted', async () => {
  const { bodyWantedAt: _, ...message } = await receive();
  expect(await extractFromMessage(message, 'mail', store)).toBe(message);
  expect(stored).toEqual([]);
  expect(service.countRequests(ASK)).toBe(0);
});

it('fetches an evicted body again for a person who asks for it', async () => {
  const { bodyWantedAt: _, ...message } = await receive();
  await extractFromMessage({ ...message, attachments: 0, evictedAt: 1 }, 'press', store);
  expect(stored.map(([, , , isAskedFor]) => isAskedFor)).toEqual([true]);
  expect(service.countRequests(ASK)).toBe(1);
});

it('stores nothing when the service fails, so that a later try asks again', async () => {
  const message = await receive();
  service.setFaults([{ kind: 'error', status: 503 }]);
  await expect(extractFromMessage(message, 'mail', store)).rejects.toMatchObject({ kind: 'service-fault' });
  expect([stored, givenUp]).toEqual([[], []]);
});

it('gives up a body that the service does not have any more', async () => {
  const message = await receive();
  await service.call('DELETE', `/v1/messages/${message.id}`);
  await expect(extractFromMessage(message, 'mail', store)).rejects.toMatchObject({ kind: 'not-found' });
  expect([stored, givenUp]).toEqual([[], [message.id]]);
});

it('spends no request on a message while nothing can look for codes, unless a person asks', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // Its script is not there, and cannot be loaded.
  globalThis.mayflyMailReader = undefined;
  const message = await receive();
  expect(await extractFromMessage(message, 'mail', store)).toBe(message);
  expect(service.countRequests(ASK)).toBe(0);
  expect(await extractFromMessage(message, 'press', store)).toEqual({ ...message, attachments: 0 });
  expect(stored.map(([, found]) => found)).toEqual([{ attachments: 0 }]);
});
