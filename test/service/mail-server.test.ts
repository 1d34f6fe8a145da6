import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Service, startService } from './service.ts';
import { speakSmtp } from './smtp-dialogue.ts';
import { createTestClient, type TestClient } from './test-client.ts';

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

test('unknown recipients are refused at RCPT, known ones are taken in any case', async () => {
  const answers = await speakSmtp(service.smtp, [
    ...envelope('nobody@mayfly.test'),
    'RCPT TO:<nobody@elsewhere.test>',
    `RCPT TO:<${email.toUpperCase()}>`,
  ]);
  expect(answers.slice(3).map((answer) => answer.slice(0, 3))).toEqual(['550', '550', '250']);
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
