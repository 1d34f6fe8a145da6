import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { SqliteServiceStore } from './sqlite-service-store.ts';

const EMAIL = 'quiet.lark@mayfly.test';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mayfly-store-'));
  file = join(folder, 'of-mayfly', 'mail.db');
  return () => rmSync(folder, { recursive: true });
});

function openStore() {
  const store = new SqliteServiceStore(file);
  store.addAddress({ email: EMAIL, key: 'k', expiresAt: 1000 }, 0);
  const receive = (id: string, text: string) => {
    const message = { id, to: EMAIL, from: '', cc: [], subject: text, createdAt: 1, attachments: [] };
    return store.addMessage(message, [{ id, content: Buffer.from(text) }]);
  };
  return { store, receive };
}

it('makes its folder, and lets nobody else read the mail', () => {
  const { store, receive } = openStore();
  receive('m1', 'Hello');
  expect(statSync(join(folder, 'of-mayfly')).mode & 0o777).toBe(0o700);
  const files = readdirSync(join(folder, 'of-mayfly'));
  expect(files).toContain('mail.db-wal');
  for (const name of files) expect(statSync(join(folder, 'of-mayfly', name)).mode & 0o777, name).toBe(0o600);
  store.close();
});

it('takes mail while another process reads the file', () => {
  const { store, receive } = openStore();
  receive('m1', 'Hello');
  const backup = new DatabaseSync(file, { readOnly: true });
  onTestFinished(() => backup.close());
  backup.exec('BEGIN');
  expect(backup.prepare('SELECT id FROM message').all()).toHaveLength(1);
  expect(receive('m2', 'Hello again')).toBe(true);
  expect(store.listMessages(EMAIL)).toHaveLength(2);
  store.close();
});

it('leaves nothing of a deleted mail in its file', () => {
  const { store, receive } = openStore();
  const secret = 'Your code is 551122.';
  receive('m1', secret.repeat(1000));
  store.close();
  expect(readFileSync(file).includes(secret)).toBe(true);
  const again = new SqliteServiceStore(file);
  again.deleteMessage('m1');
  again.close();
  expect(readFileSync(file).includes(secret)).toBe(false);
});
