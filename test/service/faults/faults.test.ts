import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { until } from '../../until.ts';
import { type Service, startService } from '../service.ts';
import { createTestClient, type TestClient } from '../test-client.ts';
import type { FaultInput } from './fault.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const NOW_SECONDS = NOW / 1000;

let service: Service;
let client: TestClient;
let email: string;

beforeAll(async () => {
  service = await startService({ keys: ['first', 'second'], control: true, now: () => NOW });
  client = createTestClient(service);
  email = await client.createAddress();
  await client.sendMail({ to: email, subject: 'older' });
  await client.sendMail({ to: email, subject: 'newer' });
});
afterEach(() => client.call('DELETE', '/_faults'));
afterAll(() => service.stop());

async function setFaults(faults: FaultInput[], key?: string): Promise<void> {
  expect((await client.call('PUT', '/_faults', { key, faults })).status).toBe(200);
}

const list = () => client.call('GET', `/v1/emails/${email}/messages`);

test('429 without a word about when, for the next requests and no longer', async () => {
  await setFaults([{ kind: 'rate-limited', times: 2 }]);
  for (let time = 0; time < 2; time++) {
    const { status, json, headers } = await list();
    expect(status).toBe(429);
    expect(json.error).toMatchObject({ type: 'request_error', code: 'rate_limited' });
    expect(headers.has('Retry-After')).toBe(false);
    expect(headers.has('X-Ratelimit-Reset')).toBe(false);
  }
  expect((await list()).status).toBe(200);
});

test.each<[Partial<FaultInput>, { reset: string | null; retryAfter: string | null }]>([
  [{ resetSeconds: 90 }, { reset: `${NOW_SECONDS + 90}`, retryAfter: null }],
  [{ retryAfterSeconds: 30 }, { reset: null, retryAfter: '30' }],
  [
    { retryAfterSeconds: 30, retryAfterForm: 'date' },
    { reset: null, retryAfter: 'Sun, 01 Mar 2026 12:00:30 GMT' },
  ],
  [
    { resetSeconds: 0, retryAfterSeconds: 0 },
    { reset: `${NOW_SECONDS}`, retryAfter: '0' },
  ],
])('429 with %j', async (fault, { reset, retryAfter }) => {
  await setFaults([{ kind: 'rate-limited', ...fault } as FaultInput]);
  const { headers } = await list();
  expect(headers.get('X-Ratelimit-Reset')).toBe(reset);
  expect(headers.get('Retry-After')).toBe(retryAfter);
});

test('an error is 500 in the envelope, or whatever it is told to be', async () => {
  await setFaults([{ kind: 'error' }, { kind: 'error', status: 403, code: 'plan_expired', detail: 'Pay first' }]);
  const first = await list();
  expect(first.status).toBe(500);
  expect(first.json.error).toMatchObject({ type: 'api_error', code: 'internal_error' });
  expect(first.json.meta.request_id).toMatch(/./);
  const second = await list();
  expect(second.status).toBe(403);
  expect(second.json.error).toEqual({ type: 'request_error', code: 'plan_expired', detail: 'Pay first' });
});

test('HTML, nothing, and half an answer in place of JSON', async () => {
  await setFaults([
    { kind: 'html' },
    { kind: 'html', status: 200 },
    { kind: 'empty', status: 503 },
    { kind: 'truncated' },
  ]);
  const page = await list();
  expect(page.status).toBe(502);
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(page.bytes.toString()).toMatch(/^<!doctype html>/);
  expect((await list()).status).toBe(200);

  const empty = await list();
  expect(empty.status).toBe(503);
  expect(empty.bytes).toHaveLength(0);

  const half = await list();
  const whole = await list();
  expect(half.status).toBe(200);
  expect(half.headers.get('Content-Type')).toBe('application/json');
  expect(half.json).toBeUndefined();
  expect(whole.bytes.toString().startsWith(half.bytes.toString())).toBe(true);
  expect(half.headers.get('X-Ratelimit-Limit')).toBe('1000');
});

test('JSON that says something else, in place of the answer', async () => {
  await setFaults([
    { kind: 'json', body: [42] },
    { kind: 'json', status: 400, body: 'no' },
  ]);
  expect(await list()).toMatchObject({ status: 200, json: [42] });
  expect(await list()).toMatchObject({ status: 400, json: 'no' });
});

test('half of an answer whose rest never comes', async () => {
  await setFaults([{ kind: 'stalled' }]);
  const ending = new AbortController();
  const response = await fetch(`${service.api}/v1/emails/${email}/messages`, {
    headers: { 'X-API-Key': 'first' },
    signal: ending.signal,
  });
  expect(response.status).toBe(200);
  const reader = response.body?.getReader();
  const { value = new Uint8Array() } = (await reader?.read()) ?? {};
  expect(value.length).toBe(Math.floor(Number(response.headers.get('Content-Length')) / 2));
  const more = reader?.read();
  ending.abort(new Error('enough'));
  await expect(more).rejects.toThrow('enough');
});

