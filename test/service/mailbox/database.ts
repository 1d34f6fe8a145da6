import { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS address (
    email TEXT PRIMARY KEY,
    key TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS message (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL REFERENCES address ON DELETE CASCADE,
    sender TEXT NOT NULL,
    cc TEXT NOT NULL,
    subject TEXT NOT NULL,
    body_text TEXT,
    body_html TEXT,
    created_at INTEGER NOT NULL,
    source BLOB NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS message_by_email ON message (email, created_at);
  CREATE TABLE IF NOT EXISTS attachment (
    id TEXT PRIMARY KEY,
    message_id TEXT NOT NULL REFERENCES message ON DELETE CASCADE,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    content BLOB NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS attachment_by_message ON attachment (message_id);
`;

/**
 * Opens the database and makes what is missing in it.
 * @param file where it is kept; absent: in memory, gone when it is closed
 * @throws if the file cannot be opened or is no database
 */
export function openDatabase(file?: string): DatabaseSync {
  const database = new DatabaseSync(file ?? ':memory:', { enableForeignKeyConstraints: true });
  database.exec(SCHEMA);
  return database;
}
