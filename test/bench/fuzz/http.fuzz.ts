import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { type Client, createClient } from '../../../lib/api/client.ts';
import { ServiceError } from '../../../lib/api/errors.ts';
import { type Exchange, nextStatus } from '../../../lib/api/next-status.ts';
import { type Status, statusItem } from '../../../lib/api/status.ts';
import type { FuzzEdge } from './fuzz-edge.ts';
import { goodAnswers } from './good-answers.ts';
import { wrongAnswer } from './wrong-value.ts';

type Sent = { status: number; headers: Record<string, string>; body: string; breaksOff: boolean };

/** Of so many wrong values one goes over the wire: the others show no more, and each takes a millisecond. */
const SHARE = 10;
const AT_LEAST = 100;

const ENDPOINTS: Record<string, { good: unknown; ask: (client: Client) => Promise<unknown> }> = {
  'a list': { good: goodAnswers.list, ask: (client) => client.fetchMessages('oak@mayfly.test') },
  'a message': { good: goodAnswers.message, ask: (client) => client.fetchMessage('one') },
  domains: { good: goodAnswers.domains, ask: (client) => client.fetchDomains() },
  'a new address': { good: goodAnswers.address, ask: (client) => client.createAddress() },
  'a source': { good: goodAnswers.source, ask: (client) => client.fetchSource('one') },
  'an attachment': { good: 'bytes', ask: (client) => client.fetchAttachment('one', 'file') },
  'a rate limit': { good: goodAnswers.rateLimit, ask: (client) => client.fetchRateLimit() },
  'a deleted message': { good: {}, ask: (client) => client.deleteMessage('one') },
  'a deleted address': { good: {}, ask: (client) => client.deleteAddress('oak@mayfly.test') },
};

const headerText = fc.oneof(
  fc.constantFrom(
    '0',
    '-1',
    '100',
    '1e9',
    '999999999999',
    '99999999999999999',
    'soon',
    'Thu, 01 Jan 1970 00:00:00 GMT',
  ),
  fc.string({ maxLength: 30 }).map((text) => text.replace(/[^\x21-\x7e]/g, '')),
);

const NAMES = [
  'X-Ratelimit-Limit',
  'X-Ratelimit-Remaining',
  'X-Ratelimit-Reset',
  'Retry-After',
  'Date',
  'X-Request-Id',
];

const sentWith = (good: unknown): fc.Arbitrary<Sent> =>
  fc
    .record({
      status: fc.constantFrom(200, 200, 200, 201, 206, 302, 400, 401, 403, 404, 405, 418, 422, 429, 500, 503, 599),
      values: fc.array(headerText, { minLength: NAMES.length, maxLength: NAMES.length }),
      type: fc.constantFrom('application/json', 'application/json; charset=x', 'text/html', '', 'a/b/c'),
      encoding: fc.constantFrom('', '', '', '', 'gzip', 'br', 'identity'),
      wrong: fc.oneof(wrongAnswer(good), wrongAnswer(goodAnswers.error)),
      breaksOff: fc.nat(9).map((dice) => dice === 0),
    })
    .map(({ status, values, type, encoding, wrong, breaksOff }) => ({
      status,
      headers: {
        ...Object.fromEntries(NAMES.map((name, at) => [name, values[at] ?? ''])),
        ...(type && { 'Content-Type': type }),
        ...(encoding && { 'Content-Encoding': encoding }),
      },
      body: JSON.stringify(wrong.value) ?? '',
      breaksOff,
    }));

async function listen(answer: () => Sent): Promise<Server> {
  const server = createServer((_, response) => {
    const { status, headers, body, breaksOff } = answer();
    response.writeHead(status, headers);
    if (!breaksOff) return response.end(body);
    response.write(body.slice(0, body.length / 2));
    return setImmediate(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Whatever came, the status can be stored, and says when to ask again. */
function judgeStatus(status: Status): void {
  assert.ok(JSON.stringify(status).length < 10_000);
  assert.ok(Number.isFinite(status.blockedUntilAt) && status.blockedUntilAt < Date.now() + 366 * 24 * 3_600_000);
}

async function run(cases: number): Promise<{ tried: number; kept: number }> {
  const tried = Math.max(AT_LEAST, Math.ceil(cases / SHARE));
  let sent: Sent | undefined;
  let status = statusItem.initial;
  let kept = 0;
  const server = await listen(() => sent ?? { status: 500, headers: {}, body: '', breaksOff: false });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const names = Object.keys(ENDPOINTS);
  const one = fc.constantFrom(...names).chain((name) => fc.tuple(fc.constant(name), sentWith(ENDPOINTS[name]?.good)));
  try {
    await fc.assert(
      fc.asyncProperty(one, async ([name, answer]) => {
        sent = answer;
        const limit: Pick<Exchange, 'rateLimit'> = {};
        const onAnswer = (rateLimit: Exchange['rateLimit']) => void Object.assign(limit, { rateLimit });
        const client = createClient({ baseUrl, apiKey: 'key', onAnswer });
        const error = await ENDPOINTS[name]?.ask(client).then(
          () => undefined,
          (thrown: unknown) => thrown,
        );
        assert.ok(error === undefined || error instanceof ServiceError, String(error));
        if (error === undefined) kept += 1;
        status = nextStatus(status, { ...limit, error, now: Date.now(), jitter: 0.5 });
        judgeStatus(status);
      }),
      { numRuns: tried },
    );
    return { tried, kept };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

export const edges: FuzzEdge[] = [{ name: 'every endpoint over HTTP', run }];
