import { DurableObject, type ObjectState } from 'cloudflare:workers';
import { draw } from '../../../lib/mailbox/address/address-name.ts';
import { parseMail } from '../../../lib/service/mail/parse-mail.ts';
import { ServedMailbox } from '../../../lib/service/mailbox/mailbox.ts';
import {
  MAX_ADDRESS_BYTES,
  type ServiceAddress,
  type ServiceFile,
  type ServiceStore,
  type StoredMessage,
} from '../../../lib/service/mailbox/service-store.ts';
import { addObjectName, toObjectName } from './object-name.ts';
import { joinBytes, splitBytes } from './pieces.ts';
import { type Env, findWording } from './settings.ts';

const SCHEMA = `
  CREATE TABLE address (
    email TEXT PRIMARY KEY,
    key TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE message (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL REFERENCES address ON DELETE CASCADE
  ) STRICT;
  CREATE TABLE piece (
    file_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    message INTEGER NOT NULL REFERENCES message ON DELETE CASCADE,
    content BLOB NOT NULL,
    PRIMARY KEY (file_id, number)
  ) STRICT;
  CREATE INDEX piece_by_message ON piece (message);
`;

/** Cloudflare's limit for a row is 2 MB. */
const MAX_PIECE_BYTES = 1_500_000;

/** An address with its mail: a Durable Object with a SQLite database of its own, which is empty before and after the address lives. */
export class AddressObject extends DurableObject<Env> implements ServiceStore {
  #hasTables: boolean;

  constructor(ctx: ObjectState, env: Env) {
    super(ctx, env);
    this.#hasTables = ctx.storage.sql.exec("SELECT 1 FROM sqlite_schema WHERE name = 'address'").toArray().length > 0;
  }

  /** Stores a mail that has come. @returns why it is refused; undefined if it is stored */
  async receive(email: string, source: Uint8Array, envelopeFrom: string): Promise<string | undefined> {
    const name = await toObjectName(email);
    const makeId = () => addObjectName(findWording(this.env).makeId(Date.now(), draw), name);
    const mailbox = new ServedMailbox({ store: this, now: Date.now, makeId });
    if (await mailbox.addMessage(email, parseMail(source, envelopeFrom))) return;
    return (await mailbox.hasAddress(email)) ? 'The mailbox is full' : 'No such address here';
  }

  /** Cloudflare calls this when an address has expired. */
  async alarm(): Promise<void> {
    this.#query('DELETE FROM address WHERE expires_at <= ?', Date.now());
    await this.#planExpiry();
  }

  async addAddress({ email, key, expiresAt }: ServiceAddress, now: number): Promise<boolean> {
    const { sql } = this.ctx.storage;
    const isNew = this.ctx.storage.transactionSync(() => {
      if (!this.#hasTables) sql.exec(SCHEMA);
      sql.exec('DELETE FROM address WHERE expires_at <= ?', now);
      const insert = 'INSERT INTO address VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING email';
      return sql.exec(insert, email, key, expiresAt).toArray().length > 0;
    });
    this.#hasTables = true;
    await this.#planExpiry();
    return isNew;
  }

  findAddress(email: string, now: number): ServiceAddress | undefined {
    const sql = 'SELECT email, key, expires_at AS expiresAt FROM address WHERE email = ? AND expires_at > ?';
    return this.#query<ServiceAddress>(sql, email, now)[0];
  }

  async deleteAddress(email: string): Promise<void> {
    this.#query('DELETE FROM address WHERE email = ?', email);
    await this.#planExpiry();
  }

  addMessage(message: StoredMessage, files: readonly ServiceFile[]): boolean {
    if (!this.findAddress(message.to, message.createdAt)) return false;
    const facts = { id: factsId(message.id), content: new TextEncoder().encode(JSON.stringify(message)) };
    const all = [facts, ...files];
    const bytes = all.reduce((sum, { content }) => sum + content.length, 0);
    const [stored] = this.#query<{ bytes: number }>('SELECT TOTAL(LENGTH(content)) AS bytes FROM piece');
    if (bytes + (stored?.bytes ?? 0) > MAX_ADDRESS_BYTES) return false;

    this.ctx.storage.transactionSync(() => {
      this.#query('INSERT INTO message (id, email) VALUES (?, ?)', message.id, message.to);
      for (const { id, content } of all) {
        for (const [number, piece] of splitBytes(content, MAX_PIECE_BYTES).entries()) {
          const sql = 'INSERT INTO piece SELECT ?, ?, number, ? FROM message WHERE id = ?';
          this.#query(sql, id, number, piece, message.id);
        }
      }
    });
    return true;
  }

  listMessages(email: string): StoredMessage[] {
    const sql = 'SELECT id FROM message WHERE email = ? ORDER BY number';
    return this.#query<{ id: string }>(sql, email).flatMap(({ id }) => this.findMessage(id) ?? []);
  }

  findMessage(id: string): StoredMessage | undefined {
    const sql = 'SELECT id FROM message WHERE number = (SELECT message FROM piece WHERE file_id = ? AND number = 0)';
    const [row] = this.#query<{ id: string }>(sql, id);
    const facts = row && this.readFile(factsId(row.id));
    return facts && JSON.parse(new TextDecoder().decode(facts));
  }

  readFile(id: string): Uint8Array | undefined {
    const sql = 'SELECT content FROM piece WHERE file_id = ? ORDER BY number';
    const pieces = this.#query<{ content: ArrayBuffer }>(sql, id).map(({ content }) => new Uint8Array(content));
    return pieces.length > 0 ? joinBytes(pieces) : undefined;
  }

  deleteMessage(id: string): void {
    this.#query('DELETE FROM message WHERE id = ?', id);
  }

  /** Wakes the object when an address expires; without an address, nothing of the object is left. */
  async #planExpiry(): Promise<void> {
    const [next] = this.#query<{ at: number | null }>('SELECT MIN(expires_at) AS at FROM address');
    if (next?.at) return this.ctx.storage.setAlarm(next.at);
    this.#hasTables = false;
    await this.ctx.storage.deleteAll();
  }

  /** Without tables there are no rows: who asks for an address that never was leaves no database behind. */
  #query<Row>(sql: string, ...values: (string | number | Uint8Array)[]): Row[] {
    return this.#hasTables ? (this.ctx.storage.sql.exec(sql, ...values).toArray() as Row[]) : [];
  }
}

/** A message without its files is stored as one more file, as it may be longer than a row, too. */
function factsId(messageId: string): string {
  return `${messageId} facts`;
}
