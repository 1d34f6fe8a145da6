import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Address } from './address.ts';
import type { Body, Message } from './message.ts';
import type { Refusal } from './refusal.ts';
import type { StoredFile } from './stored-file.ts';
import type { Trashed } from './trash/trashed.ts';
import { readStoredOrNot } from './unstored/stored-or-not.ts';

/** The mailbox's schema on disk. Once a version of Mayfly is released, a change of it is a new version with a step of its own in `upgrade`. */
export interface MailboxSchema extends DBSchema {
  addresses: { key: string; value: Address; indexes: { expires: number } };
  /** A message without a field is not in its index: what is wanted is found without the ten thousand that are not. */
  messages: {
    key: string;
    value: Message;
    indexes: {
      address: string;
      read: [string, number];
      notified: number;
      /** messages that the person is still to be notified of */
      unnotified: number;
      received: number;
      /** read messages with contents, the oldest first */
      evictable: [seenAt: number, readAt: number, storedBytes: number];
      /** messages whose body is still to be fetched */
      wanted: number;
    };
  };
  bodies: { key: string; value: Body };
  /** The words of a body that can be searched, folded. */
  texts: { key: string; value: { id: string; text: string } };
  files: { key: [string, string]; value: StoredFile };
  /** Messages deleted here: the service lists them until it has deleted them too. */
  deleted: { key: string; value: { id: string; address: string }; indexes: { address: string } };
  /** Deleted a moment ago, or still to be deleted on the service. */
  trash: { key: [Trashed['kind'], string]; value: Trashed };
  /** Sums that would be slow to make: the bytes of all contents, how many messages there are, and how many are unread. */
  totals: { key: 'stored' | 'messages' | 'unread'; value: number };
  /** What sites did not accept. */
  refusals: { key: [string, Refusal['window']]; value: Refusal };
}

export type MailboxDatabase = IDBPDatabase<MailboxSchema>;

const NAME = 'mailbox';
const VERSION = 1;

let opening: Promise<MailboxDatabase> | undefined;

function forget(): void {
  opening = undefined;
}

function createStores(database: MailboxDatabase): void {
  const addresses = database.createObjectStore('addresses', { keyPath: 'email' });
  addresses.createIndex('expires', 'expiresAt');
  const messages = database.createObjectStore('messages', { keyPath: 'id' });
  messages.createIndex('address', 'address');
  messages.createIndex('read', ['address', 'readAt']);
  messages.createIndex('notified', 'notifiedAt');
  messages.createIndex('unnotified', 'notificationWantedAt');
  messages.createIndex('received', 'createdAt');
  messages.createIndex('evictable', ['seenAt', 'readAt', 'storedBytes']);
  messages.createIndex('wanted', 'bodyWantedAt');
  database.createObjectStore('bodies', { keyPath: 'id' });
  database.createObjectStore('texts', { keyPath: 'id' });
  database.createObjectStore('files', { keyPath: ['message', 'file'] });
  database.createObjectStore('deleted', { keyPath: 'id' }).createIndex('address', 'address');
  database.createObjectStore('trash', { keyPath: ['kind', 'key'] });
  database.createObjectStore('totals');
  database.createObjectStore('refusals', { keyPath: ['site', 'window'] });
}

async function open(): Promise<MailboxDatabase> {
  return openDB<MailboxSchema>(NAME, VERSION, {
    upgrade: createStores,
    // A newer version of the extension waits to upgrade: an old page must not stand in its way.
    blocking(_current, _blocked, { target }) {
      (target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
}

/** The mailbox on disk, opened once per context. A connection that was closed, or that never opened, is opened anew on the next call. */
function openStored(): Promise<MailboxDatabase> {
  opening ??= open().catch((error: unknown) => {
    forget();
    throw error;
  });
  return opening;
}

let openShown = () => readStoredOrNot(openStored);

/** Opens the mailbox that this context reads: what the background writes into, unless `openMailboxBy` says otherwise. */
export function openMailbox(): Promise<MailboxDatabase> {
  return openShown();
}

/** Has this context read another mailbox from now on. @param choose gets what opens the one on disk, and says what is called instead */
export function openMailboxBy(
  choose: (openStored: () => Promise<MailboxDatabase>) => () => Promise<MailboxDatabase>,
): void {
  openShown = choose(openStored);
}
