import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBlob, readText, sizeOfTruncated } from './read-response.ts';

/** Longer than what is collected in memory. */
const FILE = Buffer.alloc(2_500_000, 'mayfly');

/** Every byte that left the server, packed. */
let sentBytes = 0;
/** Ends with an endless answer's connection. */
let cut = Promise.withResolvers<void>();

function sendWithoutEnd(response: ServerResponse, packed: boolean): void {
  const part = packed ? gzipSync(FILE) : FILE;
  response.on('close', () => cut.resolve());
  const send = () => {
    while (!response.destroyed) {
      sentBytes += part.length;
      if (!response.write(part)) return;
    }
  };
  response.on('drain', send);
  send();
}

const server = createServer((request, response) => {
  if (request.url === '/endless') sendWithoutEnd(response, false);
  else if (request.url === '/bomb') sendWithoutEnd(response.setHeader('content-encoding', 'gzip'), true);
  else if (request.url === '/packed') response.setHeader('content-encoding', 'gzip').end(gzipSync(FILE));
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
  const blob = await readBlob(await fetch(address + path), FILE.length, (...progress) =>
    reported.push([progress[0], progress[1]]),
  );
  if (!blob) return expect.fail('too large');
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
  expect((await readBlob(await fetch(address), 10_000_000))?.size).toBe(FILE.length);
});

test('one that is larger than its bound is left alone, and says how large it is', async () => {
  const response = await fetch(address);
  expect(await readBlob(response, FILE.length - 1)).toBeUndefined();
  expect(sizeOfTruncated(response, FILE.length - 1)).toEqual({ bytes: FILE.length, isMore: false });
});

const WORDS = '{"subject":"Größe 482913"}';
const utf16 = Buffer.from(`\ufeff${WORDS}`, 'utf16le');
const latin = Buffer.from(WORDS, 'latin1');

test.each<[name: string, bytes: Buffer, charset?: string]>([
  ['UTF-8', Buffer.from(WORDS)],
  ['UTF-8 that is declared as something else', Buffer.from(WORDS), 'iso-8859-1'],
  ['UTF-8 in an encoding that nobody knows', Buffer.from(WORDS), 'utf-99'],
  ['UTF-16', utf16],
  ['UTF-16 without a byte order mark', utf16.subarray(2)],
  ['UTF-16, the other way round', Buffer.from(utf16).swap16()],
  ['UTF-16, the other way round, without a mark', Buffer.from(utf16).swap16().subarray(2), 'utf-16'],
  ['Latin 1 that is declared', latin, 'ISO-8859-1'],
  ['what Windows takes for it', latin, '"windows-1252"'],
  ['UTF-8 that is packed, though no header says so', gzipSync(WORDS)],
  ['Latin 1 that is packed', gzipSync(latin), 'latin1'],
])('a text is read in %s', async (_, bytes, charset) => {
  const type = `application/json${charset === undefined ? '' : `; charset=${charset}`}`;
  const response = new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } });
  expect(await readText(response, 1000)).toEqual({ text: WORDS, isWhole: true });
});

test('a text that is packed in secret is no longer than its bound', async () => {
  const { isWhole } = await readText(new Response(gzipSync(FILE)), 100_000);
  expect(isWhole).toBe(false);
});

const BOUND = 5_000_000;

test.each(['/endless', '/bomb'])('%s ends at the bound, for those who send it as well', async (path) => {
  sentBytes = 0;
  cut = Promise.withResolvers();
  const response = await fetch(address + path);
  const { text, isWhole } = await readText(response, BOUND);
  expect(isWhole).toBe(false);
  expect(text.length).toBeLessThanOrEqual(BOUND);
  expect(sizeOfTruncated(response, BOUND)).toEqual({ bytes: BOUND, isMore: true });
  await cut.promise;
  // What the sockets between the two hold has been sent as well, packed or not.
  expect(sentBytes).toBeLessThan(BOUND + 30_000_000);
});

test('characters that are split between two parts are whole', async () => {
  const bytes = Buffer.from('\ufeffGrüße 😀 '.repeat(1000));
  const parts = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 7) controller.enqueue(new Uint8Array(bytes.subarray(at, at + 7)));
      controller.close();
    },
  });
  const expected = await new Response(bytes).text();
  expect(await readText(new Response(parts), bytes.length)).toEqual({ text: expected, isWhole: true });
});
