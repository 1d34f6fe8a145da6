import type { DBSchema, IDBPDatabase } from 'idb';
import { openDatabase } from '../database/open-database.ts';
import type { Address } from './address.ts';
import type { Body, Message } from './message.ts';
import type { Trashed } from './trash/trashed.ts';

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
   * Records without `readAt` or `notifiedAt` are in no index of these: what is unread or unnotified is the difference of two counts,
   * so that a poll does not have to read ten thousand messages.
   */
  messages: {
    key: string;
    value: Message;
    indexes: {
      address: string;
      read: [string, number];
      notified: number;
      received: number;
      /** read messages of which something is held, those that came first before the others */
      clearable: [seenAt: number, readAt: number, storedBytes: number];
      /** those whose body is still to be fetched */
      wanted: number;
    };
  };
  bodies: { key: string; value: Body };
  /** What of a body can be searched, folded. Every body has one, or will be given one. */
  texts: { key: string; value: { id: string; text: string } };
  files: { key: [string, string]; value: StoredFile };
  /** Ids that were deleted here: the service may go on listing one until its own deletion is through. */
  deleted: { key: string; value: { id: string; address: string } };
  /** What was deleted a moment ago, or is still to be deleted on the service. */
  trash: { key: [Trashed['kind'], string]; value: Trashed };
  /** Sums that would be slow to make: the bytes that are held of messages. */
  totals: { key: 'held'; value: number };
}

export type MailboxDatabase = IDBPDatabase<MailboxSchema>;

const NAME = 'mailbox';
const VERSION = 3;

let opening: Promise<MailboxDatabase> | undefined;

/** Opens the mailbox once per context. A connection that the browser closed, or that never opened, is opened anew on the next call. */
export function openMailbox(): Promise<MailboxDatabase> {
  opening ??= openDatabase<MailboxSchema>(
    NAME,
    VERSION,
    async (database, from, _to, transaction) => {
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
      if (from < 3) {
        database.createObjectStore('texts', { keyPath: 'id' });
        database.createObjectStore('trash', { keyPath: ['kind', 'key'] });
        database.createObjectStore('totals');
        const messages = transaction.objectStore('messages');
        messages.createIndex('clearable', ['seenAt', 'readAt', 'storedBytes']);
        messages.createIndex('wanted', 'bodyWantedAt');
        // What older versions did not fetch. What they hold is counted by `countUncounted`, which has to read it.
        for (let cursor = await messages.openCursor(); cursor; cursor = await cursor.continue()) {
          const message = cursor.value;
          if (message.attachments === undefined) await cursor.update({ ...message, bodyWantedAt: message.seenAt });
        }
      }
    },
    () => {
      opening = undefined;
    },
  ).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}
