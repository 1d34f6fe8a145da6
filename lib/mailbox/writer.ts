import type { WireMessage } from '../api/wire.ts';
import { maybe } from '../shape/shape.ts';
import { type Address, addressShape } from './address.ts';
import { openMailbox, type StoredFile } from './database.ts';
import type { Body, Message } from './message.ts';
import { receiveMessages } from './receive-messages.ts';
import { announceChange } from './store.ts';

/**
 * Every change of the mailbox. Imported by the background only: one writer. Each change is one IndexedDB transaction, so it
 * is on disk whole before its promise is kept, and two changes of the same record never mix, wherever the worker dies.
 */

const STORES = ['addresses', 'messages', 'bodies', 'files', 'deleted'] as const;

async function begin() {
  // Durable before anything is shown or asked: the default may lose the last writes when the machine fails.
  return (await openMailbox()).transaction(STORES, 'readwrite', { durability: 'strict' });
}

type Transaction = Awaited<ReturnType<typeof begin>>;

async function change<T>(make: (transaction: Transaction) => Promise<T>): Promise<T> {
  const transaction = await begin();
  try {
    const result = await make(transaction);
    await transaction.done;
    announceChange();
    return result;
  } catch (error) {
    transaction.done.catch(() => {});
    try {
      transaction.abort();
    } catch {
      // It has ended already, by the same error.
    }
    throw error;
  }
}

export function addAddress(address: Address): Promise<void> {
  return change(async (transaction) => {
    await transaction.objectStore('addresses').put(address);
  });
}

/** Does nothing for an address that is not there (any more). */
export function updateAddress(email: string, update: (address: Address) => Address): Promise<void> {
  return change(async (transaction) => {
    const addresses = transaction.objectStore('addresses');
    const address = maybe(addressShape)(await addresses.get(email));
    if (address) await addresses.put(update(address));
  });
}

async function removeContents(transaction: Transaction, id: string): Promise<void> {
  await transaction.objectStore('messages').delete(id);
  await transaction.objectStore('bodies').delete(id);
  await transaction.objectStore('files').delete(IDBKeyRange.bound([id], [id, []]));
}

/** Removes an address with its messages. */
export function removeAddress(email: string): Promise<void> {
  return change(async (transaction) => {
    for (const id of await transaction.objectStore('messages').index('address').getAllKeys(email)) {
      await removeContents(transaction, id);
    }
    const deleted = transaction.objectStore('deleted');
    for (const gone of await deleted.getAll()) if (gone.address === email) await deleted.delete(gone.id);
    await transaction.objectStore('addresses').delete(email);
  });
}

/**
 * Adds what is new in a list from the service.
 * @returns the messages that we did not hold; none if the address has been removed meanwhile
 */
export function storeMessages(email: string, listed: WireMessage[], now: number): Promise<Message[]> {
  return change(async (transaction) => {
    const addresses = transaction.objectStore('addresses');
    const messages = transaction.objectStore('messages');
    const address = maybe(addressShape)(await addresses.get(email));
    if (!address) return [];

    const known = new Set<string>();
    for (const { id } of listed) {
      const isKnown = (await messages.getKey(id)) ?? (await transaction.objectStore('deleted').getKey(id));
      if (isKnown !== undefined) known.add(id);
    }
    const received = receiveMessages(address, listed, (id) => known.has(id), now);
    await addresses.put(received.address);
    for (const message of received.fresh) await messages.put(message);
    for (const body of received.bodies) await transaction.objectStore('bodies').put(body);
    return received.fresh;
  });
}

async function updateMessage(transaction: Transaction, id: string, update: (message: Message) => Message) {
  const messages = transaction.objectStore('messages');
  const message = await messages.get(id);
  if (message) await messages.put(update(message));
}

/** @param found what was read out of the body, for the list */
export function storeBody(body: Body, found: Pick<Message, 'code' | 'link' | 'attachments'>): Promise<void> {
  return change(async (transaction) => {
    await transaction.objectStore('bodies').put(body);
    await updateMessage(transaction, body.id, (message) => ({ ...message, ...found }));
  });
}

/** @param readAt epoch ms; undefined makes them unread */
export function markRead(ids: string[], readAt: number | undefined): Promise<void> {
  return change(async (transaction) => {
    for (const id of ids) {
      await updateMessage(transaction, id, ({ readAt: before, ...message }) =>
        readAt === undefined ? message : { ...message, readAt: before ?? readAt },
      );
    }
  });
}

/** Notes down that a notification is about to be asked for. @param notification its id */
export function markNotifying(ids: string[], notification: string, at: number): Promise<void> {
  return change(async (transaction) => {
    for (const id of ids) {
      await updateMessage(transaction, id, (message) => ({ ...message, notifying: { id: notification, at } }));
    }
  });
}

export function markNotified(ids: string[], notifiedAt: number): Promise<void> {
  return change(async (transaction) => {
    for (const id of ids) {
      await updateMessage(transaction, id, ({ notifying: _, ...message }) => ({ ...message, notifiedAt }));
    }
  });
}

/** Removes a message, and remembers its id: the service may list it once more. */
export function removeMessage(id: string): Promise<void> {
  return change(async (transaction) => {
    const message = await transaction.objectStore('messages').get(id);
    if (message) await transaction.objectStore('deleted').put({ id, address: message.address });
    await removeContents(transaction, id);
  });
}

export function storeFile(file: StoredFile): Promise<void> {
  return change(async (transaction) => {
    await transaction.objectStore('files').put(file);
  });
}
