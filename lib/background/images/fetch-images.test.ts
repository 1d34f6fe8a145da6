import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fetchImages } from './fetch-images.ts';

const PNG = Buffer.from('iVBORw0KGgo=', 'base64');
const BOUNDS = { imageBytes: 100, totalBytes: 250, timeoutMs: 2000 };

const asked: IncomingMessage[] = [];
let base: string;

const server = createServer((request, response) => {
  asked.push(request);
  const [, kind, bytes = '0'] = request.url?.split('/') ?? [];
  response.setHeader('Set-Cookie', 'id=1');
  if (kind === 'png') response.end(Buffer.concat([PNG, Buffer.alloc(Number(bytes))]));
  else if (kind === 'endless') response.write(PNG, () => setInterval(() => response.write('x'.repeat(60)), 1).unref());
  else if (kind === 'silent') response.write(PNG);
  else if (kind === 'redirect') response.writeHead(302, { Location: '/png' }).end();
  else if (kind === 'missing') response.writeHead(404).end(PNG);
  else response.end('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
});

it('an image comes as a data URL, and nothing tells who asked', async () => {
  expect(await fetchImages([`${base}/png`, `${base}/png/3`])).toEqual({
    [`${base}/png`]: 'data:image/png;base64,iVBORw0KGgo=',
    [`${base}/png/3`]: 'data:image/png;base64,iVBORw0KGgoAAAA=',
  });
  for (const { headers } of asked) expect(headers).not.toMatchObject({ cookie: expect.anything() });
  for (const { headers } of asked) expect(headers).not.toMatchObject({ referer: expect.anything() });
});

it.each(['redirect', 'missing', 'svg', 'endless', 'png/93'])(
  '%s is left out, and takes no other along',
  async (kind) => {
    const images = await fetchImages([`${base}/${kind}`, `${base}/png`, 'http://127.0.0.1:1/'], BOUNDS);
    expect(Object.keys(images)).toEqual([`${base}/png`]);
    expect(asked).toHaveLength(2);
  },
);

it('all of them together keep to a bound', async () => {
  const urls = Array.from({ length: 9 }, (_, at) => `${base}/png/${80 + at}`);
  expect(Object.keys(await fetchImages(urls, BOUNDS))).toHaveLength(2);
});

it('a server that falls silent ends the wait, not the others', async () => {
  const images = await fetchImages([`${base}/silent`, `${base}/png`], { ...BOUNDS, timeoutMs: 300 });
  expect(Object.keys(images)).toEqual([`${base}/png`]);
});
