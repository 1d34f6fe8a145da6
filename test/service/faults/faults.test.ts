import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { until } from '../../until.ts';
import { type Service, startService } from '../service.ts';
import { createTestClient, type TestClient } from '../test-client.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');

let service: Service;
let client: TestClient;
let email: string;

beforeAll(async () => {
  service = await startService({ keys: ['first', 'second'], now: () => NOW });
  client = createTestClient(service);
  email = await client.createAddress();
  await client.sendMail({ to: email, subject: 'older' });
  await client.sendMail({ to: email, subject: 'newer' });
});
afterEach(() => {
  service.setFaults([]);
  service.setFaults([], 'second');
});
afterAll(() => service.stop());

const list = () => client.call('GET', `/v1/emails/${email}/messages`);

test('half of an answer whose rest never comes', async () => {
  service.setFaults([{ kind: 'stalled' }]);
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

test('the clock is wrong, in the headers and in the messages', async () => {
  const right = await list();
  service.setFaults([{ kind: 'clock', skewSeconds: -7200 }]);
  const wrong = await list();
  expect(wrong.headers.get('Date')).toBe('Sun, 01 Mar 2026 10:00:00 GMT');
  expect(Number(wrong.headers.get('X-Ratelimit-Reset'))).toBe(Number(right.headers.get('X-Ratelimit-Reset')) - 7200);
  expect(wrong.json.messages[0].created_at).toBe('2026-03-01T10:00:00.000Z');
  expect(right.json.messages[0].created_at).toBe('2026-03-01T12:00:00.000Z');
});

test('a held answer waits until faults are set again, and is right', async () => {
  service.setFaults([{ kind: 'held', times: 2 }]);
  const order: string[] = [];
  const held = [list(), list()].map((answer) => answer.then(({ status }) => order.push(`held ${status}`)));
  await until(() =>
    expect(
      service
        .requests()
        .slice(-2)
        .map(({ status }) => status),
    ).toEqual([undefined, undefined]),
  );
  order.push('set');
  service.setFaults([]);
  await Promise.all(held);
  expect(order).toEqual(['set', 'held 200', 'held 200']);
});

test('the connection drops before a request is handled, after it, or half-way through the answer', async () => {
  service.setFaults([{ kind: 'dropped', method: 'POST' }]);
  await expect(client.call('POST', '/v1/emails', { email: 'before@mayfly.test' })).rejects.toThrow('fetch failed');
  expect((await client.call('GET', '/v1/emails/before@mayfly.test/messages')).status).toBe(404);

  service.setFaults([{ kind: 'dropped', method: 'POST', when: 'after' }]);
  await expect(client.call('POST', '/v1/emails', { email: 'after@mayfly.test' })).rejects.toThrow('fetch failed');
  expect((await client.call('GET', '/v1/emails/after@mayfly.test/messages')).status).toBe(200);

  service.setFaults([{ kind: 'dropped', when: 'during' }]);
  await expect(list()).rejects.toThrow('terminated');
  expect((await list()).status).toBe(200);
});

test('a fault meets only the key, the method and the path it names', async () => {
  const other = createTestClient(service, 'second');
  service.setFaults([{ kind: 'error', times: 'always' }], 'second');
  expect((await list()).status).toBe(200);
  for (let time = 0; time < 3; time++) expect((await other.call('GET', '/v1/domains')).status).toBe(500);
  service.setFaults([], 'second');
  expect((await other.call('GET', '/v1/domains')).status).toBe(200);

  service.setFaults([{ kind: 'error', method: 'GET', path: '/v1/emails/*/messages' }]);
  expect((await client.call('GET', '/v1/domains')).status).toBe(200);
  expect((await client.call('DELETE', '/v1/emails/nobody@mayfly.test')).status).toBe(404);
  expect((await list()).status).toBe(500);
});
