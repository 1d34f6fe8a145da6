import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ConnectedService, startConnectedService } from '../../test/connected-service.ts';
import { loadBodyExtractors } from '../../test/mailbox/load-body-extractors.ts';
import { openTestMailbox, readRecords, writeRecords } from '../../test/mailbox/open-test-mailbox.ts';
import type { FaultInput } from '../../test/service/faults/fault.ts';
import { HOUR } from '../i18n/time.ts';
import { settingsItem } from '../storage/settings.ts';
import { extractFromMessage } from './extract-from-message.ts';
import type { Body, Message } from './message.ts';
import { readBody } from './read-contents.ts';
import { readMessage } from './read-messages.ts';
import { addAddress } from './writer.ts';

const ASK = 'GET /v1/messages/{id}';

let service: ConnectedService;

const put = (name: 'messages' | 'bodies', record: Message | Body) =>
  writeRecords((transaction) => transaction.put(name, record));

/** A message that the service holds, and of which the list alone is stored: its body is still to be fetched. */
async function receive(more: Partial<Message> = {}): Promise<Message> {
  const address = await service.createAddress();
  const now = Date.now();
  await addAddress({ email: address, createdAt: now, expiresAt: now + HOUR, service: service.api });
  await service.sendMail({ to: address, subject: 'Your sign-up code', text: 'Your code is 482913.' });
  const id = (await service.listMessages(address))[0]?.id ?? '';
  const listed = { id, address, from: 'Acme <hi@acme.example>', subject: 'Your sign-up code', createdAt: 0, seenAt: 0 };
  const message: Message = { ...listed, bodyWantedAt: 0, ...more };
  await put('messages', message);
  return message;
}

beforeEach(async () => {
  service = await startConnectedService();
  openTestMailbox();
  loadBodyExtractors();
});

afterEach(() => service.stop());

it('fetches the body once, and stores it with its code and what can be searched', async () => {
  const message = await receive();
  const found = { attachments: 0, code: '482913', codeSites: { sender: 'acme.example', linked: [] } };
  const all = { ...found, preview: 'Your code is 482913.' };
  expect(await extractFromMessage(message, 'mail')).toEqual({ ...message, ...all });
  expect(await readBody(message.id)).toMatchObject({ text: expect.stringContaining('482913') });
  const { bodyWantedAt: _, ...fetched } = message;
  expect(await readMessage(message.id)).toMatchObject({ ...fetched, ...all, storedBytes: expect.any(Number) });
  expect(await readMessage(message.id)).not.toHaveProperty('bodyWantedAt');
  expect(await readRecords('texts')).toEqual([{ id: message.id, text: expect.stringContaining('482913') }]);
  expect(service.countRequests(ASK)).toBe(1);
});

it.each([0, 1, 3, 9])(
  'asks again for a text that the service does not have yet, a few times: %i empty answers',
  async (times) => {
    const message = await receive();
    service.setFaults([{ kind: 'no-text', path: '/v1/messages/*', times: times || 1 }].slice(0, times) as FaultInput[]);
    for (let answers = 0; answers < 12; answers++)
      await extractFromMessage((await readMessage(message.id)) ?? expect.fail(), 'mail');
    const isFound = times < 5;
    expect(service.countRequests(ASK)).toBe(isFound ? times + 1 : 5);
    expect(await readMessage(message.id)).toMatchObject({ attachments: 0, ...(isFound && { code: '482913' }) });
    expect(await readMessage(message.id)).not.toHaveProperty('bodyWantedAt');
  },
);

it.each([
  ['just now', 2000, true],
  ['minutes ago', 5 * 60_000, false],
])(
  'asks again for the body of a message that was listed %s, which the service does not find',
  async (_, ageMs, isAgain) => {
    const message = await receive({ seenAt: Date.now() - ageMs });
    service.setFaults([
      { kind: 'error', status: 404, code: 'not_found', path: '/v1/messages/*', times: 3 } as FaultInput,
    ]);
    for (let answers = 0; answers < 4; answers++) {
      const now = (await readMessage(message.id)) ?? message;
      await extractFromMessage(now, 'mail').catch(() => {});
    }
    expect((await readMessage(message.id))?.code).toBe(isAgain ? '482913' : undefined);
    expect(service.countRequests(ASK)).toBe(isAgain ? 4 : 1);
  },
);

