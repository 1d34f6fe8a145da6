import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

// Each test starts a process or two, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

type Child = ChildProcessByStdio<null, Readable, Readable>;

function run(...flags: string[]): Child {
  const child = spawn(process.execPath, [MAIN, ...flags], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function readReadyLine(child: Child): Promise<Record<string, string> & { keys: string[]; domains: string[] }> {
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return JSON.parse(line);
}

async function isFree(address: string): Promise<boolean> {
  const [host, port] = address.replace('http://', '').split(':');
  const server = createServer();
  const listening = new Promise<boolean>((resolve) => {
    server.once('listening', () => resolve(true)).once('error', () => resolve(false));
  });
  server.listen(Number(port), host);
  const free = await listening;
  server.close();
  return free;
}

test('the service says where it listens in one line, and SIGINT ends it with its ports freed', async () => {
  const child = run('--key', 'k', '--domain', 'a.test', '--domain', 'b.test:custom', '--site-port', '0');
  const errors = text(child.stderr);
  const ready = await readReadyLine(child);
  expect(ready).toEqual({
    api: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    smtp: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    site: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    domains: ['a.test', 'b.test'],
  });
  const response = await fetch(`${ready.api}/v1/domains`, { headers: { 'X-API-Key': 'k' } });
  expect(response.status).toBe(200);
  expect(await isFree(`${ready.api}`)).toBe(false);

  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
  for (const address of [ready.api, ready.smtp, ready.site]) expect(await isFree(`${address}`)).toBe(true);
  expect(await errors).toBe('');
});

test.each(['flag', 'variable'])('keys come from a file by a %s, and are shown nowhere', async (way) => {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-service-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  const file = join(folder, 'keys');
  await writeFile(file, 'first-key\n\nsecond-key\r\n');
  vi.stubEnv('MAYFLY_KEYS_FILE', way === 'variable' ? file : undefined);
  const child = run(...(way === 'flag' ? ['--keys-file', file] : []));
  const ready = await readReadyLine(child);
  expect(JSON.stringify([ready, child.spawnargs])).not.toMatch(/first-key|second-key/);
  const statusOf = async (key: string) =>
    (await fetch(`${ready.api}/v1/domains`, { headers: { 'X-API-Key': key } })).status;
  const keys = ['first-key', 'second-key', 'first-ke', 'first-keyfirst-key', 'x'];
  expect(await Promise.all(keys.map(statusOf))).toEqual([200, 200, 401, 401, 401]);
});

test('a bad flag is explained, exit 2', async () => {
  const child = run('--ttl', 'soon');
  const errors = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([2, null]);
  expect(await errors).toBe('--ttl wants a whole number above 0, not "soon"\nTry --help.\n');
});

test('with --db addresses and mail outlive the service', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-service-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const flags = ['--db', join(folder, 'mail.db'), '--key', 'k'];
  const call = async (api: string, method: string, path: string) => {
    const response = await fetch(api + path, { method, headers: { 'X-API-Key': 'k' } });
    return { status: response.status, json: await response.json() };
  };

  const first = run(...flags);
  const { api } = await readReadyLine(first);
  const { email } = (await call(`${api}`, 'POST', '/v1/emails')).json;
  first.kill('SIGTERM');
  expect(await once(first, 'exit')).toEqual([0, null]);

  const again = await readReadyLine(run(...flags));
  expect(await call(`${again.api}`, 'GET', `/v1/emails/${email}/messages`)).toEqual({
    status: 200,
    json: { messages: [] },
  });
});
