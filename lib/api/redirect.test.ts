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

it('a redirect is not followed: the key goes nowhere else', async () => {
  let asked = 0;
  const elsewhere = await listen(
    createServer((_, response) => {
      asked += 1;
      response.end('{"domains":[]}');
    }),
  );
  const service = await listen(
    createServer((_, response) => response.writeHead(307, { Location: `${elsewhere}/v1/domains` }).end()),
  );
  const client = createClient({ baseUrl: service, apiKey: 'secret' });
  await expect(client.fetchDomains()).rejects.toThrow(InvalidResponseError);
  expect(asked).toBe(0);
});
