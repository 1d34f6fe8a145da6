import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ConnectedService, startConnectedService } from '../../test/connected-service.ts';
import { openTestMailbox, writeRecords } from '../../test/mailbox/open-test-mailbox.ts';
import type { FaultInput } from '../../test/service/faults/fault.ts';
import { ServiceError } from '../api/errors.ts';
import { statusItem } from '../api/status.ts';
import { checkAddress } from '../background/poll/check-address.ts';
import { createAddress } from './address/create-address.ts';
import { extractFromMessage } from './extract-from-message.ts';
import { fetchFile } from './fetch-file.ts';
import { SOURCE } from './message.ts';
import { readBody, readFile } from './read-contents.ts';
import { readAddresses, readMessagesTo } from './read-messages.ts';

const BYTES = '0123456789'.repeat(100);

let service: ConnectedService;
let id: string;
let attachment: string;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  service = await startConnectedService();
  openTestMailbox();
  const { email } = await createAddress();
  const attachments = [{ filename: 'a.bin', content: Buffer.from(BYTES) }];
  await service.sendMail({ to: email, subject: 'Hello', text: 'Hello', attachments });
  const [address] = await readAddresses();
  await checkAddress(address ?? expect.fail(), 'user');
  const [message] = await readMessagesTo(email);
  id = (await extractFromMessage(message ?? expect.fail(), 'user')).id;
  attachment = (await readBody(id))?.attachments[0]?.id ?? '';
});
afterEach(() => service.stop());

const BROKEN: [name: string, bytes: unknown][] = [
  ['no bytes', new Blob([])],
  ['fewer bytes', new Blob(['012'])],
  ['a text', BYTES],
  ['null', null],
  ['a buffer', new ArrayBuffer(10)],
];

it.each(BROKEN)('what is stored of a file with %s counts as not stored, and is fetched again', async (_, bytes) => {
  await writeRecords((transaction) => transaction.put('files', { message: id, file: attachment, bytes } as never));
  await fetchFile(id, attachment);
  expect(await (await readFile(id, attachment))?.text()).toBe(BYTES);
  await service.stop();
  await fetchFile(id, attachment);
});

it.each(BROKEN.filter(([name]) => name !== 'fewer bytes'))('nor is a source with %s', async (_, bytes) => {
  await writeRecords((transaction) => transaction.put('files', { message: id, file: SOURCE, bytes } as never));
  await fetchFile(id, SOURCE);
  expect(await (await readFile(id, SOURCE))?.text()).toContain('Subject: Hello');
});

const REFUSED: FaultInput[] = [
  { kind: 'dropped' },
  { kind: 'html', status: 502 },
  { kind: 'empty', status: 200 },
  { kind: 'answer', status: 302, headers: { Location: 'https://bucket.example/a' } },
  { kind: 'answer', status: 403, type: 'application/xml', body: '<Error><Code>AccessDenied</Code></Error>' },
  { kind: 'answer', status: 206, body: 'half' },
  { kind: 'error', status: 500, code: 'down' },
];

it.each(REFUSED)('a file that cannot be had says nothing of the service, however often: %j', async (fault) => {
  service.setFaults([{ ...fault, path: '/v1/*/*/attachments/*', times: 'always' } as FaultInput]);
  for (let presses = 0; presses < 3; presses++) await expect(fetchFile(id, attachment)).rejects.toThrow(ServiceError);
  const status = await statusItem.of(service.api).read();
  expect(status).toMatchObject({ failures: 0 });
  expect(status).not.toHaveProperty('problem');
});