const OWN = { subject: 'Your code', from: 'Acme <hi@acme.example>', created_at: '2026-06-15T12:00:00Z' };

it.each<[string, Record<string, unknown>, boolean]>([
  ['under its id, whatever else it says', { id: 'M-1', subject: 'Re: your code', from: '' }, true],
  ['under an id that was made anew', { id: 'x' }, true],
  ['under another id, without a date', { id: 'x', created_at: null }, true],
  ['under another id, without the sender’s name', { id: 'x', from: 'hi@acme.example' }, true],
  ['under another id, with a date of the day alone', { id: 'x', created_at: '2026-06-15' }, true],
  ['under another id, of another subject', { id: 'x', subject: 'Your bill' }, false],
  ['under another id, of another sender', { id: 'x', from: 'Bank <no-reply@bank.example>' }, false],
  ['under another id, of another time', { id: 'x', created_at: '2026-06-15T12:00:07Z' }, false],
])('an answer %s, can be the message: %j, %s', async (_, more, isIts) => {
  const message = await receive({ id: 'm-1', subject: OWN.subject, dated: OWN.created_at });
  const other = { kind: 'json', path: '/v1/messages/*', body: { ...OWN, body_text: 'Your code is 775310.', ...more } };
  service.setFaults([{ ...other, times: 1 } as FaultInput]);
  const asking = extractFromMessage(message, 'user');
  if (isIts) expect(await asking).toMatchObject({ code: '775310' });
  else await expect(asking).rejects.toMatchObject({ kind: 'not-understood', isOfItem: true });
  expect((await readBody('m-1')) !== undefined).toBe(isIts);
});

it.each([
  ['', ''],
  ['Acme <hi@acme.example>', ''],
  ['', 'Your code'],
])('takes the sender and the subject that the list did not have yet: %j, %j', async (from, subject) => {
  const message = await receive({ from, subject });
  const found = await extractFromMessage(message, 'mail');
  expect(found).toMatchObject({ code: '482913', codeSites: { sender: expect.any(String) } });
  expect(found.subject).toBe(subject || 'Your sign-up code');
  expect(found.from).toContain('@');
  expect(await readMessage(message.id)).toMatchObject({ from: found.from, subject: found.subject });
});

it('reads a body that came along in the list, without a request', async () => {
  const message = await receive();
  await put('bodies', { id: message.id, text: 'Your code is 775310.', cc: [], attachments: [] });
  expect(await extractFromMessage(message, 'mail')).toMatchObject({ code: '775310' });
  expect(await readMessage(message.id)).toMatchObject({ attachments: 0, code: '775310' });
  expect(service.countRequests(ASK)).toBe(0);
});

it('leaves a message alone that is understood, or whose body was evicted', async () => {
  const message = await receive({ bodyWantedAt: undefined });
  expect(await extractFromMessage(message, 'mail')).toBe(message);
  expect(await readBody(message.id)).toBeUndefined();
  expect(service.countRequests(ASK)).toBe(0);
});

it('fetches an evicted body again for a user who opens its message, and stores it whatever the quota', async () => {
  const message = await receive({ bodyWantedAt: undefined, attachments: 0, evictedAt: 1 });
  await settingsItem.update((settings) => ({ ...settings, keptBytes: 0 }));
  await extractFromMessage(message, 'user');
  expect(await readBody(message.id)).toMatchObject({ text: expect.stringContaining('482913') });
  expect(await readMessage(message.id)).not.toHaveProperty('evictedAt');
  expect(service.countRequests(ASK)).toBe(1);
});

it('spends no request on a message while nothing can look for codes, unless the user opens it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // Its script is not there, and cannot be loaded.
  globalThis.mayflyBodyExtractors = undefined;
  const message = await receive();
  expect(await extractFromMessage(message, 'mail')).toBe(message);
  expect(service.countRequests(ASK)).toBe(0);
  expect(await extractFromMessage(message, 'user')).toEqual({ ...message, attachments: 0 });
  expect(await readMessage(message.id)).toMatchObject({ attachments: 0 });
  expect(await readBody(message.id)).toBeDefined();
});
