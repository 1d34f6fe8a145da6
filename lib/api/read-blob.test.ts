import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBlob } from './read-blob.ts';

const FILE = Buffer.alloc(1_000_000, 'mayfly');

const server = createServer((request, response) => {
  if (request.url === '/packed') response.setHeader('content-encoding', 'gzip').end(gzipSync(FILE));
  else response.setHeader('content-length', FILE.length).setHeader('content-type', 'image/png').end(FILE);
});
let address: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

async function read(path: string) {
  const reported: [loadedBytes: number, totalBytes: number | undefined][] = [];
  const blob = await readBlob(await fetch(address + path), (...progress) => reported.push([progress[0], progress[1]]));
  expect(Buffer.from(await blob.arrayBuffer()).equals(FILE)).toBe(true);
  return { blob, reported };
}

test('a large file reports how far it is, in steps that grow to no more than its size', async () => {
  const { blob, reported } = await read('/');
  expect(blob.type).toBe('image/png');
  expect(reported.length).toBeGreaterThanOrEqual(2);
  expect(reported.map(([loaded]) => loaded)).toEqual(reported.map(([loaded]) => loaded).toSorted((a, b) => a - b));
  expect(reported.at(-1)?.[0]).toBeLessThanOrEqual(FILE.length);
  expect(new Set(reported.map(([, total]) => total))).toEqual(new Set([FILE.length]));
});

test('of a packed one the size is not known', async () => {
  const { reported } = await read('/packed');
  expect(new Set(reported.map(([, total]) => total))).toEqual(new Set([undefined]));
});

test('it is read without anybody to report to', async () => {
  expect((await readBlob(await fetch(address))).size).toBe(FILE.length);
});
