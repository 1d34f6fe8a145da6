import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../../test/service/service.ts';
import { HOUR, MINUTE } from '../i18n/time.ts';
import { allowedAt } from './allowed-at.ts';
import { type Client, createClient } from './client.ts';
import { type InterceptedError, KeyRefusedError, NotFoundError, RefusedError } from './errors.ts';
import { REQUEST_KINDS } from './limit.ts';
import { type Exchange, nextStatus } from './next-status.ts';
import { isPaused, type Status, statusItem } from './status.ts';

const NOW = Date.UTC(2026, 5, 15, 12);

let service: Service;
let client: Client;
let answers: Exchange['answers'];

beforeAll(async () => {
  service = await startService({ rateLimit: { limit: 1_000_000, periodSeconds: 3600 } });
  client = createClient({
    baseUrl: service.api,
    apiKey: service.keys[0] ?? '',
    now: () => NOW,
    onAnswer: ({ kind, retryAfterAt }) => {
      answers = { [kind]: retryAfterAt };
    },
  });
});
afterAll(() => service.stop());

type Answer = { status: number; type?: string; body?: string; headers?: Record<string, string> };

/** What a check for mail ends with if something else answers it. */
async function checkWith(answer: Answer): Promise<Exchange> {
  // So that `Date` is right by this test's clock.
  const headers = { Date: new Date(NOW).toUTCString(), ...answer.headers };
  service.setFaults([{ kind: 'answer', ...answer, headers }]);
  const error = await client.fetchMessages('oak@mayfly.test').then(
    () => undefined,
    (reason: unknown) => reason,
  );
  service.setFaults([]);
  return { error, answers: answers ?? {}, now: NOW, jitter: 0.5 };
}

/** What portals, proxies, firewalls, gateways and other services write. */
const ALIEN_BODIES = [
  '',
  '<!DOCTYPE html><title>Sign in to Café Wi-Fi</title>',
  '\n\ufeff<html><head><meta http-equiv="refresh" content="0;url=https://portal.example/"></head></html>',
  'error code: 1020',
  'Access denied | you have been blocked',
  'RBAC: access denied',
  'Zugriff verweigert: Richtlinie 4711',
  '{"message":"Forbidden"}',
  '{"message":"Unauthorized","request_id":"4711"}',
  '{"statusCode":401,"message":"Access denied due to missing subscription key."}',
  '404 page not found',
  '{}',
  '{"success":false,"errors":[{"code":10000,"message":"Authentication error"}]}',
  '{"error":"unauthorized","error_description":"Invalid API key"}',
  '{"error":{"code":403,"message":"Request blocked by rule 9","status":"PERMISSION_DENIED"}}',
  '{"error":{"code":"access_denied","message":"Category: proxy avoidance"}}',
  '{"error":{"type":"about:blank","detail":"invalid_api_key"}}',
  '["invalid_api_key"]',
  'null',
  '"invalid_api_key"',
  '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>',
];
const TYPES = [
  'text/html; charset=utf-8',
  ...'text/plain application/json application/problem+json text/xml '.split(' '),
];
const anyAlien = fc
  .record({
    status: fc.constantFrom(...[200, 202, 302, 307, 400, 401, 402, 403, 404, 405, 410, 418, 451, 500, 502, 511, 520]),
    type: fc.constantFrom(...TYPES),
    body: fc.constantFrom(...ALIEN_BODIES),
  })
  // A service without error codes says no more of a wrong key.
  .filter(({ status, body }) => status !== 401 || body !== '');

