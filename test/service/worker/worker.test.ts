/** @module-tag nightly */
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { until } from '../../until.ts';
import { createTestClient, type TestClient } from '../test-client.ts';
import { startWorker, type WorkerService } from './start-worker.ts';

const MEGABYTE = 1_000_000;

/** A mail with an attachment. */
const makeMail = (text: string): string =>
  [
    'From: Anna <anna@sender.test>',
    'Subject: Hi',
    'Message-ID: <1@sender.test>',
    'Content-Type: multipart/mixed; boundary=x',
  ]
    .concat('', '--x', '', text, '--x', 'Content-Type: application/octet-stream; name=a', '', 'file', '--x--', '')
    .join('\r\n');

/** Lines that are all different. */
const makeText = (bytes: number): string =>
  Array.from({ length: bytes / 10 }, (_, number) => `${number}`.padStart(8, '0')).join('\r\n');

let worker: WorkerService;
let client: TestClient;

beforeAll(async () => {
  worker = await startWorker();
  client = createTestClient(worker);
  return worker.stop;
  // The first start installs Cloudflare's runtime.
}, 180_000);

test("Cloudflare's own mail handler stores a mail, and refuses one for an unknown address", async () => {
  const email = await client.createAddress();
  const deliver = async (to: string) => {
    const url = `${worker.api}/cdn-cgi/handler/email?${new URLSearchParams({ from: 'anna@sender.test', to })}`;
    const response = await fetch(url, { method: 'POST', body: makeMail('Hello') });
    return [response.status, await response.text()];
  };
  expect(await deliver(email)).toEqual([200, expect.any(String)]);
  expect(await client.listMessages(email)).toHaveLength(1);
  expect(await deliver('nobody@mayfly.test')).toEqual([400, expect.stringContaining('No such address here')]);
  expect(await worker.countRows('nobody@mayfly.test')).toEqual({});
});

test('a mail of several pieces comes back whole', async () => {
  const email = await client.createAddress();
  const source = makeMail(makeText(4 * MEGABYTE));
  expect(await worker.deliver(email, source)).toBeUndefined();
  // Its text in three pieces, its source in three, its attachment.
  expect(await worker.countRows(email)).toEqual({ address: 1, message: 1, piece: 7 });
  const [listed] = await client.listMessages(email);
  expect((await client.call('GET', `/v1/messages/${listed?.id}/source`)).bytes.toString()).toBe(source);
});

test('an address that is full refuses more mail; what it has is still listed', async () => {
  const email = await client.createAddress();
  const source = makeMail(makeText(6 * MEGABYTE));
  expect(await worker.deliver(email, source)).toBeUndefined();
  expect(await worker.deliver(email, source)).toBe('The mailbox is full');
  expect(await worker.deliver(email, makeMail(makeText(11 * MEGABYTE)))).toBe('The message is too large');
  expect(await client.listMessages(email)).toHaveLength(1);
});

test('an object is empty when its address is deleted, or has expired; a key has one limit wherever it is used', async () => {
  const options = { keys: ['first', 'second'], ttlSeconds: 1, rateLimit: { limit: 2, periodSeconds: 3600 } };
  const brief = await startWorker(options);
  onTestFinished(brief.stop);
  const [first, second] = options.keys.map((key) => createTestClient(brief, key)) as [TestClient, TestClient];

  const expired = await first.createAddress();
  await until(async () => expect(await brief.countRows(expired)).toEqual({}));
  expect(await brief.deliver(expired, makeMail('Hello'))).toBe('No such address here');
  expect((await first.call('GET', `/v1/emails/${expired}/messages`)).status).toBe(404);
  expect((await first.call('GET', '/v1/domains')).status).toBe(429);

  const deleted = await second.createAddress();
  expect((await second.call('DELETE', `/v1/emails/${deleted}`)).headers.get('X-Ratelimit-Remaining')).toBe('0');
  expect(await brief.countRows(deleted)).toEqual({});
});
