import { expect, it } from 'vitest';
import { isDeclaredFile, isDeletion, isFileItself, isMessageSource, isPart } from './validate-response.ts';

it.each([
  ['From: a@b.example\r\n\r\nHello', true],
  ['Return-Path: <>\n\n', true],
  ['\r\nReceived : by x', true],
  ['From a@b.example Thu Jan  1 00:00:00 2026\nSubject: x\n\n', true],
  ['', false],
  ['<!DOCTYPE html><p style="a: b">', false],
  ['<a:b>', false],
  ['{"error":{"code":"not_found"}}', false],
  ['Bad gateway', false],
])('%j is a message: %s', async (text, isOne) => {
  expect(await isMessageSource(new Blob([text]))).toBe(isOne);
});

it.each([
  ['No header at all', true],
  ['<b@c.example>: no name of a header field', true],
  ['', false],
  ['<html>', false],
  [' <!DOCTYPE html>', false],
])('%j is a message where its type says so: %s', async (text, isOne) => {
  expect(await isMessageSource(new Blob([text], { type: 'message/rfc822' }))).toBe(isOne);
});

it.each([
  [256, '', { sizeBytes: 256 }, true],
  [0, '', { sizeBytes: 0 }, true],
  [128, '', { sizeBytes: 256 }, false],
  [0, '', { sizeBytes: 256 }, false],
  [0, '', { sizeBytes: 4 }, false],
  [300, '', { sizeBytes: 256 }, false],
  // As base64, on one line and in lines.
  [1000, '', { sizeBytes: 1336 }, true],
  [57_000, '', { sizeBytes: 78_000 }, true],
  [1, '', { sizeBytes: 4 }, true],
  [0, '', {}, false],
  [10, 'image/png', {}, true],
  [10, 'text/html; charset=utf-8', { name: 'a.png' }, false],
  [10, 'text/html', { name: 'A.HTML' }, true],
  [10, 'text/html', { name: 'a.htm', sizeBytes: 10 }, true],
])('%i bytes of %j can be %j: %s', (size, type, facts, can) => {
  expect(isDeclaredFile({ size, type }, facts)).toBe(can);
});

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

it.each<[text: string, status: number, headers: Record<string, string>, isOne: boolean]>([
  ['', 204, {}, true],
  ['', 200, { 'X-Ratelimit-Remaining': '9' }, true],
  ['', 200, {}, false],
  ['{}', 200, JSON_TYPE, true],
  ['{"status":"deleted"}', 202, JSON_TYPE, true],
  ['null', 200, JSON_TYPE, true],
  ['"deleted"', 200, JSON_TYPE, true],
  ['{"error":null}', 200, JSON_TYPE, true],
  ['{"error":"not yours"}', 200, JSON_TYPE, false],
  ['Deleted', 200, { 'Content-Type': 'text/plain' }, true],
  ['{"error":{"code":"not_yours"}}', 200, JSON_TYPE, false],
  ['{"status":', 200, JSON_TYPE, false],
  ['42', 200, JSON_TYPE, false],
  ['<html>', 200, {}, false],
  ['200 OK', 200, {}, true],
  ['false', 200, {}, false],
  ['"Error"', 200, JSON_TYPE, false],
  ['Error: could not delete', 200, { 'Content-Type': 'text/plain' }, false],
  ['<br><b>Warning</b>: x<br>{"success":1}', 200, JSON_TYPE, true],
  ['Warning: x\n{"success":false}', 200, {}, false],
  ['{"error":false,"message":"Deleted"}', 200, JSON_TYPE, true],
  ['{"code":0,"msg":"success"}', 200, JSON_TYPE, true],
  ['{"id":"7"}', 200, { 'X-Ratelimit-Remaining': '9' }, true],
  // What stands in front of a service, or is in its place, and what services say in words of their own.
  ['', 202, { 'x-amzn-waf-action': 'challenge' }, false],
  ['{"id":"7"}', 200, JSON_TYPE, false],
  ['Service under maintenance. Please try again later.', 200, {}, false],
  ['{"maintenance":true,"message":"Back soon"}', 200, JSON_TYPE, false],
  ['{"results":[{"code":500,"status":"Object could not be deleted."}]}', 200, JSON_TYPE, false],
  ['{"results":[{"status":"Object could not be deleted."}]}', 200, { 'X-Ratelimit-Remaining': '9' }, false],
  ['{"Success":false,"Message":"Mailbox is locked"}', 200, JSON_TYPE, false],
  ['{"deleted":0}', 200, JSON_TYPE, false],
  ['{"message":"You can’t delete it: it wasn’t deleted"}', 200, JSON_TYPE, false],
])('%j with %d and %j is a deletion: %s', (text, status, headers, isOne) => {
  expect(isDeletion(text, new Response(null, { status, headers }))).toBe(isOne);
});

