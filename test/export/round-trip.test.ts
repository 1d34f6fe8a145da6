/** @module-tag nightly */
import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../../lib/api/client.ts';
import { readListed } from '../../lib/api/wire.ts';
import { exportMail, type StoredMail } from '../../lib/mailbox/export/export-mail.ts';
import { type Body, type Message, SOURCE, type StoredFile } from '../../lib/mailbox/message.ts';
import { toBody } from '../../lib/mailbox/receive-messages.ts';
import { type Service, startService } from '../service/service.ts';
import { speakSmtp } from '../service/smtp-dialogue.ts';
import { type MimeFile, readMimeFiles } from './mime-files.ts';

const AT_ONCE = 20;
/** A zip file of so many is packed in no time. */
const ZIPPED = 100;
const TIMEOUT_MS = 60_000;
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

let service: Service;
let sent: MimeFile[];
const messages: Message[] = [];
const bodies = new Map<string, Body>();
const files = new Map<string, StoredFile[]>();

const storedMail: StoredMail = {
  readBody: async (id) => bodies.get(id),
  readFiles: async (id) => files.get(id) ?? [],
  findSource: async ({ id }) => files.get(id)?.find(({ file }) => file === SOURCE)?.bytes,
};

/** A dot at the beginning of a line is doubled, and one alone ends the message. */
function stuffed(source: Buffer): Buffer {
  const text = source.toString('latin1').replace(/(^|\r\n)\./g, '$1..');
  return Buffer.from(`${text}.\r\n`, 'latin1');
}

beforeAll(async () => {
  service = await startService({ rateLimit: { limit: 1_000_000, periodSeconds: 3600 } });
  const client = createClient({ baseUrl: service.api, apiKey: service.keys[0] ?? '' });
  const { email } = await client.createAddress();
  sent = await readMimeFiles();
  const dialogue = sent.flatMap(({ source }) => [
    'MAIL FROM:<a@b.test>',
    `RCPT TO:<${email}>`,
    'DATA',
    stuffed(source),
  ]);
  const answers = await speakSmtp(service.smtp, ['EHLO sender.test', ...dialogue]);
  expect(answers.filter((answer) => !/^[23]/.test(answer))).toEqual([]);

  const listed = (await client.fetchMessages(email)).messages.map(readListed);
  async function receive({ id, from, subject, created_at: createdAt = 0 }: (typeof listed)[number]) {
    const body = toBody(await client.fetchMessage(id));
    bodies.set(id, body);
    const attached = body.attachments.map(async ({ id: file }): Promise<StoredFile> => {
      return { message: id, file, bytes: await client.fetchAttachment(id, file) };
    });
    files.set(id, [
      ...(await Promise.all(attached)),
      { message: id, file: SOURCE, bytes: await client.fetchSource(id) },
    ]);
    messages.push({ id, address: email, from, subject, createdAt, seenAt: createdAt });
  }
  for (let at = 0; at < listed.length; at += AT_ONCE) await Promise.all(listed.slice(at, at + AT_ONCE).map(receive));
}, TIMEOUT_MS);

afterAll(() => service?.stop());

test('five hundred messages and more, all different, all arrived', () => {
  expect(sent.length).toBeGreaterThanOrEqual(500);
  expect(new Set(sent.map(({ source }) => hash(source))).size).toBe(sent.length);
  expect(messages).toHaveLength(sent.length);
});

test('the zip file holds every byte of every message that was sent', { timeout: TIMEOUT_MS }, async () => {
  const { file, composed } = await exportMail({ messages, storedMail, now: 0 });
  expect(composed).toBe(0);
  const mails = Object.entries(unzipSync(await bytesOf(file))).filter(([path]) => !path.includes('/'));
  const found = new Set(mails.map(([, source]) => hash(source)));
  expect(sent.filter(({ source }) => !found.has(hash(source))).map(({ name }) => name)).toEqual([]);
  expect(mails).toHaveLength(sent.length);
});

test('attachments come out of the zip file as they were attached', { timeout: TIMEOUT_MS }, async () => {
  const attached = new Map(
    sent.flatMap(({ source, files }) => (files ? [[hash(source), files.map(hash).sort()]] : [])),
  );
  const zipped = messages.filter(({ id }) => bodies.get(id)?.attachments.length).slice(0, ZIPPED);
  const { file } = await exportMail({ messages: zipped, storedMail, now: 0 });
  const entries = Object.entries(unzipSync(await bytesOf(file)));
  const mails = entries.filter(([path]) => !path.includes('/'));
  expect(mails).toHaveLength(zipped.length);
  let compared = 0;
  for (const [path, source] of mails) {
    const expected = attached.get(hash(source));
    if (!expected) continue;
    const beside = entries.filter(([other]) => other.startsWith(`${path.replace(/\.eml$/, '')}/`));
    expect(beside.map(([, bytes]) => hash(bytes)).sort()).toEqual(expected);
    compared += expected.length;
  }
  expect(compared).toBeGreaterThan(100);
});
