import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { NIGHTLY } from '../runner/test-tags.ts';
import { type ServiceOptions, startService } from './service.ts';
import { createTestClient, type TestClient, type TestedService } from './test-client.ts';
import { startWorker } from './worker/start-worker.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const ULID = /^[\dA-HJKMNP-TV-Z]{26}$/;

const DIALECTS = [
  {
    dialect: 'contract',
    id: UUID,
    requestId: UUID,
    notFound: 404,
    refused: 422,
    keyRefused: 'invalid_api_key',
    deleted: 200,
    attachmentPath: (message: string, attachment: string) => `/v1/messages/${message}/attachments/${attachment}`,
    otherAttachmentPath: (_message: string, attachment: string) => `/v1/attachments/${attachment}`,
  },
  {
    dialect: 'published',
    id: ULID,
    requestId: /^req_[\dA-HJKMNP-TV-Z]{26}$/,
    notFound: 400,
    refused: 400,
    keyRefused: 'api_key_invalid',
    deleted: 204,
    attachmentPath: (_message: string, attachment: string) => `/v1/attachments/${attachment}`,
    otherAttachmentPath: (message: string, attachment: string) => `/v1/messages/${message}/attachments/${attachment}`,
  },
] as const;

type Expected = (typeof DIALECTS)[number];
type StartHost = (options: ServiceOptions) => Promise<TestedService & { stop(): Promise<void> }>;

describe.each(DIALECTS)('$dialect', (expected) => {
  describe('in memory', () => testApi(expected, startService));
  describe('in SQLite', () => testApi(expected, (options) => startService({ ...options, databaseFile: ':memory:' })));
  describe('in a Cloudflare Worker', NIGHTLY, () => testApi(expected, startWorker, false));
});

