import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import {
  countBytes,
  MAX_ADDRESS_BYTES,
  type ServiceAddress,
  type ServiceFile,
  type ServiceStore,
  type StoredMessage,
} from '../../lib/service/mailbox/service-store.ts';

/** Readers of the file, a backup for one, hold up no mail, and what is deleted is overwritten. */
const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA busy_timeout = 5000;
  PRAGMA secure_delete = ON;
`;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS address (
    email TEXT PRIMARY KEY,
    key TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS address_by_expiry ON address (expires_at);
  CREATE TABLE IF NOT EXISTS message (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL REFERENCES address ON DELETE CASCADE,
    facts TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS message_by_email ON message (email);
  CREATE TABLE IF NOT EXISTS file (
    id TEXT PRIMARY KEY,
    message_id TEXT NOT NULL REFERENCES message ON DELETE CASCADE,
    content BLOB NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS file_by_message ON file (message_id);
`;

const storedMessage = z.object({
  id: z.string(),
  to: z.string(),
  from: z.string(),
  cc: z.array(z.string()),
  subject: z.string(),
  bodyText: z.string().optional(),
  bodyHtml: z.string().optional(),
  createdAt: z.number(),
  attachments: z.array(z.object({ id: z.string(), name: z.string(), type: z.string(), sizeBytes: z.number() })),
});

/** Rows are parsed, because the file may hold anything. */
const addressRow = z.object({ email: z.string(), key: z.string(), expiresAt: z.number() });
const messageRow = z.object({ facts: z.string() }).transform(({ facts }) => storedMessage.parse(JSON.parse(facts)));
const fileRow = z.object({ content: z.instanceof(Uint8Array) });

/** Makes the file and its folder, if they are not there: nobody else may read them. SQLite gives its log the same rights. */
function prepareFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}

/** Addresses and mail in a SQLite database. */
export class SqliteServiceStore implements ServiceStore {
  readonly #database: DatabaseSync;

  /**
   * @param file `:memory:` for a database that is gone when it is closed
   * @throws if the file cannot be opened or is no database
   */
  constructor(file: string) {
    if (file !== ':memory:') prepareFile(file);
    this.#database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
    this.#database.exec(SETTINGS + SCHEMA);
  }

  close(): void {
    this.#database.close();
  }

  addAddress({ email, key, expiresAt }: ServiceAddress, now: number): boolean {
    this.#run('DELETE FROM address WHERE expires_at <= ?', now);
    return this.#run('INSERT INTO address VALUES (?, ?, ?) ON CONFLICT DO NOTHING', email, key, expiresAt) === 1;
  }

  findAddress(email: string, now: number): ServiceAddress | undefined {
    const sql = 'SELECT email, key, expires_at AS expiresAt FROM address WHERE email = ? AND expires_at > ?';
    const row = this.#database.prepare(sql).get(email, now);
    return row && addressRow.parse(row);
  }

  listAddresses(now: number): string[] {
    const rows = this.#database.prepare('SELECT email FROM address WHERE expires_at > ?').all(now);
    return rows.map(({ email }) => `${email}`);
  }

  deleteAddress(email: string): void {
    this.#run('DELETE FROM address WHERE email = ?', email);
  }

  addMessage(message: StoredMessage, files: readonly ServiceFile[]): boolean {
    const { id, to, createdAt } = message;
    if (!this.findAddress(to, createdAt)) return false;
    const facts = JSON.stringify(message);
    if (this.#countHeldBytes(to) + countBytes(facts, files) > MAX_ADDRESS_BYTES) return false;
    this.#database.exec('BEGIN');
    try {
      this.#run('INSERT INTO message VALUES (?, ?, ?)', id, to, facts);
      for (const file of files) this.#run('INSERT INTO file VALUES (?, ?, ?)', file.id, id, file.content);
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
    return true;
  }

  listMessages(email: string): StoredMessage[] {
    const rows = this.#database.prepare('SELECT facts FROM message WHERE email = ? ORDER BY rowid').all(email);
    return rows.map((row) => messageRow.parse(row));
  }

  findMessage(id: string): StoredMessage | undefined {
    const sql = 'SELECT facts FROM message WHERE id = (SELECT message_id FROM file WHERE id = ?)';
    const row = this.#database.prepare(sql).get(id);
    return row && messageRow.parse(row);
  }

  readFile(id: string): Uint8Array | undefined {
    const row = this.#database.prepare('SELECT content FROM file WHERE id = ?').get(id);
    return row && fileRow.parse(row).content;
  }

  deleteMessage(id: string): void {
    this.#run('DELETE FROM message WHERE id = ?', id);
  }

  #countHeldBytes(email: string): number {
    const sql = `
      SELECT TOTAL(LENGTH(facts)) + (
        SELECT TOTAL(LENGTH(content)) FROM file JOIN message ON message.id = message_id WHERE email = ?1
      ) AS bytes FROM message WHERE email = ?1`;
    return Number(this.#database.prepare(sql).get(email)?.bytes ?? 0);
  }

  /** @returns how many rows are changed */
  #run(sql: string, ...values: (string | number | Uint8Array)[]): number {
    return Number(this.#database.prepare(sql).run(...values).changes);
  }
}