it.each<[body: unknown, isOne: boolean]>([
  [{ id: 'm1', subject: 'Your payment failed', seen: false, from: 'no-reply@shop.example' }, true],
  [{ email: 'm1', ttl: 0 }, true],
  [{ id: 'm1', status: 'pending' }, true],
  [{ id: 'm1', deleted: false }, false],
  [{ id: 'm1', status: 'error' }, false],
  [{ id: 'm1', message: 'It could not be deleted' }, false],
  [{ job: 17, state: 'PENDING' }, true],
  [{ status: 'queued' }, true],
  [{ acknowledged: true }, true],
  [{ acknowledged: false }, false],
  ['queued', false],
])('%j confirms the deletion of m1: %s', (body, isOne) => {
  expect(isDeletion(JSON.stringify(body), new Response(null, { status: 202, headers: JSON_TYPE }), 'm1')).toBe(isOne);
});

const TAR = 'tar '.repeat(200);
const JSON_FILE = { 'Content-Type': 'application/json' };

it.each<[name: string, text: string, headers: Record<string, string>, isOne: boolean]>([
  ['a.pdf', '{"data":"JVBERi0="}', JSON_FILE, false],
  ['a.pdf', ' [{"url":"https://bucket.example/a"}]', JSON_FILE, false],
  ['a.pdf', '"JVBERi0="', JSON_FILE, false],
  ['a.pdf', `\ufeff{"content":"${'A'.repeat(50_000)}"}`, JSON_FILE, false],
  ['a.pdf', '%PDF-1.4', JSON_FILE, true],
  ['a.json', '{"data":1}', JSON_FILE, true],
  ['a.geojson', '{"error":"not_found"}', JSON_FILE, false],
  ['a.txt', '{"data":1}', { 'Content-Type': 'text/plain' }, true],
  ['a.tar.gz', TAR, { 'Content-Encoding': 'gzip' }, false],
  ['A.TGZ', TAR, { 'Content-Encoding': 'x-gzip' }, false],
  ['a.tar.zst', TAR, { 'Content-Encoding': 'zstd' }, false],
  ['a.tar.gz', TAR, {}, true],
  ['a.gz', '\x1f\x8b\x08', { 'Content-Encoding': 'gzip' }, true],
  ['a.tar', TAR, { 'Content-Encoding': 'gzip' }, true],
])('%s can be what begins with %.9j with %j: %s', async (name, text, headers, isOne) => {
  const bytes = text.startsWith('\x1f') ? Uint8Array.from(text, (one) => one.charCodeAt(0)) : text;
  const type = headers['Content-Type'] ?? '';
  expect(await isFileItself(new Blob([bytes], { type }), new Response(null, { headers }), name)).toBe(isOne);
});

it.each<[status: number, range: string | undefined, isOne: boolean]>([
  [200, undefined, false],
  [206, undefined, true],
  [206, 'bytes 0-1023/146515', true],
  [200, 'bytes 0-1023/146515', true],
  [206, 'bytes 512-1023/1024', true],
  [206, 'bytes 0-1023/*', true],
  [206, 'bytes 0-1023/1024', false],
  [200, 'bytes 0-1023/1024', false],
])('%d with the range %j is a part: %s', (status, range, isOne) => {
  const headers: Record<string, string> = range === undefined ? {} : { 'Content-Range': range };
  expect(isPart(new Response(null, { status, headers }))).toBe(isOne);
});
