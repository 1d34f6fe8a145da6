import type { WireMessage } from '../api/wire.ts';
import { maybe } from '../shape/shape.ts';
import { type Address, addressShape } from './address.ts';
import { change, changeWithin } from './change.ts';
import type { StoredFile } from './database.ts';
import type { Body, Message } from './message.ts';
import { addStoredBytes, bytesOfBody, dropContents, evictOldest, readStoredBytes, toEvicted } from './quota.ts';
import { receiveMessages } from './receive-messages.ts';
import type { Transaction } from './transaction.ts';

/**
 * Changes of the mailbox. Imported by the background only: one writer. Each change is one IndexedDB transaction, so it is on disk
 * whole before its promise is kept, and two changes of the same record never mix, wherever the worker dies.
 */

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

/**
 * Stores a message's body, and what the list shows of it. Where there is no room even without what others hold, it is stored all the
 * same for somebody who wants to read it now, and not stored otherwise; nothing for a message that is not there any more.
 * @param found what was read out of the body
 * @param text what of it can be searched
 * @param isAskedFor somebody wants to read it now
 */
export function storeBody(
  body: Body,
  found: Pick<Message, 'code' | 'link' | 'attachments'>,
  text: string,
  isAskedFor: boolean,
): Promise<void> {
  return changeWithin(async (transaction, mostBytes) => {
    const held = await transaction.objectStore('messages').get(body.id);
    if (!held) return { result: undefined, cleared: 0 };
    const { bodyWantedAt: _, evictedAt: __, ...message } = { ...held, ...found };
    const before = await transaction.objectStore('texts').getKey(body.id);
    await transaction.objectStore('bodies').put(body);
    await transaction.objectStore('texts').put({ id: body.id, text });
    await addStoredBytes(transaction, message, before === undefined ? bytesOfBody(body, text) : 0);

    const cleared = await evictOldest(transaction, mostBytes, Date.now(), body.id);
    const stored = await transaction.objectStore('messages').get(body.id);
    if (isAskedFor || !stored || (await readStoredBytes(transaction)) <= mostBytes)
      return { result: undefined, cleared };
    await dropContents(transaction, stored);
    await transaction.objectStore('messages').put(toEvicted(stored, Date.now()));
    return { result: undefined, cleared: cleared + 1 };
  });
}

/** Stores a file that somebody asked for; nothing for a message that is not there any more. */
export function storeFile(file: StoredFile): Promise<void> {
  return changeWithin(async (transaction, mostBytes) => {
    const message = await transaction.objectStore('messages').get(file.message);
    if (!message) return { result: undefined, cleared: 0 };
    const before = await transaction.objectStore('files').get([file.message, file.file]);
    await transaction.objectStore('files').put(file);
    await addStoredBytes(transaction, message, file.bytes.size - (before?.bytes.size ?? 0));
    return { result: undefined, cleared: await evictOldest(transaction, mostBytes, Date.now(), file.message) };
  });
}

/** The service has no body for it any more: it is not asked again. */
export function giveUpBody(id: string): Promise<void> {
  return change((transaction) => updateMessage(transaction, id, ({ bodyWantedAt: _, ...message }) => message));
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