/** @param getsRawPath false where the host repairs a path whose encoding is broken, as Cloudflare's runtime does */
function testApi(expected: Expected, startHost: StartHost, getsRawPath = true): void {
  let service: Awaited<ReturnType<StartHost>>;
  let client: TestClient;

  beforeAll(async () => {
    service = await startHost({
      dialect: expected.dialect,
      keys: ['first', 'second'],
      ttlSeconds: 3600,
      domains: [
        { name: 'mayfly.test', type: 'public' },
        { name: 'gold.test', type: 'premium' },
        { name: 'mine.test', type: 'custom' },
      ],
    });
    client = createTestClient(service);
    // The first start of Cloudflare's runtime installs it.
  }, 180_000);
  afterAll(() => service.stop());

  const expectError = ({ status, json }: { status: number; json: unknown }, wanted: number, code: string): void => {
    expect(json).toEqual({
      error: { type: 'request_error', code, detail: expect.stringMatching(/./) },
      meta: { request_id: expect.stringMatching(expected.requestId) },
    });
    expect(status).toBe(wanted);
  };

  test.each([
    [{}, /@mayfly\.test$/],
    [{ domain_type: 'premium' }, /@gold\.test$/],
    [{ domain: 'mine.test', domain_type: 'premium' }, /@mine\.test$/],
    [{ email: 'Given.Name+1@gold.test', domain: 'mine.test', domain_type: 'custom' }, /^given\.name\+1@gold\.test$/],
    [{ colour: 'green' }, /@mayfly\.test$/],
  ])('an address is created as wished for: %j', async (body, email) => {
    const { json } = await client.call('POST', '/v1/emails', body);
    expect(json.email).toMatch(email);
  });

  test.each([
    ['[]'],
    ['null'],
    ['"text"'],
    ['{"email":'],
    ['{"email":17}'],
    ['{"email":null}'],
    ['{"domain_type":"secret"}'],
    ['{"domain":"elsewhere.test"}'],
    ['{"email":"a@elsewhere.test"}'],
    ['{"email":"no address"}'],
    ['{"email":"two..dots@mayfly.test"}'],
    ['{"email":"@mayfly.test"}'],
    [`{"email":"${'a'.repeat(65)}@mayfly.test"}`],
    [`{"pad":"${'a'.repeat(20_000)}"}`],
  ])('a wrong body is refused: %.40s', async (body) => {
    expectError(await client.call('POST', '/v1/emails', body), expected.refused, 'validation_error');
  });

  test('an address in use is refused, to every key, until it is deleted', async () => {
    const wish = { email: 'taken@mayfly.test' };
    const other = createTestClient(service, 'second');
    await client.call('POST', '/v1/emails', wish);
    expectError(await client.call('POST', '/v1/emails', wish), expected.refused, 'validation_error');
    expectError(await other.call('POST', '/v1/emails', wish), expected.refused, 'validation_error');
    await client.call('DELETE', '/v1/emails/taken@mayfly.test');
    expect((await other.call('POST', '/v1/emails', wish)).json).toEqual({ email: 'taken@mayfly.test', ttl: 3600 });
  });

  test('a message is listed, read, its attachment and source fetched, and deleted', async () => {
    const email = await client.createAddress();
    const file = Buffer.from([0, 1, 2, 13, 10, 46, 13, 10, 255]);
    await client.sendMail({
      to: email,
      cc: 'carl@sender.test',
      subject: 'Hällo',
      text: 'plain',
      html: '<p>rich</p>',
      attachments: [{ filename: 'día.bin', content: file }],
    });

    const [listed, ...more] = await client.listMessages(email);
    expect(more).toEqual([]);
    const id = listed?.id ?? '';
    expect(id).toMatch(expected.id);

    const { json: message } = await client.call('GET', `/v1/messages/${id}`);
    const summary = {
      id,
      from: 'Anna <anna@sender.test>',
      subject: 'Hällo',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    };
    const whole = {
      ...summary,
      to: email,
      body_text: 'plain\n',
      body_html: '<p>rich</p>\n',
      attachments: [{ id: expect.stringMatching(expected.id), name: 'día.bin', size: file.length }],
    };
    const published = expected.dialect === 'published';
    expect(message).toEqual(published ? { ...whole, cc: ['carl@sender.test'] } : whole);
    expect(listed).toEqual(published ? message : summary);

    const attachmentId = message.attachments[0].id;
    const download = await client.call('GET', expected.attachmentPath(id, attachmentId));
    expect(download.bytes).toEqual(file);
    expect(download.headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''d%C3%ADa.bin");
    expectError(await client.call('GET', expected.otherAttachmentPath(id, attachmentId)), 404, 'not_found');
    expectError(await client.call('GET', expected.attachmentPath(id, 'none')), expected.notFound, 'not_found');

    const deleted = await client.call('DELETE', `/v1/messages/${id}`);
    expect(deleted.status).toBe(expected.deleted);
    expect(deleted.headers.get('X-Ratelimit-Remaining')).toMatch(/^\d+$/);
    expectError(await client.call('GET', `/v1/messages/${id}`), expected.notFound, 'not_found');
    expectError(await client.call('DELETE', `/v1/messages/${id}`), expected.notFound, 'not_found');
    expect(await client.listMessages(email)).toEqual([]);
  });

  test('a message without bodies and attachments', async () => {
    const email = await client.createAddress();
    await client.sendSource(email, 'From: a@b.test\r\n\r\n');
    const [listed] = await client.listMessages(email);
    const { json } = await client.call('GET', `/v1/messages/${listed?.id}`);
    const absent =
      expected.dialect === 'published'
        ? { cc: null, body_text: null, body_html: null, attachments: null }
        : { body_text: '', body_html: '', attachments: [] };
    expect(json).toEqual({
      ...absent,
      id: listed?.id,
      from: '<a@b.test>',
      to: email,
      subject: '',
      created_at: listed?.created_at,
    });
  });

  test('the list is in order: the newest first by the contract, the oldest first as published', async () => {
    const email = await client.createAddress();
    for (const subject of ['one', 'two', 'three']) await client.sendMail({ to: email, subject });
    const subjects = (await client.listMessages(email)).map(({ subject }) => subject);
    expect(subjects).toEqual(expected.dialect === 'published' ? ['one', 'two', 'three'] : ['three', 'two', 'one']);
  });

  test('the address in a path may be percent-encoded and in capitals', async () => {
    await client.call('POST', '/v1/emails', { email: 'odd+name@mayfly.test' });
    const path = `/v1/emails/${encodeURIComponent('Odd+Name@Mayfly.test')}/messages`;
    expect((await client.call('GET', path)).json).toEqual({ messages: [] });
  });

  test('another key sees nothing of it', async () => {
    const email = await client.createAddress();
    await client.sendMail({ to: email, subject: 'private', attachments: [{ filename: 'a', content: 'a' }] });
    const [listed] = await client.listMessages(email);
    const { json: message } = await client.call('GET', `/v1/messages/${listed?.id}`);
    const other = createTestClient(service, 'second');
    for (const [method, path] of [
      ['GET', `/v1/emails/${email}/messages`],
      ['DELETE', `/v1/emails/${email}`],
      ['GET', `/v1/messages/${message.id}`],
      ['DELETE', `/v1/messages/${message.id}`],
      ['GET', `/v1/messages/${message.id}/${expected.dialect === 'contract' ? 'source' : 'source_code'}`],
      ['GET', expected.attachmentPath(message.id, message.attachments[0].id)],
    ] as const) {
      expectError(await other.call(method, path), expected.notFound, 'not_found');
    }
    expect(await client.listMessages(email)).toHaveLength(1);
  });

  test('a key that is missing, empty or wrong is refused, wherever it knocks', async () => {
    expectError(await client.call('GET', '/v1/domains', undefined, { 'X-API-Key': 'x' }), 401, expected.keyRefused);
    expectError(await client.call('GET', '/v1/domains', undefined, { 'X-API-Key': '' }), 401, 'api_key_empty');
    expectError(await client.call('GET', '/v1/nothing', undefined, { 'X-API-Key': 'x' }), 401, expected.keyRefused);
    const response = await fetch(`${service.api}/v1/domains`);
    expectError({ status: response.status, json: await response.json() }, 401, 'api_key_empty');
  });

  test('unknown paths, unknown methods and broken encoding are answered in the envelope', async () => {
    expectError(await client.call('GET', '/v1/nothing'), 404, 'not_found');
    expectError(await client.call('GET', '/'), 404, 'not_found');
    const wrongMethod = await client.call('PATCH', '/v1/emails');
    expectError(wrongMethod, 405, 'method_not_allowed');
    expect(wrongMethod.headers.get('Allow')).toBe('POST');
  });

  test.runIf(getsRawPath)('refuses a path whose encoding is broken', async () => {
    for (const path of ['/v1/emails/%E0%A4%A/messages', '/v1/messages/%', '/v1/emails/%ff%fe'])
      expectError(await client.call('GET', path), expected.refused, 'validation_error');
  });
}

/** `fetch` does not let its caller choose the name. @returns the status */
const askAs = (url: string, host: string) =>
  new Promise<number | undefined>((resolve, reject) =>
    request(url, { headers: { Host: host } }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end(),
  );

test.each([
  ['localhost', 401],
  ['mail.example', 401],
  ['rebound.example', 421],
  ['localhost.rebound.example', 421],
])('asked by the name %s, as by a page whose name leads here, it answers %i', async (host, status) => {
  const service = await startService({ allowedHosts: ['Mail.Example'] });
  onTestFinished(service.stop);
  expect(await askAs(`${service.api}/v1/domains`, host)).toBe(status);
});
