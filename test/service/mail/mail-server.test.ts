import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Service, startService } from '../service.ts';
import { speakSmtp } from '../smtp-dialogue.ts';
import { createTestClient, type TestClient } from '../test-client.ts';

const MAX_MESSAGE_BYTES = 64 * 1024;
const TTL_SECONDS = 60;

let now = Date.parse('2026-03-01T12:00:00Z');
let service: Service;
let client: TestClient;
let email: string;

beforeEach(async () => {
  service = await startService({ maxMessageBytes: MAX_MESSAGE_BYTES, ttlSeconds: TTL_SECONDS, now: () => now });
  client = createTestClient(service);
  email = await client.createAddress();
});
afterEach(() => service.stop());

const envelope = (to: string) => ['EHLO sender.test', 'MAIL FROM:<a@sender.test>', `RCPT TO:<${to}>`];

async function fetchSource(to: string): Promise<Buffer> {
  const [message] = await client.listMessages(to);
  return (await client.call('GET', `/v1/messages/${message?.id}/source`)).bytes;
}

test('SIZE, 8BITMIME and SMTPUTF8 are announced, STARTTLS and AUTH are not', async () => {
  const [greeting, hello] = await speakSmtp(service.smtp, ['EHLO sender.test']);
  expect(greeting).toMatch(/^220 mayfly\.test /);
  expect(hello).toContain(`SIZE ${MAX_MESSAGE_BYTES}`);
  expect(hello).toContain('8BITMIME');
  expect(hello).toContain('SMTPUTF8');
  expect(hello).not.toMatch(/STARTTLS|AUTH/);
  const [, , startTls] = await speakSmtp(service.smtp, ['EHLO sender.test', 'STARTTLS']);
  expect(startTls).toMatch(/^5/);
});

test('unknown recipients are refused at RCPT, known ones are taken in any case', async () => {
  const answers = await speakSmtp(service.smtp, [
    ...envelope('nobody@mayfly.test'),
    'RCPT TO:<nobody@elsewhere.test>',
    `RCPT TO:<${email.toUpperCase()}>`,
  ]);
  expect(answers.slice(3).map((answer) => answer.slice(0, 3))).toEqual(['550', '550', '250']);
});

test('the source is kept byte for byte: dots unstuffed, 8-bit bytes, lone line feeds and empty ends untouched', async () => {
  const source = Buffer.concat([
    Buffer.from('Subject: bytes\r\nX-Odd:\tvalue \r\n\r\n.one dot\r\n..two\r\n.\rno end\r\nlone\nfeed\r\n'),
    Buffer.from(Array.from({ length: 128 }, (_, index) => index + 128)),
    Buffer.from('\r\n\r\n  \r\n'),
  ]);
  const stuffed = Buffer.from(source.toString('latin1').replace(/(^|\r\n)\./g, '$1..'), 'latin1');
  const answers = await speakSmtp(service.smtp, [
    ...envelope(email),
    'DATA',
    Buffer.concat([stuffed, Buffer.from('.\r\n')]),
  ]);
  expect(answers.at(-1)).toMatch(/^250 /);
  expect(await fetchSource(email)).toEqual(source);
});

test('a source that arrives in single bytes is the same', async () => {
  const pieces = [...'...\r\nSubject: slow\r\n\r\n..\r\n.\r\n'].map((character) => Buffer.from(character));
  const answers = await speakSmtp(service.smtp, [...envelope(email), 'DATA', pieces]);
  expect(answers.at(-1)).toMatch(/^250 /);
  expect((await fetchSource(email)).toString()).toBe('..\r\nSubject: slow\r\n\r\n.\r\n');
});

test('too large a message is refused: at MAIL if it says so, else after it was sent', async () => {
  const [, , announced] = await speakSmtp(service.smtp, [
    'EHLO x',
    `MAIL FROM:<a@b.test> SIZE=${MAX_MESSAGE_BYTES + 1}`,
  ]);
  expect(announced).toMatch(/^552 /);

  const body = Buffer.from(`Subject: big\r\n\r\n${'x'.repeat(70)}\r\n`.padEnd(MAX_MESSAGE_BYTES + 10, 'y\r\n'));
  const answers = await speakSmtp(service.smtp, [
    ...envelope(email),
    'DATA',
    Buffer.concat([body, Buffer.from('\r\n.\r\n')]),
  ]);
  expect(answers.at(-1)).toMatch(/^552 /);
  expect(await client.listMessages(email)).toEqual([]);
});

test('a message of exactly the largest size is taken', async () => {
  const source = 'Subject: full\r\n\r\n'.padEnd(MAX_MESSAGE_BYTES - 2, 'z').concat('\r\n');
  await client.sendSource(email, source);
  expect(await fetchSource(email)).toHaveLength(MAX_MESSAGE_BYTES);
});

test('one mail to two addresses lies at both, under two ids, each with its own recipient', async () => {
  const second = await client.createAddress();
  await client.sendSource([email, second], 'From: a@b.test\r\nSubject: both\r\n\r\nx\r\n');
  const [[one], [two]] = await Promise.all([client.listMessages(email), client.listMessages(second)]);
  expect(one?.id).not.toBe(two?.id);
  expect((await client.call('GET', `/v1/messages/${two?.id}`)).json.to).toBe(second);
});

test('an internationalised sender and subject arrive as they were written', async () => {
  const answers = await speakSmtp(service.smtp, [
    'EHLO sender.test',
    'MAIL FROM:<jürgen@bücher.test> SMTPUTF8 BODY=8BITMIME',
    `RCPT TO:<${email}>`,
    'DATA',
    Buffer.from('Subject: Grüße aus 東京\r\n\r\nschön\r\n.\r\n'),
  ]);
  expect(answers.at(-1)).toMatch(/^250 /);
  const [message] = await client.listMessages(email);
  expect(message).toMatchObject({ subject: 'Grüße aus 東京', from: '<jürgen@bücher.test>' });
});

test('the null sender is taken; a bounce has nobody to name', async () => {
  await speakSmtp(service.smtp, [
    'EHLO x',
    'MAIL FROM:<>',
    `RCPT TO:<${email}>`,
    'DATA',
    Buffer.from('\r\nx\r\n.\r\n'),
  ]);
  expect(await client.listMessages(email)).toMatchObject([{ from: '', subject: '' }]);
});

test('an expired address vanishes with its mail and is refused at RCPT', async () => {
  await client.sendMail({ to: email, subject: 'short-lived' });
  const [message] = await client.listMessages(email);

  now += TTL_SECONDS * 1000 - 1;
  expect(await client.listMessages(email)).toHaveLength(1);
  now += 1;
  for (const path of [
    `/v1/emails/${email}/messages`,
    `/v1/messages/${message?.id}`,
    `/v1/messages/${message?.id}/source`,
  ]) {
    expect((await client.call('GET', path)).json.error.code).toBe('not_found');
  }
  expect((await speakSmtp(service.smtp, envelope(email))).at(-1)).toMatch(/^550 /);
});

test('an address that expires between RCPT and the end of the message refuses the message', async () => {
  const answers = await speakSmtp(service.smtp, [
    ...envelope(email),
    'DATA',
    () => {
      now += TTL_SECONDS * 1000;
      return Buffer.from('Subject: late\r\n\r\n.\r\n');
    },
  ]);
  expect(answers.at(-1)).toMatch(/^550 /);
});
