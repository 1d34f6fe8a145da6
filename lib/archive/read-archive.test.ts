import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ArchiveTooLargeError, type ReadMessage, readArchive } from './read-archive.ts';

const address = { email: 'oak@mayfly.test', createdAt: 1, expiresAt: 2, service: 'https://a.example' };
const message = { id: '1', address: address.email, from: 'a', subject: 'b', createdAt: 1, seenAt: 1 };
const head = { format: 'mayfly-mail', version: 1, addresses: [address] };
const ROOM = 2e6;

async function read(file: Blob, room = ROOM) {
  const emails: string[] = [];
  const messages: ReadMessage[] = [];
  const report = await readArchive(file, room, async (part) => {
    emails.push(...part.addresses.map(({ email }) => email));
    messages.push(...part.messages);
  });
  return { report, emails, messages };
}

const json = (value: unknown) => new Blob([JSON.stringify(value)]);
const packed = (value: unknown): [Uint8Array, { level: 1 }] => [
  value instanceof Uint8Array ? value : strToU8(JSON.stringify(value)),
  { level: 1 },
];
const zip = (files: Record<string, unknown>) =>
  new Blob([zipSync(Object.fromEntries(Object.entries(files).map(([path, value]) => [path, packed(value)])))]);

test('a plain JSON file is an archive too', async () => {
  const body = { id: 'another', text: 'Hello', attachments: [] };
  expect(await read(json({ ...head, messages: [{ message, body }] }))).toEqual({
    report: { broken: 0 },
    emails: [address.email],
    messages: [{ message, body: { text: 'Hello', cc: [], attachments: [] }, files: [] }],
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

test('nothing that is not ours is taken along, and nothing that Mayfly finds out itself', async () => {
  const more = {
    ...message,
    apiKey: 'secret',
    code: '666666',
    link: 'https://evil.example',
    attachments: 9,
    bodyWantedAt: 1,
    storedBytes: -1e9,
    notifying: { id: 'a', at: 1 },
  };
  const { messages } = await read(json({ ...head, messages: [{ message: more, extra: 1 }] }));
  expect(messages).toEqual([{ message, files: [] }]);
});

test.each(['.', '..', 'a/b', '%2e%2e', '', 'x'.repeat(1001), 7])('a message with the id %j is broken', async (id) => {
  const { report, messages } = await read(json({ ...head, messages: [{ message: { ...message, id } }] }));
  expect({ report, messages }).toEqual({ report: { broken: 1 }, messages: [] });
});

test('long texts are cut as those of the network are', async () => {
  const long = 'x'.repeat(10_000);
  const body = { text: long, cc: Array.from({ length: 1000 }, () => long), attachments: [{ id: 'a', name: long }] };
  const { messages } = await read(
    json({ ...head, messages: [{ message: { ...message, from: long, subject: long }, body }] }),
  );
  const [{ message: read1, body: body1 } = expect.fail()] = messages;
  expect(body1?.text).toBe(long);
  expect(JSON.stringify([read1, { ...body1, text: '' }]).length).toBeLessThan(55_000);
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

/** A thousand times as long when it is unpacked. */
const bomb = new Uint8Array(6e6).fill(0x20);

test('a file that unpacks to more than there is room for ends it, before it is unpacked whole', async () => {
  const files = [{ file: 'a', path: 'files/bomb' }];
  const file = zip({ 'mayfly.json': head, 'messages/1.json': [{ message, files }], 'files/bomb': bomb });
  expect(file.size).toBeLessThan(10_000);
  await expect(read(file)).rejects.toThrow(ArchiveTooLargeError);
  expect((await read(file, 30e6)).messages[0]?.files[0]?.bytes.size).toBe(bomb.length);
});

test.each(['mayfly.json', 'messages/1.json'])('the same in %s', async (path) => {
  await expect(read(zip({ 'mayfly.json': head, [path]: bomb }))).rejects.toThrow(ArchiveTooLargeError);
});

test('files count together, as often as they are read', async () => {
  const files = Array.from({ length: 100 }, (_, at) => ({ file: `${at}`, path: 'files/a' }));
  const file = zip({
    'mayfly.json': head,
    'messages/1.json': [{ message, files }],
    'files/a': new Uint8Array(200_000),
  });
  await expect(read(file)).rejects.toThrow(ArchiveTooLargeError);
});

test('a list of messages that is too long is one that can’t be read', async () => {
  const list = new Uint8Array(33 * 1024 * 1024).fill(0x20);
  const file = zip({ 'mayfly.json': head, 'messages/1.json': list, 'messages/2.json': [{ message }] });
  const { report, messages } = await read(file, 100e6);
  expect(report).toEqual({ broken: 1 });
  expect(messages).toHaveLength(1);
});