describe('an answer that is not the service’s own', () => {
  it('decides nothing about the key, nor about an address, however often it comes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAlien, { minLength: 1, maxLength: 4 }), async (sequence) => {
        let status: Status = statusItem.initial;
        for (const [nth, alien] of sequence.entries()) {
          const exchange = await checkWith(alien);
          expect(exchange.error).not.toBeInstanceOf(KeyRefusedError);
          if (alien.body.includes('<')) expect(exchange.error).not.toBeInstanceOf(NotFoundError);
          if (!/"(?:code|detail)":"/.test(alien.body)) expect(exchange.error).not.toBeInstanceOf(RefusedError);
          const now = NOW + nth * 5 * MINUTE;
          status = nextStatus(status, { ...exchange, now });
          expect(isPaused(status)).toBe(false);
          expect(allowedAt(status, 'mail', 'list', now)).toBe(now);
        }
      }),
      { numRuns: 150 },
    );
  });

  it.each<[number, string, string]>([
    [403, 'error code: 1020', 'intercepted'],
    [401, '<h1>401 Authorization Required</h1>', 'intercepted'],
    [302, '', 'intercepted'],
    [200, '<html>Welcome to the hotel</html>', 'intercepted'],
    [451, '', 'intercepted'],
    [511, '<html>', 'intercepted'],
    [502, '<html>', 'service-fault'],
    [200, '{"message":"ok"}', 'not-understood'],
    [403, '{"error":{"type":"request_error","code":"plan_expired"}}', 'refused'],
    [402, '{"error":{"code":"402","message":"DEPLOYMENT_DISABLED"}}', 'intercepted'],
    [426, '{"error":{"code":"upgrade_required","detail":"Use TLS 1.3"}}', 'intercepted'],
    [402, '{"error":{"type":"request_error","code":"payment_required"}}', 'refused'],
    [418, '{"error":{"code":"invalid_api_key"}}', 'key-refused'],
  ])('%i with %j is %s', async (status, body, kind) => {
    const { error } = await checkWith({ status, type: 'text/html', body });
    expect(error).toMatchObject({ kind, facts: { status } });
  });
});

describe('only what says that an address is gone counts against it', () => {
  const OTHER = [
    'version_sunset',
    'route_not_found',
    'endpoint_gone',
    'api_version_expired',
    'unknown_path',
    'maintenance',
  ];
  const GONE = [undefined, 'not_found', 'email_not_found', 'address_expired', 'mailbox_deleted', 'no_such_inbox'];
  const own = fc.record({ status: fc.constantFrom(404, 410), detail: fc.constantFrom('Use v2.', undefined) });

  it.each([
    [OTHER, RefusedError],
    [GONE, NotFoundError],
  ])('%j: %o', async (codes, Kind) => {
    await fc.assert(
      fc.asyncProperty(own, fc.constantFrom(...codes), async ({ status, detail }, code) => {
        const envelope = { error: { type: 'request_error', code, detail }, meta: { request_id: 'req_1' } };
        const { error } = await checkWith({ status, type: 'application/json', body: JSON.stringify(envelope) });
        expect(error).toBeInstanceOf(Kind);
        expect((error as RefusedError).facts).toMatchObject({ status, requestId: 'req_1', ...(detail && { detail }) });
      }),
      { numRuns: 40 },
    );
  });
});

it.each<[string, number[], boolean]>([
  ['once', [0], false],
  ['twice in a minute', [0, MINUTE], false],
  ['minutes apart', [0, MINUTE, 3 * MINUTE], true],
])('a 401 without a word is a refused key if it comes %s: %#', async (_, times, isRefused) => {
  const { error } = await checkWith({ status: 401 });
  let status = statusItem.initial;
  for (const at of times) status = nextStatus(status, { error, now: NOW + at, jitter: 0.5 });
  expect(status.problem?.kind === 'key-refused').toBe(isRefused);
  // It heals by itself: it is tried again after hours, and any other answer ends it.
  if (isRefused) expect(status.keyCheckAt).toBeGreaterThan(NOW + HOUR);
  const between = nextStatus(status, { now: NOW + HOUR, jitter: 0.5 });
  expect(nextStatus(between, { error, now: NOW + HOUR, jitter: 0.5 }).problem?.kind).toBe('intercepted');
});

it.each([
  ['', 'own'],
  ['ApiKey realm="mail"', 'own'],
  ['Basic realm="restricted"', undefined],
  ['Negotiate', undefined],
  ['Bearer', undefined],
])('a bare 401 with the scheme %j is about the key: %s', async (scheme, expected) => {
  const { error } = await checkWith({ status: 401, ...(scheme && { headers: { 'WWW-Authenticate': scheme } }) });
  expect(error).toMatchObject({ kind: 'intercepted' });
  expect((error as InterceptedError).unauthorized).toBe(expected);
});

