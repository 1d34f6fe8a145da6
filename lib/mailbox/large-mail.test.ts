import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ConnectedService, startConnectedService } from '../../test/connected-service.ts';
import { loadBodyExtractors } from '../../test/mailbox/load-body-extractors.ts';
import { openTestMailbox } from '../../test/mailbox/open-test-mailbox.ts';
import { openService, withClient } from '../api/with-client.ts';
import { extractFromMessage } from './extract-from-message.ts';
import { readBody } from './read-contents.ts';
import { readMessagesTo } from './read-messages.ts';
import { storeMessages } from './store-messages.ts';
import { addAddress } from './writer.ts';

/** Mails of any size, on their whole way: SMTP, the service, its answers, the mailbox. */
let service: ConnectedService;
let email: string;

/** One look for mail, as a check has it. @returns how many were new */
async function look(): Promise<number> {
  const { messages } = await withClient(openService('user', service.api), (client) => client.fetchMessages(email));
  return (await storeMessages(email, messages, Date.now())).length;
}

/** The only message, with its body read. */
async function readOnly() {
  expect(await look()).toBe(1);
  const [message] = await readMessagesTo(email);
  if (!message) return expect.fail();
  return { listed: await extractFromMessage(message, 'user'), body: await readBody(message.id) };
}

beforeEach(async () => {
  service = await startConnectedService({ rateLimit: { limit: 100_000, periodSeconds: 3600 } });
  openTestMailbox();
  loadBodyExtractors();
  email = await service.createAddress();
  await addAddress({ email, service: service.api, createdAt: Date.now(), expiresAt: Date.now() + 3_600_000 });
});

afterEach(() => service.stop());

it('a subject of 100 kB is kept as far as a list can show it, and hides no code', async () => {
  await service.sendMail({
    to: email,
    subject: `Your code ${'and more '.repeat(11_000)}`,
    text: 'Your code is 481516.',
  });
  const { listed } = await readOnly();
  expect(listed.subject).toMatch(/^Your code and more/);
  expect(listed.subject.length).toBeLessThanOrEqual(1000);
  expect(listed.code).toBe('481516');
});

it('of ten thousand attachments a thousand are kept, and the text', async () => {
  const parts = Array.from(
    { length: 10_000 },
    (_, nth) =>
      `--b\r\nContent-Type: text/plain; name="${nth}.txt"\r\nContent-Disposition: attachment\r\n\r\n${nth}\r\n`,
  );
  const head = `From: a@b.example\r\nTo: ${email}\r\nSubject: Files\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n`;
  await service.sendSource(
    email,
    `${head}--b\r\nContent-Type: text/plain\r\n\r\nYour code is 481516.\r\n${parts.join('')}--b--\r\n`,
  );
  const { listed, body } = await readOnly();
  expect(listed.code).toBe('481516');
  expect(listed.attachments).toBe(1000);
  expect(body?.attachments).toHaveLength(1000);
  expect(body?.text).toContain('481516');
}, 60_000);
