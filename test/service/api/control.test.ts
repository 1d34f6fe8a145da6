import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { type Service, startService } from '../service.ts';
import { createTestClient } from '../test-client.ts';

let service: Service;
afterEach(() => service.stop());

const KEYS = ['secret-one', 'secret-two'];

/** A request with headers that `fetch` does not let anybody choose. */
async function ask(
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): Promise<[number, string]> {
  const asking = request(service.api + path, { method, headers });
  const answer = new Promise<[number, string]>((resolve, reject) => {
    asking.once('error', reject);
    asking.once('response', async (response) => resolve([response.statusCode ?? 0, await text(response)]));
  });
  asking.end(body);
  return answer;
}

test.each([
  ['GET', '/_requests'],
  ['DELETE', '/_requests'],
  ['GET', '/_faults'],
  ['PUT', '/_faults'],
  ['DELETE', '/_faults'],
])('%s %s is not there unless it was asked for', async (method, path) => {
  service = await startService();
  service.setFaults([{ kind: 'error' }]);
  const plan = JSON.stringify({ faults: [] });
  expect((await ask(method, path, { 'X-API-Key': service.keys[0] ?? '' }, method === 'PUT' ? plan : ''))[0]).toBe(404);
  expect((await ask('GET', '/v1/domains', {}))[0]).toBe(500);
});

test('nobody is shown a key', async () => {
  service = await startService({ keys: KEYS, control: true });
  const [one, two] = KEYS.map((key) => createTestClient(service, key));
  await one?.call('GET', '/v1/domains');
  await two?.call('GET', '/v1/domains');
  for (const key of ['secret-three', 'secret-four']) await createTestClient(service, key).call('GET', '/v1/domains');
  await fetch(`${service.api}/v1/domains`);
  await one?.call('PUT', '/_faults', { key: 'secret-two', faults: [{ kind: 'error' }] });

  const requests = await one?.call('GET', '/_requests');
  const route = 'GET /v1/domains';
  expect(requests?.json.counts).toEqual({
    'key 1': { [route]: 1 },
    'key 2': { [route]: 1 },
    'unknown key': { [route]: 2 },
    'no key': { [route]: 1 },
  });
  expect(requests?.json.requests[0]).toMatchObject({ key: 'key 1', method: 'GET', route: '/v1/domains', status: 200 });
  const faults = await one?.call('GET', '/_faults');
  expect(faults?.json.faults).toMatchObject([{ key: 'key 2' }]);
  expect(`${requests?.bytes}${faults?.bytes}`).not.toContain('secret');

  await one?.call('DELETE', '/_requests');
  expect(service.requestCounts()).toEqual({});
});

test.each(['/v1/domains', '/_requests', '/_faults', '/nothing'])(
  '%s is refused to a page that had its own name lead here',
  async (path) => {
    service = await startService({ keys: KEYS, control: true, cors: true });
    const [status, body] = await ask('GET', path, { Host: 'rebound.example', 'X-API-Key': KEYS[0] ?? '' });
    expect(status).toBe(421);
    expect(JSON.parse(body).error).toMatchObject({ type: 'request_error', code: 'foreign_host' });
    expect(service.requestCounts()).toEqual({});
  },
);

test('it is asked by address, as localhost, or by a name that was allowed', async () => {
  service = await startService({ keys: KEYS, allowedHosts: ['Mail.Example'] });
  const { port } = new URL(service.api);
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, 'mail.example'])
    expect((await ask('GET', '/v1/domains', { Host: host, 'X-API-Key': KEYS[0] ?? '' }))[0]).toBe(200);
});

test.each<Record<string, string>>([
  {},
  { 'Content-Length': '0' },
  { 'Content-Type': 'application/json' },
  { 'Transfer-Encoding': 'chunked' },
])('an address is created without a body, however that is said: %j', async (headers) => {
  service = await startService({ keys: KEYS });
  const [status, body] = await ask('POST', '/v1/emails', { 'X-API-Key': KEYS[0] ?? '', ...headers });
  expect([status, JSON.parse(body)]).toEqual([200, { email: service.addresses()[0], ttl: 86_400 }]);
});

test('a body of unsaid length is read no further than it may be long', async () => {
  service = await startService({ keys: KEYS });
  const headers = { 'X-API-Key': KEYS[0] ?? '', 'Transfer-Encoding': 'chunked' };
  const [status, body] = await ask('POST', '/v1/emails', headers, JSON.stringify({ email: 'x'.repeat(20_000) }));
  expect([status, JSON.parse(body).error.detail]).toEqual([422, 'The body is too large']);
});
