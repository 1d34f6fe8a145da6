import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { NotFoundError } from './errors.ts';
import { isPathSegment } from './path-segment.ts';
import { idSchema } from './wire.ts';

const ODD = [
  ...' . .. %2e%2e %2E. %252e%252e ..%2f.. a/b a%2Fb \\ ..\\.. .%09. \ud800 a\udc00 a%25252520b'.split(' '),
  ...['.\t.', '.\n.', 'a\0b', 'a\u0085b'],
];

it.each(ODD)('%j is none', (text) => {
  expect(isPathSegment(text)).toBe(false);
  expect(idSchema.safeParse(text).success).toBe(false);
});

it.each([..."01JE97FT950QRPDYGDXJ4R43QR ... .a 100% %zz a?b#c ~!*'() ünï 😀 a+b= ..; a%252520b".split(' '), 'a b'])(
  '%j is one',
  (text) => {
    expect(isPathSegment(text)).toBe(true);
  },
);

const bits = fc.constantFrom(...'. %2e %2E %25 / \\ %2f \t \n ? # ; @ : a \ud800'.split(' '), ' ');
const hostile = fc.oneof(
  fc.constantFrom(...ODD),
  fc.array(bits, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);

let server: Server;
let base: string;
/** Each request, as it arrived. */
const arrived: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    arrived.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/prefix`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('whatever an id, an address or a file is called, no request goes elsewhere', async () => {
  const client = createClient({ baseUrl: base, apiKey: 'key' });
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (one, other) => {
      const ask = async (work: Promise<unknown>, paths: string[]) => {
        arrived.length = 0;
        const error = await work.then(() => undefined).catch((thrown: unknown) => thrown);
        if (arrived.length === 0) expect(error === undefined || error instanceof NotFoundError).toBe(true);
        for (const request of arrived) expect(paths).toContain(request);
      };
      const at = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '');
      const message = `/prefix/v1/messages/${at(one)}`;
      await ask(client.deleteMessage(one), [`DELETE ${message}`]);
      await ask(client.deleteAddress(one), [`DELETE /prefix/v1/emails/${at(one)}`]);
      await ask(client.fetchMessages(one), [`GET /prefix/v1/emails/${at(one)}/messages`]);
      await ask(client.fetchMessage(one), [`GET ${message}`]);
      await ask(client.fetchSource(one), [`GET ${message}/source`, `GET ${message}/source_code`]);
      await ask(client.fetchAttachment(one, other), [
        `GET ${message}/attachments/${at(other)}`,
        `GET /prefix/v1/attachments/${at(other)}`,
      ]);
      for (const text of ['', '.', '..']) {
        await ask(client.deleteMessage(text), []);
        await ask(client.deleteAddress(text), []);
      }
    }),
    { numRuns: 60 },
  );
});
