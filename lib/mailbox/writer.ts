import { InvalidResponseError } from '../api/errors.ts';
import type { ResponseSize } from '../api/problem.ts';
import { text } from '../i18n/text.ts';
import { type Address, addressSchema } from './address.ts';
import { changeMailbox, storeWithinQuota } from './change-mailbox.ts';
import { madeAgain } from './made-again.ts';
import { type Body, type FoundInBody, type Message, messageSchema } from './message.ts';
import { changeTotals } from './message-totals.ts';
import { parseStored } from './parse-stored.ts';
import { addStoredBytes, bytesOfBody, evictOldest, readStoredBytes, removeContents, toEvicted } from './quota.ts';
import { type StoredFile, storedFileSchema } from './stored-file.ts';
import type { Transaction } from './transaction.ts';

/**
 * Changes of the mailbox, for the background alone: one writer. Each change is one IndexedDB transaction: all of it is on disk before
 * its promise resolves, and two changes of the same record never mix, wherever the worker dies.
 */

/** A service claims to have created an address that another one has. */
class TakenAddressError extends InvalidResponseError {
  constructor(email: string) {
    super('Another service has this address.', { detail: text('address.isHere', { email }) });
  }
}

/**
 * Adds an address. What the user gave to one that is there already stays, see `made-again.ts`.
 * @throws TakenAddressError for one that another service has: services are strangers to each other
 */
export function addAddress(address: Address): Promise<void> {
  return changeMailbox(async (transaction) => {
    const addresses = transaction.objectStore('addresses');
    const before = parseStored(addressSchema, await addresses.get(address.email), 'address');
    if (before && before.service !== address.service) throw new TakenAddressError(address.email);
    await addresses.put(before ? madeAgain(before, address) : address);
  });
}

/** Does nothing if the address was deleted. */
export function updateAddress(email: string, update: (address: Address) => Address): Promise<void> {
  return changeMailbox(async (transaction) => {
    const addresses = transaction.objectStore('addresses');
    const address = parseStored(addressSchema, await addresses.get(email), 'address');
    if (address) await addresses.put(update(address));
  });
}

async function readMessage(transaction: Transaction, id: string): Promise<Message | undefined> {
  return parseStored(messageSchema, await transaction.objectStore('messages').get(id), 'message');
}

/** @returns the message before and after it; nothing if it was deleted */
async function updateMessage(transaction: Transaction, id: string, update: (message: Message) => Message) {
  const before = await readMessage(transaction, id);
  if (!before) return [];
  const after = update(before);
  await transaction.objectStore('messages').put(after);
  return [before, after] as const;
}

/**
 * Stores a message's body, and what the list shows of it. Does nothing if the message was deleted.
 * @param found what was found in the body
 * @param text the words by which it is searched
 * @param isAskedFor somebody wants to read it now: it is stored even if it exceeds the quota after all others were evicted
 */
export function storeBody(body: Body, found: FoundInBody, text: string, isAskedFor: boolean): Promise<void> {
  return storeWithinQuota(async (transaction, quotaBytes) => {
    const before = await readMessage(transaction, body.id);
    if (!before) return { result: undefined, evicted: 0 };
    const { bodyWantedAt: _, evictedAt: __, tooLarge: ___, ...message } = { ...before, ...found };
    const isCounted = (await transaction.objectStore('texts').getKey(body.id)) !== undefined;
    await transaction.objectStore('bodies').put(body);
    await transaction.objectStore('texts').put({ id: body.id, text });
    await addStoredBytes(transaction, message, isCounted ? 0 : bytesOfBody(body, text));

    const evicted = await evictOldest(transaction, quotaBytes, Date.now(), body.id);
    const stored = await readMessage(transaction, body.id);
    if (isAskedFor || !stored || (await readStoredBytes(transaction)) <= quotaBytes) {
      return { result: undefined, evicted };
    }
    await removeContents(transaction, stored);
    await transaction.objectStore('messages').put(toEvicted(stored, Date.now()));
    return { result: undefined, evicted: evicted + 1 };
  });
}

/** Stores a file that somebody asked for. Does nothing if the message was deleted. */
export function storeFile(file: StoredFile): Promise<void> {
  return storeWithinQuota(async (transaction, quotaBytes) => {
    const message = await readMessage(transaction, file.message);
    if (!message) return { result: undefined, evicted: 0 };
    const before = parseStored(
      storedFileSchema,
      await transaction.objectStore('files').get([file.message, file.file]),
      'file',
    );
    await transaction.objectStore('files').put(file);
    await addStoredBytes(transaction, message, file.bytes.size - (before?.bytes.size ?? 0));
    return { result: undefined, evicted: await evictOldest(transaction, quotaBytes, Date.now(), file.message) };
  });
}

/**
 * The service is not asked for the body again, unless by hand.
 * @param tooLarge how large it is; absent where the service does not have it any more
 */
export function giveUpBody(id: string, tooLarge?: ResponseSize): Promise<void> {
  return changeMailbox(async (transaction) => {
    await updateMessage(transaction, id, ({ bodyWantedAt: _, ...message }) => ({
      ...message,
      ...(tooLarge && { tooLarge }),
    }));
  });
}

/** @param readAt epoch ms; undefined makes them unread */
export function markRead(ids: string[], readAt: number | undefined): Promise<void> {
  return changeMailbox(async (transaction) => {
    const added: Message[] = [];
    const removed: Message[] = [];
    for (const id of ids) {
      const [before, after] = await updateMessage(transaction, id, ({ readAt: was, ...message }) =>
        readAt === undefined ? message : { ...message, readAt: was ?? readAt },
      );
      if (before) removed.push(before);
      if (after) added.push(after);
    }
    await changeTotals(transaction, { added, removed });
  });
}

/** It fills itself once: who undoes that does not want it there. */
export function markCodeFilled(id: string, codeFilledAt: number): Promise<void> {
  return changeMailbox(async (transaction) => {
    await updateMessage(transaction, id, (message) => ({ ...message, codeFilledAt }));
  });
}

/** Stored before the browser is asked for a notification. @param notification its id */
export function markNotifying(ids: string[], notification: string, at: number): Promise<void> {
  return changeMailbox(async (transaction) => {
    for (const id of ids) {
      await updateMessage(transaction, id, (message) => ({ ...message, notifying: { id: notification, at } }));
    }
  });
}

export function markNotified(ids: string[], notifiedAt: number): Promise<void> {
  return changeMailbox(async (transaction) => {
    for (const id of ids) {
      await updateMessage(transaction, id, ({ notifying: _, notificationWantedAt: __, ...message }) => ({
        ...message,
        notifiedAt,
      }));
    }
  });
}