it('what a cache repeats decides nothing about an address or a key, however old it is', async () => {
  const codes = ['not_found', 'email_not_found', 'invalid_api_key', 'api_key_empty', 'validation_error'];
  const repeated = fc.record({
    status: fc.constantFrom(400, 401, 403, 404, 410),
    code: fc.constantFrom(...codes),
    age: fc.integer({ min: 1, max: 1e6 }),
  });
  await fc.assert(
    fc.asyncProperty(repeated, async ({ status, code, age }) => {
      const body = JSON.stringify({ error: { type: 'request_error', code }, meta: { request_id: 'req_1' } });
      const { error } = await checkWith({ status, type: 'application/json', body, headers: { Age: String(age) } });
      expect(error).toMatchObject({ kind: 'intercepted', facts: { status, code } });
    }),
    { numRuns: 40 },
  );
});

it.each([
  ['{"message":"API rate limit exceeded"}', 0, 'rate-limited'],
  ['', 0, 'rate-limited'],
  ['{"message":"Forbidden"}', 1, 'intercepted'],
  ['{"error":{"type":"request_error","code":"plan_expired"}}', 0, 'refused'],
])('a 403 with %j and %i requests left is %s', async (body, left, kind) => {
  const resetAt = NOW + HOUR;
  const headers = { 'X-Ratelimit-Remaining': String(left), 'X-Ratelimit-Reset': String(resetAt / 1000) };
  const exchange = await checkWith({ status: 403, type: 'application/json', body, headers });
  expect(exchange.error).toMatchObject({ kind });
  if (kind !== 'rate-limited') return;
  expect(allowedAt(nextStatus(statusItem.initial, exchange), 'mail', 'list', NOW)).toBeGreaterThanOrEqual(resetAt);
});

describe('Retry-After', () => {
  const FORMS: Record<string, (seconds: number) => string> = {
    seconds: (seconds) => `${seconds}`,
    fraction: (seconds) => `${seconds}.25`,
    date: (seconds) => new Date(NOW + seconds * 1000).toUTCString(),
    ISO: (seconds) => new Date(NOW + seconds * 1000).toISOString(),
    epoch: (seconds) => `${NOW / 1000 + seconds}`,
    duration: (seconds) => `${Math.floor(seconds / 60)}m${seconds % 60}s`,
    twice: (seconds) => `30, ${seconds}`,
  };
  const named = fc.record({
    status: fc.constantFrom(200, 202, 301, 400, 403, 404, 409, 425, 429, 500, 502, 503),
    form: fc.constantFrom(...Object.keys(FORMS)),
    seconds: fc.integer({ min: 60, max: 30 * 24 * 3600 }),
    type: fc.constantFrom('application/json', 'text/html'),
    body: fc.constantFrom('{"messages":[]}', '<h1>Maintenance</h1>', ''),
  });

  it('is heeded with any status, for the kind of request that it came with', async () => {
    await fc.assert(
      fc.asyncProperty(named, async ({ form, seconds, ...answer }) => {
        const exchange = await checkWith({ ...answer, headers: { 'Retry-After': FORMS[form]?.(seconds) ?? '' } });
        const status = nextStatus(statusItem.initial, exchange);
        for (const kind of REQUEST_KINDS) {
          const waitMs = (allowedAt(status, 'mail', kind, NOW) ?? 0) - NOW;
          // Of the service’s own fault, all kinds of requests have to wait.
          if (kind === 'list' || answer.status >= 500) {
            expect(waitMs).toBeGreaterThanOrEqual(seconds * 1000);
            expect(waitMs).toBeLessThanOrEqual(seconds * 1000 + MINUTE);
          } else expect(waitMs).toBe(0);
          expect(allowedAt(status, 'user', kind, NOW)).toBe(NOW);
        }
      }),
      { numRuns: 150 },
    );
  });
});
