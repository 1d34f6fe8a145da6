import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Address } from './address.ts';
import type { Body, Message } from './message.ts';

/**
 * A file fetched for a page to save: an attachment, or the message's own source.
 * @property file the attachment's id, or `SOURCE`
 */
export type StoredFile = { message: string; file: string; bytes: Blob };

/** The `file` under which a message's source is kept. No attachment has it: ids are never empty. */
export const SOURCE = '';

/** The mailbox's shape on disk. A change of it is a new version with its own step in `upgrade`. */
export interface MailboxSchema extends DBSchema {
  addresses: { key: string; value: Address };
  /**
   * Records without `readAt` or `notifiedAt` are in no index of these: what is unread or untold is the difference of two counts,
   * so that a poll does not have to read ten thousand messages.
   */
  messages: {
    key: string;
    value: Message;
    indexes: { address: string; read: [string, number]; notified: number; received: number };
  };
  bodies: { key: string; value: Body };
  files: { key: [string, string]; value: StoredFile };
  /** Ids that were deleted here: the service may go on listing one until its own deletion is through. */
  deleted: { key: string; value: { id: string; address: string } };
}

export type MailboxDatabase = IDBPDatabase<MailboxSchema>;

const NAME = 'mailbox';
const VERSION = 2;

let opening: Promise<MailboxDatabase> | undefined;

/** Opens the mailbox once per context. A connection that the browser closed, or that never opened, is opened anew on the next call. */
export function openMailbox(): Promise<MailboxDatabase> {
  opening ??= openDB<MailboxSchema>(NAME, VERSION, {
    upgrade(database, from, _to, transaction) {
      if (from < 1) {
        database.createObjectStore('addresses', { keyPath: 'email' });
        const messages = database.createObjectStore('messages', { keyPath: 'id' });
        messages.createIndex('address', 'address');
        messages.createIndex('read', ['address', 'readAt']);
        messages.createIndex('notified', 'notifiedAt');
        database.createObjectStore('bodies', { keyPath: 'id' });
        database.createObjectStore('files', { keyPath: ['message', 'file'] });
        database.createObjectStore('deleted', { keyPath: 'id' });
      }
      // The newest are read without the others.
      if (from < 2) transaction.objectStore('messages').createIndex('received', 'createdAt');
    },
    blocking(_current, _blocked, event) {
      // A newer version of us wants to upgrade: an old page must not stand in its way.
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated() {
      opening = undefined;
    },
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}
