import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { InvalidResponseError } from './errors.ts';

const servers: Server[] = [];

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

it.each([301, 302, 303, 307, 308])('a redirect, %d, is not followed: the key goes nowhere else', async (status) => {
  let asked = 0;
  const elsewhere = await listen(
    createServer((_, response) => {
      asked += 1;
      response.end('{"domains":[]}');
    }),
  );
  const service = await listen(
    createServer((_, response) =>
      response
        .writeHead(status, { Location: `${elsewhere}/v1/domains`, 'X-Request-Id': 'req_1' })
        // An error of the API, by its words.
        .end('{"error":{"code":"not_found"}}'),
    ),
  );
  const client = createClient({ baseUrl: service, apiKey: 'secret' });
  const error = await client.fetchDomains().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(InvalidResponseError);
  expect((error as InvalidResponseError).facts).toEqual({ status, requestId: 'req_1' });
  expect(asked).toBe(0);
});
