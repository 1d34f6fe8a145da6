import { afterEach, beforeEach, expect, it, test } from 'vitest';
import type { FaultInput } from '../../test/service/faults/fault.ts';
import { type Service, startService } from '../../test/service/service.ts';
import { type Client, type ClientOptions, createClient } from './client.ts';
import {
  InterceptedError,
  InvalidResponseError,
  KeyRefusedError,
  NoNetworkError,
  NotFoundError,
  RateLimitedError,
  RefusedError,
  ServiceError,
  TooLargeError,
  toProblem,
} from './errors.ts';
import { type RateLimit, REQUEST_KINDS, type RequestKind } from './limit.ts';
import { createResponseError } from './response-error.ts';
import { createTransport } from './transport.ts';

let service: Service;
let client: Client;
let rateLimit: RateLimit | undefined;

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

beforeEach(async () => {
  service = await startService({ rateLimit: { limit: 50, periodSeconds: 600 } });
  client = open();
});
afterEach(() => service.stop());

async function domainsWith(fault: FaultInput): Promise<unknown> {
  service.setFaults([fault]);
  return client.fetchDomains().catch((error: unknown) => error);
}

it.each<[FaultInput, new (...args: never[]) => Error]>([
  [{ kind: 'empty', status: 404 }, InterceptedError],
  [{ kind: 'error', status: 400, code: 'not_found' }, NotFoundError],
  [{ kind: 'error', status: 400, code: 'api_key_empty' }, KeyRefusedError],
  [{ kind: 'error', status: 400, code: 'api_key_invalid' }, KeyRefusedError],
  [{ kind: 'error', status: 400, code: 'invalid_api_key' }, KeyRefusedError],
  [{ kind: 'error', status: 400, code: 'rate_limited' }, RateLimitedError],
  [{ kind: 'empty', status: 410 }, InterceptedError],
  [{ kind: 'error', status: 418, code: 'never_heard_of' }, RefusedError],
])('%j', async (fault, expected) => {
  expect(await domainsWith(fault)).toBeInstanceOf(expected);
  expect(await client.fetchDomains()).toHaveLength(1);
});

it.each<[FaultInput, new (...args: never[]) => Error]>([
  [{ kind: 'error', status: 404, code: 'not_found' }, RefusedError],
  [{ kind: 'empty', status: 404 }, InvalidResponseError],
])('for a new address, %j', async (fault, expected) => {
  service.setFaults([fault]);
  await expect(client.createAddress()).rejects.toThrow(expected);
});

it('a file is read as it is, and no further than to its bound', async () => {
  const body = { any: 'thing' };
  const file = JSON.stringify(body);
  service.setFaults([{ kind: 'json', body, times: 2 }]);
  const { request, readFile } = createTransport({ baseUrl: service.api, apiKey: service.keys[0] ?? '' });
  expect(await (await readFile(await request('GET', '/v1/file'), file.length)).text()).toBe(file);
  await expect(readFile(await request('GET', '/v1/file'), file.length - 1)).rejects.toThrow(TooLargeError);
});

it('keeps what the service said of it', async () => {
  const error = await domainsWith({ kind: 'error', status: 400, code: 'odd', detail: 'Not on a Sunday' });
  expect((error as RefusedError).facts).toEqual({
    status: 400,
    code: 'odd',
    detail: 'Not on a Sunday',
    requestId: expect.any(String),
  });
});

it('an error with a success status is what its code says, for each kind of request', async () => {
  const requests = {
    other: () => client.fetchDomains(),
    create: () => client.createAddress(),
    list: () => client.fetchMessages('oak@mayfly.test'),
    message: () => client.fetchMessage('7'),
    delete: () => client.deleteMessage('7'),
  };
  const errorOf = async (kind: RequestKind, status: number, code: string, more = {}) => {
    const body = { error: { type: 'request_error', code, detail: 'No' }, meta: { request_id: 'r1' }, ...more };
    service.setFaults([{ kind: 'json', status, body }]);
    const error = await requests[kind]().catch((reason: unknown) => reason);
    return error instanceof ServiceError ? { ...error, facts: { ...error.facts, status: 0 } } : error;
  };
  for (const code of ['rate_limited', 'invalid_api_key', 'not_found', 'validation_error', 'odd']) {
    for (const kind of REQUEST_KINDS) {
      const expected = await errorOf(kind, 400, code);
      expect(await errorOf(kind, 200, code), `${kind} ${code}`).toEqual(expected);
      expect(await errorOf(kind, 200, code, { messages: [], domains: [], id: '7' })).toEqual(expected);
    }
  }
});

