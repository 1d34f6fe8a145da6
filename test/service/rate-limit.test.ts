import { afterEach, expect, test } from 'vitest';
import { type Service, startService } from './service.ts';
import { createTestClient } from './test-client.ts';

let service: Service;
afterEach(() => service.stop());

function readBudget(headers: Headers): (number | null)[] {
  return ['Limit', 'Remaining', 'Used', 'Reset'].map((name) => {
    const value = headers.get(`X-Ratelimit-${name}`);
    return value === null ? null : Number(value);
  });
}

test('each key has a budget of its own; over it comes 429; after the period it is full again', async () => {
  let now = 1_000_000_000_250;
  const rateLimit = { limit: 2, periodSeconds: 60 };
  service = await startService({ keys: ['first', 'second'], rateLimit, now: () => now });
  const first = createTestClient(service, 'first');
  const second = createTestClient(service, 'second');
  const reset = 1_000_000_061;

  expect(readBudget((await first.call('GET', '/v1/domains')).headers)).toEqual([2, 1, 1, reset]);
  now += 5000;
  expect(readBudget((await first.call('GET', '/v1/messages/none')).headers)).toEqual([2, 0, 2, reset]);

  const refused = await first.call('GET', '/v1/domains');
  expect(refused.status).toBe(429);
  expect(refused.json.error).toMatchObject({ type: 'request_error', code: 'rate_limited' });
  expect(readBudget(refused.headers)).toEqual([2, 0, 2, reset]);
  expect(readBudget((await second.call('GET', '/v1/domains')).headers).slice(0, 3)).toEqual([2, 1, 1]);

  now = reset * 1000;
  expect(readBudget((await first.call('GET', '/v1/domains')).headers)).toEqual([2, 1, 1, reset + 60]);
});
