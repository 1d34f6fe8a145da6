import { unzipSync } from 'fflate';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { type Body, type Message, SOURCE } from '../message.ts';
import { exportMail, type StoredMail } from './export-mail.ts';

const now = Date.UTC(2026, 10, 21, 12);

/** What another program reads out of a zip file, by path. */
async function unzip(file: Blob): Promise<[path: string, bytes: Uint8Array][]> {
  return Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer())));
}

const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

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
const run = (some = messages) => exportMail({ messages: some, storedMail, now });

test('one message is a file of its own', async () => {
  const { file, name, composed } = await run(messages.slice(0, 1));
  expect({ name, composed }).toEqual({ name: '2026-11-21 Number 0.eml', composed: 0 });
  expect(await file.text()).toBe(sourceOf(messages[0] as Message));
});

test('every message in the zip file can be read by another program, and every stored attachment is beside its message', async () => {
  const { file, name, composed } = await run();
  expect({ name, composed }).toEqual({ name: 'Mayfly 2026-11-21.zip', composed: 80 });
  const entries = await unzip(file);
  const mails = entries.filter(([path]) => path.endsWith('.eml'));
  expect(mails).toHaveLength(messages.length);
  expect(mails[0]?.[0]).toBe('001 2026-11-21 Number 0.eml');
  expect(decode(mails[3]?.[1])).toBe(sourceOf(messages[3] as Message));
  for (const [at, [path, bytes]] of mails.entries()) {
    const parsed = await PostalMime.parse(bytes);
    expect(parsed.subject).toBe(at % 3 === 0 ? `id-${at}` : `Number ${at}`);
    // What the source says, or what was composed of the body.
    const isTextKnown = at % 3 === 0 || at % 2 === 0;
    if (isTextKnown) expect(parsed.text).toContain(at % 3 === 0 ? 'From here on' : `Text of id-${at}`);
    const beside = entries.filter(([other]) => other.startsWith(`${path.replace(/\.eml$/, '')}/`));
    expect(beside.map(([other, content]) => [other.split('/')[1], decode(content)])).toEqual(
      at % 2 === 0 ? [['a.txt', 'file']] : [],
    );
  }
  expect(entries).toHaveLength(messages.length * 1.5);
});

test('attachments of one name are all there, under names that are safe', async () => {
  const { file } = await exportMail({
    messages: messages.slice(0, 2),
    now,
    storedMail: {
      findSource: async () => undefined,
      readBody: async (id) => ({
        id,
        cc: [],
        attachments: ['a', 'b', 'c'].map((one) => ({ id: one, name: one === 'c' ? '../../x.exe' : 'Menü.pdf' })),
      }),
      readFiles: async (id) => ['a', 'b', 'c'].map((one) => ({ message: id, file: one, bytes: new Blob([one]) })),
    },
  });
  const [mail, ...others] = await unzip(file);
  const folder = '1 2026-11-21 Number 0';
  expect(others.slice(0, 3).map(([path, bytes]) => [path, decode(bytes)])).toEqual([
    [`${folder}/Menü.pdf`, 'a'],
    [`${folder}/Menü (2).pdf`, 'b'],
    [`${folder}/x.exe`, 'c'],
  ]);
  const parsed = await PostalMime.parse(mail?.[1] ?? '');
  expect(parsed.attachments.map(({ filename }) => filename)).toEqual(['Menü.pdf', 'Menü (2).pdf', 'x.exe']);
});

test('progress is reported after each message, and the export can be aborted', async () => {
  const reported: number[] = [];
  const stopping = new AbortController();
  const onProgress = (done: number) => {
    reported.push(done);
    if (done === 60) stopping.abort();
  };
  const options = { messages, storedMail, now, onProgress, signal: stopping.signal };
  await expect(exportMail(options)).rejects.toThrow('aborted');
  expect(reported).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
});