type Words = Record<string, Extract<FaultInput, { kind: 'json' }>['body']>;

const NO_ERRORS: Words[string][] = [[], {}, '', 0, null, false, 'OK', 'none', 'success'];

/** What services, frameworks and gateways write in place of a status. */
const FAILURES: Words[] = [
  { error: 'mailbox locked' },
  ...[false, 0, 'false', '0'].flatMap((no): Words[] => [{ ok: no }, { success: no }]),
  ...['error', 'fail', 500, 404].map((status) => ({ status })),
  { statusCode: 503 },
  { errors: ['mailbox locked'] },
  { errors: [{ message: 'mailbox locked' }] },
  { errorMessage: 'Task timed out after 3.00 seconds' },
];

it.each(FAILURES)(
  'an error with a success status and no code is neither a list nor a deletion: %j',
  async (failure) => {
    for (const messages of [[], null]) {
      service.setFaults([{ kind: 'json', body: { ...failure, messages }, times: 2 }]);
      const errors = [client.fetchMessages('oak@mayfly.test'), client.deleteMessage('7')].map((request) =>
        request.catch((reason: unknown) => reason),
      );
      for (const error of await Promise.all(errors)) {
        expect(error).toBeInstanceOf(InvalidResponseError);
        expect((error as ServiceError).facts.detail).toBe(failure.error);
      }
    }
  },
);

it.each<Words>([
  { success: 1 },
  { status: 'ok' },
  { status: 200 },
  { status: 'fail' },
  ...NO_ERRORS.flatMap((no): Words[] => [{ error: no }, { errors: no }, { errorMessage: no }]),
  ...['', 'OK', 0].map((no): Words => ({ error: { code: 0, message: no } })),
])('what %j says hides no mail that comes with it', async (more) => {
  service.setFaults([{ kind: 'json', body: { ...more, messages: [{ id: '7' }] } }]);
  expect((await client.fetchMessages('oak@mayfly.test')).messages).toHaveLength(1);
});

it('a body that breaks after its headers is an answer that broke off, not a missing network', async () => {
  const body = JSON.stringify({ messages: [] });
  service.setFaults([
    { kind: 'answer', status: 200, type: 'application/json', body, headers: { 'Content-Encoding': 'gzip' } },
  ]);
  const error = await client.fetchMessages('oak@mayfly.test').catch((reason: unknown) => reason);
  expect(toProblem(error)).toMatchObject({ kind: 'broken-off', status: 200 });
});

it.each([
  [400, 'not-understood'],
  [401, 'intercepted'],
  [404, 'intercepted'],
  [429, 'rate-limited'],
  [503, 'service-fault'],
])('an error whose body cannot be read is what its status says: %i is %s', async (status, kind) => {
  const headers = { 'Content-Encoding': 'gzip' };
  service.setFaults([{ kind: 'answer', status, type: 'application/json', body: 'not packed', headers }]);
  const error = await client.fetchMessages('oak@mayfly.test').catch((reason: unknown) => reason);
  expect(toProblem(error)).toMatchObject({ kind, status });
});

it('missing headers change nothing of what is known', async () => {
  await client.fetchDomains();
  const known = rateLimit;
  await domainsWith({ kind: 'no-rate-limit-headers' });
  expect(rateLimit).toEqual(known);
});

it('nobody answers there', async () => {
  await service.stop();
  await expect(client.fetchDomains()).rejects.toThrow(NoNetworkError);
});

