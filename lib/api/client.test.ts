import { Hono } from 'hono';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FaultInput } from '../../test/service/faults/fault.ts';
import { startHttpServer } from '../../test/service/http-server.ts';
import { type Service, startService } from '../../test/service/service.ts';
import type { Dialect as ServiceDialect } from '../service/api/wording.ts';
import type { Capabilities } from './capabilities.ts';
import { type Client, type ClientOptions, createClient } from './client.ts';
import { InvalidResponseError, NotFoundError, RefusedError, ServiceFaultError, TooLargeError } from './errors.ts';
import type { RateLimit } from './limit.ts';
import { readListed } from './wire.ts';

const FILE = Uint8Array.from({ length: 256 }, (_, byte) => byte);

let service: Service;
let client: Client;
let rateLimit: RateLimit | undefined;

async function start(dialect: ServiceDialect, options: Partial<ClientOptions> = {}): Promise<void> {
  service = await startService({ dialect, rateLimit: { limit: 50, periodSeconds: 600 } });
  rateLimit = undefined;
  client = open(options);
}

function open(options: Partial<ClientOptions> = {}): Client {
  return createClient({
    baseUrl: service.api,
    apiKey: service.keys[0] ?? '',
    onAnswer: (answered) => {
      rateLimit = answered.rateLimit;
    },
    ...options,
  });
}

async function send(to: string): Promise<void> {
  const [host, port] = service.smtp.split(':');
  await createTransport({ host: host ?? '', port: Number(port), ignoreTLS: true }).sendMail({
    from: '"Acme, Inc." <hi@acme.example>',
    to,
    subject: 'Größe 482913',
    text: 'Your code is 482913',
    html: '<p>Your code is <b>482913</b></p>',
    attachments: [{ filename: 'bytes.bin', content: Buffer.from(FILE) }],
  });
}

afterEach(() => service.stop());

describe.each(['contract', 'published'] as const)('with the %s dialect', (dialect) => {
  const learned: Capabilities = {};

  beforeEach(() => start(dialect, { onCapabilities: (one) => Object.assign(learned, one) }));

  it('speaks every endpoint', async () => {
    expect(await client.fetchDomains()).toEqual([{ name: 'mayfly.test', type: 'public' }]);

    const { email, ttlSeconds } = await client.createAddress();
    expect(email).toMatch(/@mayfly\.test$/);
    expect(ttlSeconds).toBe(86_400);
    expect(await client.fetchMessages(email)).toEqual({ messages: [], broken: 0 });

    await send(email);
    const { messages } = await client.fetchMessages(email);
    expect(messages).toHaveLength(1);
    const { id, from, subject, created_at } = readListed(messages[0] ?? expect.fail());
    expect(from).toContain('hi@acme.example');
    expect(subject).toBe('Größe 482913');
    expect(Math.abs((created_at ?? 0) - Date.now())).toBeLessThan(60_000);

    const whole = await client.fetchMessage(id);
    expect(whole.body_text).toContain('482913');
    expect(whole.body_html).toContain('<b>482913</b>');
    const [attachment] = whole.attachments;
    expect(attachment).toMatchObject({ name: 'bytes.bin', size: 256 });

    const bytes = await client.fetchAttachment(id, attachment?.id ?? '');
    expect(new Uint8Array(await bytes.arrayBuffer())).toEqual(FILE);
    const source = await (await client.fetchSource(id)).text();
    expect(source).toMatch(/^From: /m);
    expect(source).toContain('Subject: =?UTF-8?');

    await client.deleteMessage(id);
    await client.deleteMessage(id);
    await expect(client.fetchMessage(id)).rejects.toThrow(NotFoundError);
    expect((await client.fetchMessages(email)).messages).toEqual([]);
    await client.deleteAddress(email);
    await client.deleteAddress(email);
    await expect(client.fetchMessages(email)).rejects.toThrow(NotFoundError);

    expect(rateLimit).toMatchObject({ limit: 50 });
    expect((rateLimit?.used ?? 0) + (rateLimit?.remaining ?? 0)).toBe(50);
    expect(learned).toEqual(
      dialect === 'contract'
        ? { attachment: 'of-message', source: 'source' }
        : { attachment: 'alone', source: 'source_code' },
    );
  });

  it('asks on a path that it learned at once', async () => {
    const { email } = await client.createAddress();
    await send(email);
    const id = (await client.fetchMessages(email)).messages[0]?.id ?? '';
    await client.fetchSource(id);
    const before = rateLimit?.used ?? 0;
    await client.fetchSource(id);
    await open({ capabilities: learned, rateLimit }).fetchSource(id);
    expect((rateLimit?.used ?? 0) - before).toBe(2);
  });

  it('asks for what was chosen, and is refused what cannot be made', async () => {
    expect(await client.createAddress({ email: 'my.own+tag@mayfly.test' })).toMatchObject({
      email: 'my.own+tag@mayfly.test',
    });
    await expect(client.createAddress({ email: 'my.own+tag@mayfly.test' })).rejects.toThrow(RefusedError);
    const refused = await client.createAddress({ domain: 'elsewhere.example' }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusedError);
    expect((refused as RefusedError).facts).toMatchObject({ code: 'validation_error', requestId: expect.any(String) });
  });

  it('asks for the limit where that is possible', async () => {
    const asked = await client.fetchRateLimit();
    if (dialect === 'contract') expect(asked).toBeUndefined();
    else expect(asked).toMatchObject({ limit: 50, remaining: expect.any(Number), resetAt: expect.any(Number) });
  });

  it.each([-86_400, 86_400])(
    'mail has the time of our clock where the service’s is off by %d s',
    async (skewSeconds) => {
      const { email } = await client.createAddress();
      await send(email);
      const [right] = (await client.fetchMessages(email)).messages;
      service.setFaults([{ kind: 'clock', skewSeconds, times: 'always' }]);
      const [message] = (await client.fetchMessages(email)).messages;
      // A `Date` has whole seconds.
      expect(Math.abs((message?.created_at ?? 0) - (right?.created_at ?? 0))).toBeLessThan(2000);
    },
  );

  it('no dates that a hostile service sends make a message without a date', async () => {
    const dates = ['-271821-04-20T00:00:00Z', '+275760-09-13T00:00:00Z', '1970-01-01T00:00:00Z', 'never'];
    const clocks = ['Sat, 13 Sep 275760 00:00:00 GMT', 'Thu, 01 Jan 0001 00:00:00 GMT', 'never'];
    for (const clock of clocks) {
      const list = { messages: dates.map((created_at, nth) => ({ id: `${nth}`, created_at })) };
      const app = new Hono().get('/v1/emails/*', (c) => c.json(list, 200, { Date: clock }));
      const server = await startHttpServer(app, '127.0.0.1', 0);
      const hostile = createClient({ baseUrl: `http://127.0.0.1:${server.port}`, apiKey: 'key' });
      const { messages } = await hostile.fetchMessages('oak@mayfly.test').finally(() => server.stop());
      expect(messages).toHaveLength(dates.length);
      for (const { created_at = 0 } of messages) expect(new Date(created_at).getTime(), clock).toBe(created_at);
    }
  });
});

