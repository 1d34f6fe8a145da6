import type { Body, Message } from './message.ts';
import type { Transaction } from './transaction.ts';

/**
 * What is held of each message, in bytes as the storage writes them: body, searched text and files. The sum stands in `totals`, so
 * that nothing has to be read to know whether there is room.
 */

/** What a text takes: the storage writes two bytes a character as soon as one of them needs it. */
function bytesOfText(text: string): number {
  return /[^\0-\xff]/.test(text) ? 2 * text.length : text.length;
}

/** @param text of the body, as it is kept for the search */
export function bytesOfBody(body: Body, text: string): number {
  return bytesOfText(body.text ?? '') + bytesOfText(body.html ?? '') + bytesOfText(text);
}

/** Bytes of all that is held. */
export async function readStoredBytes(transaction: Pick<Transaction, 'objectStore'>): Promise<number> {
  return (await transaction.objectStore('totals').get('held')) ?? 0;
}

/** Notes down that so many bytes more are held of a message. @param message as it will be stored */
export async function addStoredBytes(transaction: Transaction, message: Message, bytes: number): Promise<void> {
  await transaction.objectStore('messages').put({ ...message, storedBytes: (message.storedBytes ?? 0) + bytes });
  await transaction.objectStore('totals').put((await readStoredBytes(transaction)) + bytes, 'held');
}

/** Removes all that is held of a message, but for its place in the list. */
export async function dropContents(transaction: Transaction, { id, storedBytes = 0 }: Message): Promise<void> {
  await transaction.objectStore('bodies').delete(id);
  await transaction.objectStore('texts').delete(id);
  await transaction.objectStore('files').delete(IDBKeyRange.bound([id], [id, []]));
  if (storedBytes > 0) {
    await transaction
      .objectStore('totals')
      .put(Math.max(0, (await readStoredBytes(transaction)) - storedBytes), 'held');
  }
}

/** The message once its contents were dropped to make room. */
export function toEvicted({ storedBytes: _, bodyWantedAt: __, ...message }: Message, now: number): Message {
  return { ...message, evictedAt: now };
}

/**
 * Makes room: the contents of read messages go, those that came first before the others, until no more than `mostBytes` are held.
 * What is unread stays, and so does every message's place in the list.
 * @param keep the message that room is made for
 * @returns of how many messages the contents went
 */
export async function evictOldest(
  transaction: Transaction,
  mostBytes: number,
  now: number,
  keep?: string,
): Promise<number> {
  let cleared = 0;
  if ((await readStoredBytes(transaction)) <= mostBytes) return cleared;
  let cursor = await transaction.objectStore('messages').index('clearable').openCursor();
  while (cursor && (await readStoredBytes(transaction)) > mostBytes) {
    if (cursor.value.id !== keep) {
      await dropContents(transaction, cursor.value);
      await cursor.update(toEvicted(cursor.value, now));
      cleared += 1;
    }
    cursor = await cursor.continue();
  }
  return cleared;
}
