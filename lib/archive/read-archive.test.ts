import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type ReadMessage, readArchive } from './read-archive.ts';

const address = { email: 'oak@mayfly.test', createdAt: 1, expiresAt: 2, service: 'https://a.example' };
const message = { id: '1', address: address.email, from: 'a', subject: 'b', createdAt: 1, seenAt: 1 };
const head = { format: 'mayfly-mail', version: 1, addresses: [address] };

async function read(file: Blob) {
  const emails: string[] = [];
  const messages: ReadMessage[] = [];
  const report = await readArchive(file, async (part) => {
    emails.push(...part.addresses.map(({ email }) => email));
    messages.push(...part.messages);
  });
  return { report, emails, messages };
}

const json = (value: unknown) => new Blob([JSON.stringify(value)]);
const zip = (files: Record<string, unknown>) =>
  new Blob([
    zipSync(Object.fromEntries(Object.entries(files).map(([path, value]) => [path, strToU8(JSON.stringify(value))]))),
  ]);

test('a plain JSON file is an archive too', async () => {
  const body = { id: 'another', text: 'Hello', attachments: [] };
  expect(await read(json({ ...head, messages: [{ message, body }] }))).toEqual({
    report: { broken: 0 },
    emails: [address.email],
    messages: [{ message, body: { ...body, id: '1', cc: [] }, files: [] }],
  });
});

test('what can’t be read is counted, and hides nothing else', async () => {
  const file = zip({
    'mayfly.json': { ...head, addresses: [address, { email: '' }, null] },
    'messages/1.json': [{ message: { ...message, createdAt: 'x' } }, { message }, 7],
    'messages/2.json': { not: 'a list' },
    'messages/3.json': [{ message: { ...message, id: '2' }, files: [{ file: 'a', path: 'nowhere' }] }],
  });
  const { report, emails, messages } = await read(file);
  expect(report).toEqual({ broken: 6 });
  expect(emails).toEqual([address.email]);
  expect(messages.map(({ message: { id } }) => id)).toEqual(['1', '2']);
});

test('nothing that is not ours is taken along', async () => {
  const more = { ...message, apiKey: 'secret', __proto__: { a: 1 } };
  const { messages } = await read(json({ ...head, messages: [{ message: more, extra: 1 }] }));
  expect(messages).toEqual([{ message, files: [] }]);
});

test.each([
  ['empty', new Blob([])],
  ['text', new Blob(['hello'])],
  ['other JSON', json({ a: 1 })],
  ['another zip', zip({ 'a.json': head })],
  ['null', json(null)],
])('%s is no archive', async (_, file) => {
  expect((await read(file)).report).toBeUndefined();
});
