import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startService } from './service.ts';

test('it starts without options, and the key that it makes up is let in', async () => {
  const service = await startService();
  onTestFinished(service.stop);
  const [key, ...others] = service.keys;
  expect(others).toEqual([]);
  expect(service.site).toBeUndefined();
  const { status } = await fetch(`${service.api}/v1/domains`, { headers: { 'X-API-Key': `${key}` } });
  expect(status).toBe(200);
});

test('two services at once share nothing', async () => {
  const [one, two] = await Promise.all([startService(), startService()]);
  onTestFinished(async () => void (await Promise.all([one.stop(), two.stop()])));
  const { status } = await fetch(`${one.api}/v1/domains`, { headers: { 'X-API-Key': `${two.keys[0]}` } });
  expect(status).toBe(401);
});

test('a port that is taken is said, and nothing is left running', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  await expect(startService({ port })).rejects.toThrow('EADDRINUSE');
});

test('it ends at once, even with requests and mail clients hanging on', async () => {
  const service = await startService();
  service.setFaults([{ kind: 'delay', delayMs: 60_000 }]);
  const hanging = fetch(`${service.api}/v1/domains`).catch(() => 'cut off');
  await expect.poll(() => service.requestCounts()).toEqual({ '': { 'GET /v1/domains': 1 } });
  await service.stop();
  expect(await hanging).toBe('cut off');
  await expect(fetch(`${service.api}/v1/domains`)).rejects.toThrow();
});

test.each([
  [false, null],
  [true, '*'],
])('with cors %s, the origin of other pages is allowed: %s', async (cors, allowed) => {
  const service = await startService({ cors });
  onTestFinished(service.stop);
  const preflight = await fetch(`${service.api}/v1/domains`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://elsewhere.test',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'x-api-key',
    },
  });
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(allowed);
  expect(preflight.status).toBe(cors ? 204 : 401);
  const answer = await fetch(`${service.api}/v1/domains`, {
    headers: { Origin: 'http://elsewhere.test', 'X-API-Key': `${service.keys[0]}` },
  });
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(allowed);
  expect(answer.headers.get('Access-Control-Expose-Headers')?.includes('X-Ratelimit-Reset') ?? false).toBe(cors);
});