describe('what the service did not say', () => {
  const learned: Capabilities = {};
  let id: string;
  let file: string;

  beforeEach(async () => {
    await start('contract', { onCapabilities: (one) => Object.assign(learned, one) });
    const { email } = await client.createAddress();
    await send(email);
    id = (await client.fetchMessages(email)).messages[0]?.id ?? '';
    file = (await client.fetchMessage(id)).attachments[0]?.id ?? '';
  });

  const WRONG: [string, FaultInput][] = [
    ['a page', { kind: 'html', status: 200, times: 'always' }],
    ['nothing', { kind: 'empty', status: 200, times: 'always' }],
    ['a part', { kind: 'answer', status: 206, body: 'Subject: x\n\nHalf of', times: 'always' }],
    [
      'a part with its range',
      { kind: 'answer', status: 200, body: 'A: b', headers: { 'Content-Range': 'bytes 0-3/90' }, times: 'always' },
    ],
    ['JSON around it', { kind: 'json', body: { data: 'iVBORw0KGgo=' }, times: 'always' }],
  ];

  it.each(WRONG)('%s is no source and no attachment, and no path is learned from it', async (_, fault) => {
    service.setFaults([fault]);
    await expect(client.fetchSource(id)).rejects.toThrow(InvalidResponseError);
    await expect(client.fetchAttachment(id, file, 1e6, undefined, { sizeBytes: 256 })).rejects.toThrow(
      InvalidResponseError,
    );
    await expect(client.fetchAttachment(id, file, 1e6, undefined, { name: 'a.png' })).rejects.toThrow(
      InvalidResponseError,
    );
    expect(learned).toEqual({});
  });

  it('half of an attachment is none', async () => {
    service.setFaults([{ kind: 'truncated', times: 'always' }]);
    const facts = { name: 'bytes.bin', sizeBytes: 256 };
    await expect(client.fetchAttachment(id, file, 1e6, undefined, facts)).rejects.toThrow(InvalidResponseError);
    service.setFaults([]);
    expect((await client.fetchAttachment(id, file, 1e6, undefined, facts)).size).toBe(256);
  });

  it.each<FaultInput>([
    { kind: 'html', status: 200 },
    { kind: 'empty', status: 200 },
    { kind: 'truncated' },
    { kind: 'json', body: { error: 'internal_error' } },
    { kind: 'json', body: 42 },
  ])('%j deletes nothing', async (fault) => {
    service.setFaults([{ ...fault, times: 2 }]);
    await expect(client.deleteMessage(id)).rejects.toThrow(InvalidResponseError);
    await expect(client.deleteAddress('oak@mayfly.test')).rejects.toThrow(InvalidResponseError);
    await client.deleteMessage(id);
  });
});

describe.each([false, true])('an answer that is too large, packed: %s', (isPacked) => {
  beforeEach(() => start('contract', { sizes: { list: 50_000, message: 250_000 } }));

  const large = (bytes: number): FaultInput => ({ kind: 'large', bytes, isPacked });

  it.each<[what: string, readBytes: number, bytes: number, ask: () => Promise<unknown>]>([
    ['a list', 50_000, 500_000, () => client.fetchMessages('a@mayfly.test')],
    ['domains', 50_000, 60_000, () => client.fetchDomains()],
    ['an address', 50_000, 60_000, () => client.createAddress()],
    ['a message', 250_000, 600_000, () => client.fetchMessage('a')],
  ])('%s is read no further than to its bound, which is said', async (_, readBytes, bytes, ask) => {
    service.setFaults([large(bytes)]);
    const error = await ask().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TooLargeError);
    expect((error as TooLargeError).facts).toEqual({ status: 200, size: { bytes: readBytes, isMore: true } });
  });

  it('within its bound it is read', async () => {
    service.setFaults([large(240_000)]);
    expect((await client.fetchMessage('a')).body_text).toHaveLength(240_000);
  });

  it('an error is one all the same, without its words', async () => {
    service.setFaults([{ kind: 'large', bytes: 1_000_000, isPacked, status: 503 }]);
    const error = await client.fetchDomains().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ServiceFaultError);
    expect(JSON.stringify((error as ServiceFaultError).facts)).toBe('{"status":503}');
  });
});