it.each([
  [
    'more digits than JavaScript has',
    '{"messages":[{"id":738529527931269425},{"id" : 7}]}',
    ['738529527931269425', '7'],
  ],
  ['a byte order mark, twice', '\ufeff\ufeff{"messages":[{"id":"a"}]}', ['a']],
  ['a text like an id', '{"messages":[{"id":"a","subject":"\\"id\\":738529527931269425"}]}', ['a']],
])('reads a list with %s', async (_, body, ids) => {
  service.setFaults([{ kind: 'answer', type: 'application/json', body }]);
  const { messages } = await client.fetchMessages('oak@mayfly.test');
  expect(messages.map(({ id }) => id)).toEqual(ids);
});

it.each([204, 205])('an empty list is %i without a body', async (status) => {
  service.setFaults([{ kind: 'empty', status }]);
  expect((await client.fetchMessages('oak@mayfly.test')).messages).toEqual([]);
});

it.each(['', '\n', ' \r\n'])('an empty list is %j with the headers of the limit', async (body) => {
  service.setFaults([{ kind: 'answer', type: 'text/html', body, headers: { 'X-Ratelimit-Remaining': '9' } }]);
  expect((await client.fetchMessages('oak@mayfly.test')).messages).toEqual([]);
});

it('the 202 with which a firewall challenges a browser is neither an empty list nor a deletion', async () => {
  const headers = { 'x-amzn-waf-action': 'challenge' };
  service.setFaults([{ kind: 'answer', status: 202, headers, times: 2 }]);
  await expect(client.fetchMessages('oak@mayfly.test')).rejects.toThrow(InvalidResponseError);
  await expect(client.deleteAddress('oak@mayfly.test')).rejects.toThrow(InvalidResponseError);
});

const limitOf = (limit: number) => ({
  'X-Ratelimit-Limit': `${limit}`,
  'X-Ratelimit-Remaining': '0',
  'X-Ratelimit-Reset': '3600',
});

it.each<[string, 'GET' | 'POST', boolean, number, number | undefined]>([
  ['a limit of creating beside that of all', 'POST', true, 5, 50],
  ['a limit of creating alone', 'POST', false, 5, undefined],
  ['the limit of all, as creating reports it', 'POST', true, 50, 0],
  ['a limit of its own for checks', 'GET', true, 5, 0],
])('%s', async (_, method, isKnown, limit, remaining) => {
  if (isKnown) await client.fetchDomains();
  const before = rateLimit?.remaining;
  service.setFaults([{ kind: 'headers', headers: limitOf(limit) }]);
  await (method === 'POST' ? client.createAddress() : client.fetchMessages('oak@mayfly.test')).catch(() => {});
  expect(rateLimit?.remaining).toBe(remaining === 50 ? before : remaining);
});

const MARKED =
  /"code":"(?:not_found|invalid_api_key|api_key_invalid|api_key_empty|rate_limited)"|request_error|request_id/;
const STATUSES = [
  304, 308, 400, 401, 402, 403, 404, 405, 407, 408, 410, 418, 421, 425, 451, 500, 502, 503, 504, 511, 520, 522, 526,
];
const HEADERS: Record<string, string>[] = [{}, { 'X-Request-Id': 'gateway-1' }, { 'Retry-After': '5' }];
const BODIES = [
  '',
  '<html>Not here</html>',
  'no route',
  'null',
  '[]',
  '{}',
  '{"message":"no Route matched with those values"}',
  '{"error":"not found"}',
  '{"error":{"code":404,"status":"NOT_FOUND"}}',
  '{"error":{"message":"Forbidden"}}',
  '{"error":{"type":"gateway","detail":"gone"}}',
  '{"detail":"Not found."}',
];

test('no answer without the marks of the service itself decides about a key or an address', () => {
  const errors = STATUSES.flatMap((status) =>
    BODIES.flatMap((body) =>
      HEADERS.map((headers) => {
        expect(body).not.toMatch(MARKED);
        const response = new Response(null, { status, headers });
        return { status, body, error: createResponseError(response, body, Date.now()) };
      }),
    ),
  );
  const deciding = errors.filter(({ error }) => error instanceof NotFoundError || error instanceof KeyRefusedError);
  expect(deciding).toEqual([]);
  expect(errors.length).toBeGreaterThan(800);
});
