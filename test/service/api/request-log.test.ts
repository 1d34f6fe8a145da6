import { expect, test } from 'vitest';
import { RequestLog } from './request-log.ts';

const request = (nth: number, more: { key?: string; route?: string } = {}) => ({
  at: nth,
  key: 'k',
  method: 'GET',
  route: '/v1/domains',
  ...more,
});

test('lists the last ten thousand requests, and counts all of them', () => {
  const log = new RequestLog();
  for (let nth = 0; nth < 25_000; nth++) log.add(request(nth));
  expect(log.list()).toHaveLength(10_000);
  expect(log.list().at(-1)).toEqual(request(24_999));
  expect(log.counts()).toEqual({ k: { 'GET /v1/domains': 25_000 } });
});

test('takes no more room for keys and paths that nobody has heard of', () => {
  const log = new RequestLog();
  for (let nth = 0; nth < 5000; nth++) log.add(request(nth, { key: `key${nth}`, route: `/${nth}${'x'.repeat(1000)}` }));
  const counts = log.counts();
  expect(Object.keys(counts).length).toBeLessThanOrEqual(1001);
  expect(counts.others).toEqual({ others: 4000 });
  expect(log.list()[0]?.route).toHaveLength(200);
});

test('a key named as the others are takes no more room either', () => {
  const log = new RequestLog();
  for (let nth = 0; nth < 5000; nth++) log.add(request(nth, { key: 'others', route: `/${nth}` }));
  expect(Object.keys(log.counts().others ?? {}).length).toBeLessThanOrEqual(1001);
});
