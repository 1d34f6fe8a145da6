import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { readMbox } from '../../test/archive/read-mbox.ts';
import type { Body, Message } from '../mailbox/message.ts';
import { SOURCE } from '../mailbox/stored-file.ts';
import { type ExportFormat, exportMail, type StoredMail } from './export-mail.ts';
import { type ReadMessage, readArchive } from './read-archive.ts';
import { readZip } from './read-zip.ts';

const now = Date.UTC(2026, 10, 21, 12);
/** Enough for any of them. */
const ROOM = 100e6;
const text = (blob: Blob | undefined) => blob?.text();

const messages: Message[] = Array.from({ length: 120 }, (_, at) => ({
  id: `id-${at}`,
  address: `oak${at % 3}@mayfly.test`,
  from: `Fernway <mail${at}@fernway.example>`,
  subject: `Number ${at}`,
  createdAt: now - at * 1000,
  seenAt: now,
  notifiedAt: now,
  ...(at % 2 === 0 && { readAt: now, attachments: 1 }),
}));
const bodyOf = ({ id }: Message): Body => ({
  id,
  cc: [],
  text: `Text of ${id}`,
  attachments: [{ id: 'a', name: 'a.txt' }],
});
const sourceOf = ({ id }: Message) => `Subject: ${id}\r\n\r\nFrom here on\r\n`;
/** Of every second message there is a body and a file, of every third the source. */
const storedMail: StoredMail = {
  addresses: [0, 1, 2, 3].map((at) => ({
    email: `oak${at}@mayfly.test`,
    createdAt: 0,
    expiresAt: now,
    service: 'https://a.example',
    filledIn: { tabId: 1, frameId: 0, origin: 'https://private.example' },
  })),
  readBody: async (id) =>
    messages
      .filter((_, at) => at % 2 === 0)
      .filter((one) => one.id === id)
      .map(bodyOf)[0],
  readFiles: async (id) => [
    ...(messages.findIndex((one) => one.id === id) % 2 === 0
      ? [{ message: id, file: 'a', bytes: new Blob(['file']) }]
      : []),
    ...(id === 'id-3' ? [{ message: id, file: SOURCE, bytes: new Blob(['source']) }] : []),
  ],
  findSource: async (message) => (messages.indexOf(message) % 3 === 0 ? new Blob([sourceOf(message)]) : undefined),
};
const run = (format: ExportFormat, some = messages) => exportMail({ format, messages: some, storedMail, now });

test('mbox: the original sources, or messages composed from what is stored', async () => {
  const { file, name, composed } = await run('mbox');
  expect(name).toBe('Mayfly 2026-11-21.mbox');
  expect(composed).toBe(80);
  const read = readMbox(new Uint8Array(await file.arrayBuffer()));
  expect(read).toHaveLength(messages.length);
  expect(read[0]).toMatchObject({ sender: 'mail0@fernway.example', receivedAt: now });
  expect(new TextDecoder().decode(read[3]?.source)).toBe(sourceOf(messages[3] as Message));
  const second = await PostalMime.parse(read[2]?.source ?? '');
  expect(second).toMatchObject({ subject: 'Number 2', text: 'Text of id-2' });
  expect(second.attachments.map(({ filename }) => filename)).toEqual(['a.txt']);
});

test('eml: one is a file, many are zipped', async () => {
  const one = await run('eml', messages.slice(0, 1));
  expect(one).toMatchObject({ name: '2026-11-21 Number 0.eml', composed: 0 });
  expect(await one.file.text()).toBe(sourceOf(messages[0] as Message));
  const many = await run('eml', messages.slice(0, 12));
  const entries = (await readZip(many.file)) ?? [];
  expect(many).toMatchObject({ name: 'Mayfly 2026-11-21 eml.zip', composed: 8 });
  expect(entries.map(({ path }) => path).slice(0, 2)).toEqual([
    '01 2026-11-21 Number 0.eml',
    '02 2026-11-21 Number 1.eml',
  ]);
  expect(await text(await entries[3]?.read(() => {}))).toBe(sourceOf(messages[3] as Message));
});

test('json: everything stored comes back, and nothing private goes out', async () => {
  const { file, name } = await run('json');
  expect(name).toBe('Mayfly 2026-11-21.zip');
  const packed = await Promise.all(
    ((await readZip(file)) ?? []).map(async ({ read }) => (await read(() => {})).text()),
  );
  expect(packed.join()).not.toMatch(/private\.example|notifi/);

  const addresses: string[] = [];
  const back: ReadMessage[] = [];
  const report = await readArchive(file, ROOM, async (part) => {
    addresses.push(...part.addresses.map(({ email }) => email));
    back.push(...part.messages);
  });
  expect(report).toEqual({ broken: 0 });
  expect(addresses).toEqual(['oak0@mayfly.test', 'oak1@mayfly.test', 'oak2@mayfly.test']);
  expect(back.map(({ message }) => message)).toEqual(
    messages.map(({ notifiedAt: _, attachments: __, ...message }) => message),
  );
  const bodies = messages.map((one, at) => {
    const { id: _, ...body } = bodyOf(one);
    return at % 2 === 0 ? body : undefined;
  });
  expect(back.map(({ body }) => body)).toEqual(bodies);
  expect(
    await Promise.all(
      back
        .slice(0, 4)
        .map(({ files }) => Promise.all(files.map(async ({ file, bytes }) => [file, await bytes.text()]))),
    ),
  ).toEqual([[['a', 'file']], [], [['a', 'file']], [[SOURCE, 'source']]]);
});

test('progress is reported after each message, and the export can be aborted', async () => {
  const reported: number[] = [];
  const stopping = new AbortController();
  const onProgress = (done: number) => {
    reported.push(done);
    if (done === 60) stopping.abort();
  };
  const options = { messages, storedMail, now, onProgress, signal: stopping.signal };
  await expect(exportMail({ ...options, format: 'json' })).rejects.toThrow('aborted');
  expect(reported).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
});