test('one message in the list is broken, the other is not', async () => {
  await setFaults([{ kind: 'broken-message', index: 1 }]);
  const { messages } = (await list()).json;
  expect(messages).toHaveLength(2);
  expect(messages[0].subject).toBe('newer');
  expect(messages[1].id).toEqual(['17']);
});

test('headers are missing', async () => {
  await setFaults([{ kind: 'no-rate-limit-headers' }]);
  const { status, headers, json } = await list();
  expect(status).toBe(200);
  expect([...headers.keys()].filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
  expect(json.messages).toHaveLength(2);
});

test('the clock is wrong, in the headers and in the messages', async () => {
  const right = await list();
  await setFaults([{ kind: 'clock', skewSeconds: -7200 }]);
  const wrong = await list();
  expect(wrong.headers.get('Date')).toBe('Sun, 01 Mar 2026 10:00:00 GMT');
  expect(Number(wrong.headers.get('X-Ratelimit-Reset'))).toBe(Number(right.headers.get('X-Ratelimit-Reset')) - 7200);
  expect(wrong.json.messages[0].created_at).toBe('2026-03-01T10:00:00.000Z');
  expect(right.json.messages[0].created_at).toBe('2026-03-01T12:00:00.000Z');
});

test('a late answer is late, and right', async () => {
  await setFaults([{ kind: 'delay', delayMs: 150 }]);
  const startedAt = performance.now();
  expect((await list()).status).toBe(200);
  expect(performance.now() - startedAt).toBeGreaterThan(140);
});

test('a held answer waits until faults are set again, and is right', async () => {
  await setFaults([{ kind: 'held', times: 2 }]);
  const order: string[] = [];
  const held = [list(), list()].map((answer) => answer.then(({ status }) => order.push(`held ${status}`)));
  await until(async () => expect((await client.call('GET', '/_faults')).json).toEqual({ faults: [] }));
  order.push('set');
  await setFaults([]);
  await Promise.all(held);
  expect(order).toEqual(['set', 'held 200', 'held 200']);
});

test('the connection drops before a request is handled, after it, or half-way through the answer', async () => {
  await setFaults([{ kind: 'dropped', method: 'POST' }]);
  await expect(client.call('POST', '/v1/emails', { email: 'before@mayfly.test' })).rejects.toThrow('fetch failed');
  expect((await client.call('GET', '/v1/emails/before@mayfly.test/messages')).status).toBe(404);

  await setFaults([{ kind: 'dropped', method: 'POST', when: 'after' }]);
  await expect(client.call('POST', '/v1/emails', { email: 'after@mayfly.test' })).rejects.toThrow('fetch failed');
  expect((await client.call('GET', '/v1/emails/after@mayfly.test/messages')).status).toBe(200);

  await setFaults([{ kind: 'dropped', when: 'during' }]);
  await expect(list()).rejects.toThrow('terminated');
  expect((await list()).status).toBe(200);
});

test('a fault meets only the key, the method and the path it names', async () => {
  const other = createTestClient(service, 'second');
  await setFaults([{ kind: 'error', times: 'always' }], 'second');
  expect((await list()).status).toBe(200);
  for (let time = 0; time < 3; time++) expect((await other.call('GET', '/v1/domains')).status).toBe(500);
  await setFaults([], 'second');
  expect((await other.call('GET', '/v1/domains')).status).toBe(200);

  await setFaults([{ kind: 'error', method: 'GET', path: '/v1/emails/*/messages' }]);
  expect((await client.call('GET', '/v1/domains')).status).toBe(200);
  expect((await client.call('DELETE', '/v1/emails/nobody@mayfly.test')).status).toBe(404);
  expect((await list()).status).toBe(500);
});

test('what is still due can be read', async () => {
  await setFaults([{ kind: 'error', times: 3 }], 'first');
  await list();
  const { faults } = (await client.call('GET', '/_faults')).json;
  expect(faults).toEqual([
    { key: 'key 1', faults: [expect.objectContaining({ kind: 'error', times: 2, status: 500 })] },
  ]);
});

test.each([['{'], ['{"faults":[{"kind":"gremlin"}]}'], ['{"faults":[{"kind":"error","oops":1}]}'], ['{"faults":{}}']])(
  'a plan that is not understood is refused and changes nothing: %s',
  async (plan) => {
    await setFaults([{ kind: 'error' }]);
    expect((await client.call('PUT', '/_faults', plan)).json.error.code).toBe('validation_error');
    expect((await list()).status).toBe(500);
  },
);

test('a program sets faults without HTTP', async () => {
  service.setFaults([{ kind: 'empty' }], 'first');
  expect((await list()).status).toBe(502);
  expect(() => service.setFaults([{ kind: 'clock', skewSeconds: 0.5 }])).toThrow();
});
