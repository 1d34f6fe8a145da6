import type { DatabaseSync } from 'node:sqlite';
import { attachmentFileRow, attachmentRow, messageRow, sourceRow } from './rows.ts';
import type { ReceivedAttachment, ReceivedMessage, StoredMessage } from './stored-message.ts';

interface MailboxOptions {
  database: DatabaseSync;
  /** Epoch ms. */
  now: () => number;
  /** Makes the ids of messages and attachments. */
  makeId: () => string;
}

const MESSAGE_COLUMNS = 'm.id, m.email, m.sender, m.cc, m.subject, m.body_text, m.body_html, m.created_at';

/**
 * The addresses and their mail. What has expired is gone before anything is asked, so that nobody sees it again.
 * Addresses are in lower case; each belongs to the key that made it, and other keys do not see it.
 */
export class Mailbox {
  readonly #database: DatabaseSync;
  readonly #now: () => number;
  readonly #makeId: () => string;

  constructor({ database, now, makeId }: MailboxOptions) {
    this.#database = database;
    this.#now = now;
    this.#makeId = makeId;
  }

  /** @returns false if the address is in use, whoever uses it */
  createAddress(email: string, key: string, ttlSeconds: number): boolean {
    const expiresAt = this.#now() + ttlSeconds * 1000;
    const { changes } = this.#live()
      .prepare('INSERT INTO address (email, key, expires_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
      .run(email, key, expiresAt);
    return changes === 1;
  }

  /** @param key whose it must be; absent: anybody's */
  hasAddress(email: string, key?: string): boolean {
    const sql = 'SELECT 1 FROM address WHERE email = ? AND (? IS NULL OR key = ?)';
    return (
      this.#live()
        .prepare(sql)
        .get(email, key ?? null, key ?? null) !== undefined
    );
  }

  /** All that live, of every key. */
  listAddresses(): string[] {
    return this.#live()
      .prepare('SELECT email FROM address')
      .all()
      .map(({ email }) => `${email}`);
  }

  /** Deletes the address with its mail. @returns false if there is none */
  deleteAddress(email: string, key: string): boolean {
    return this.#live().prepare('DELETE FROM address WHERE email = ? AND key = ?').run(email, key).changes === 1;
  }

  /** @returns false if the address is gone; nothing is kept then */
  addMessage(email: string, message: ReceivedMessage): boolean {
    if (!this.hasAddress(email)) return false;
    const id = this.#makeId();
    this.#database.exec('BEGIN');
    try {
      this.#database
        .prepare('INSERT INTO message VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
        .run(
          id,
          email,
          message.from,
          JSON.stringify(message.cc),
          message.subject,
          message.bodyText ?? null,
          message.bodyHtml ?? null,
          this.#now(),
          message.source,
        );
      const insertAttachment = this.#database.prepare('INSERT INTO attachment VALUES (?, ?, ?, ?, ?)');
      for (const { name, type, content } of message.attachments) {
        insertAttachment.run(this.#makeId(), id, name, type, content);
      }
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
    return true;
  }

  /** @returns the oldest first; none for an address that is not there */
  listMessages(email: string): StoredMessage[] {
    const sql = `SELECT ${MESSAGE_COLUMNS} FROM message m WHERE m.email = ? ORDER BY m.created_at, m.rowid`;
    return this.#live()
      .prepare(sql)
      .all(email)
      .map((row) => this.#toMessage(row));
  }

  findMessage(id: string, key: string): StoredMessage | undefined {
    const sql = `SELECT ${MESSAGE_COLUMNS} FROM message m JOIN address a USING (email) WHERE m.id = ? AND a.key = ?`;
    const row = this.#live().prepare(sql).get(id, key);
    return row && this.#toMessage(row);
  }

  findSource(messageId: string, key: string): Uint8Array | undefined {
    const sql = 'SELECT m.source FROM message m JOIN address a USING (email) WHERE m.id = ? AND a.key = ?';
    const row = this.#live().prepare(sql).get(messageId, key);
    return row && sourceRow.parse(row).source;
  }

  findAttachment(id: string, key: string): (ReceivedAttachment & { messageId: string }) | undefined {
    const sql = `SELECT t.message_id AS messageId, t.name, t.type, t.content
      FROM attachment t JOIN message m ON m.id = t.message_id JOIN address a USING (email)
      WHERE t.id = ? AND a.key = ?`;
    const row = this.#live().prepare(sql).get(id, key);
    return row && attachmentFileRow.parse(row);
  }

  /** @returns false if there is none */
  deleteMessage(id: string, key: string): boolean {
    const sql = 'DELETE FROM message WHERE id = ? AND email IN (SELECT email FROM address WHERE key = ?)';
    return this.#live().prepare(sql).run(id, key).changes === 1;
  }

  #toMessage(row: unknown): StoredMessage {
    const message = messageRow.parse(row);
    const attachments = this.#database
      .prepare('SELECT id, name, length(content) AS sizeBytes FROM attachment WHERE message_id = ? ORDER BY rowid')
      .all(message.id);
    return { ...message, attachments: attachments.map((attachment) => attachmentRow.parse(attachment)) };
  }

  #live(): DatabaseSync {
    this.#database.prepare('DELETE FROM address WHERE expires_at <= ?').run(this.#now());
    return this.#database;
  }
}
