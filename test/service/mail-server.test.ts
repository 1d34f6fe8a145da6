import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startService } from './service.ts';
import { createTestClient } from './test-client.ts';

const MAX_MESSAGE_BYTES = 64 * 1024;
const TTL_SECONDS = 60;
/** Far more than the limit. */
const SENT_BYTES = 300_000_000;

test('mail is refused for unknown recipients, if it is too large, and once the address has expired, with all of its mail', async () => {
  let now = Date.parse('2026-03-01T12:00:00Z');
  const service = await startService({
    maxMessageBytes: MAX_MESSAGE_BYTES,
    ttlSeconds: TTL_SECONDS,
    now: () => now,
  });
  onTestFinished(() => service.stop());
  const client = createTestClient(service);
  const email = await client.createAddress();
  const send = (to: string, text = 'Hello') => client.sendMail({ to, subject: 'short-lived', text });

  for (const unknown of ['nobody@mayfly.test', 'nobody@elsewhere.test'])
    await expect(send(unknown)).rejects.toMatchObject({ responseCode: 550 });
  await expect(send(email, 'x'.repeat(MAX_MESSAGE_BYTES))).rejects.toMatchObject({ responseCode: 552 });
  await send(email.toUpperCase());

  now += TTL_SECONDS * 1000 - 1;
  const [message, ...others] = await client.listMessages(email);
  expect(others).toEqual([]);
  now += 1;
  for (const path of [`emails/${email}/messages`, `messages/${message?.id}`, `messages/${message?.id}/source`])
    expect((await client.call('GET', `/v1/${path}`)).json.error.code).toBe('not_found');
  await expect(send(email)).rejects.toMatchObject({ responseCode: 550 });
});

test('long mails are received, whatever their lines are', async () => {
  const service = await startService();
  onTestFinished(() => service.stop());
  const client = createTestClient(service);
  const attached = '--b\r\nContent-Type: message/rfc822\r\n\r\n'.repeat(50_000);
  const lines = `${'YWFh'.repeat(19)}\r\n`.repeat(100_000);
  for (const text of [attached, lines]) {
    const email = await client.createAddress();
    await client.sendSource(email, `Subject: long\r\n\r\n${text}`);
    expect(await client.listMessages(email)).toHaveLength(1);
  }
});

test.each([
  ['memory', {}],
  ['a database', { databaseFile: ':memory:' }],
])('an address in %s that is full takes no more, until a mail of it is deleted', async (_where, options) => {
  const service = await startService(options);
  onTestFinished(() => service.stop());
  const client = createTestClient(service);
  const [email, other] = [await client.createAddress(), await client.createAddress()];
  const send = (to: string) => client.sendSource(to, `Subject: large\r\n\r\n${'x'.repeat(4_000_000)}`);
  // Stored twice, as the text and as the source: two of them are 16 MB.
  for (let sent = 0; sent < 2; sent++) await send(email);
  await expect(send(email)).rejects.toMatchObject({ responseCode: 452 });
  await send(other);
  const [first, ...rest] = await client.listMessages(email);
  expect(rest).toHaveLength(1);
  await client.call('DELETE', `/v1/messages/${first?.id}`);
  await send(email);
  expect(await client.listMessages(email)).toHaveLength(2);
});

test.each(['', 'Content-Type: image/png', 'Content-Type: a/b; name=c'])(
  'of a mail of 100,000 parts with %j, a thousand are stored as such',
  async (field) => {
    const service = await startService();
    onTestFinished(() => service.stop());
    const client = createTestClient(service);
    const email = await client.createAddress();
    const head = 'Content-Type: multipart/mixed; boundary=x\r\n\r\n';
    await client.sendSource(email, head + `--x\r\n${field}\r\n\r\na\r\n`.repeat(100_000));
    const [listed] = await client.listMessages(email);
    const { json } = await client.call('GET', `/v1/messages/${listed?.id}`);
    expect(json.attachments).toHaveLength(field === '' ? 0 : 1000);
  },
);

test('a client that says no size and sends on and on is refused, with no more held than the limit', async () => {
  const service = await startService({ maxMessageBytes: MAX_MESSAGE_BYTES });
  onTestFinished(() => service.stop());
  const email = await createTestClient(service).createAddress();
  const [host, port] = service.smtp.split(':');
  const socket = connect(Number(port), host);
  onTestFinished(() => void socket.destroy());
  const said: string[] = [];
  socket.on('data', (data) => said.push(data.toString()));
  const waitFor = (code: string) => expect.poll(() => said.join('')).toContain(code);
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;

  await waitFor('220');
  for (const [command, answer] of [
    ['HELO sender.test', '250 '],
    ['MAIL FROM:<anna@sender.test>', '250 Accepted'],
    [`RCPT TO:<${email}>`, '250 Accepted\r\n250 Accepted'],
    ['DATA', '354'],
  ] as const) {
    socket.write(`${command}\r\n`);
    await waitFor(answer);
  }
  const line = Buffer.alloc(MAX_MESSAGE_BYTES, `${'x'.repeat(62)}\r\n`);
  for (let sent = 0; sent < SENT_BYTES; sent += line.length) {
    if (!socket.write(line)) await new Promise((resolve) => socket.once('drain', resolve));
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }
  socket.write('\r\n.\r\n');
  await waitFor('552');
  expect(most).toBeLessThan(SENT_BYTES / 2);
});
