import { withDefault, z } from '../storage/schema.ts';
import { type Body, type Message, messageSchema } from './message.ts';
import { parseStored } from './parse-stored.ts';
import type { Transaction } from './transaction.ts';

/**
 * How many bytes the contents of messages take: bodies, their searched texts, and files. Each message has its own sum, and `totals`
 * the sum of all, so that nothing else is read to know whether the quota is kept.
 */

/** The storage writes two bytes a character as soon as one of them needs it. */
function bytesOfText(text: string): number {
  return /[^\0-\xff]/.test(text) ? 2 * text.length : text.length;
}

/** @param text of the body, as it is stored for the search */
export function bytesOfBody(body: Body, text: string): number {
  return bytesOfText(body.text ?? '') + bytesOfText(body.html ?? '') + bytesOfText(text);
}

const storedBytesSchema = withDefault(z.number(), 0);

/** Bytes of all contents. @param transaction over `totals`, if over nothing else */
export async function readStoredBytes(transaction: {
  objectStore(name: 'totals'): { get(key: 'stored'): Promise<unknown> };
}): Promise<number> {
  return storedBytesSchema.parse(await transaction.objectStore('totals').get('stored'));
}

/** So many messages are counted at a time. */
const PAGE_SIZE = 1000;

/** Of a message that may not fit otherwise. */
const countedSchema = withDefault(z.object({ storedBytes: storedBytesSchema }), { storedBytes: 0 });

async function countStoredBytes(transaction: Transaction): Promise<number> {
  const messages = transaction.objectStore('messages');
  let sum = 0;
  let page = await messages.getAll(null, PAGE_SIZE);
  for (let last = page.at(-1); last; last = page.at(-1)) {
    for (const message of page) sum += Math.max(0, countedSchema.parse(message).storedBytes);
    page = await messages.getAll(IDBKeyRange.lowerBound(last.id, true), PAGE_SIZE);
  }
  return sum;
}

/** Bytes of all contents, to be changed. A sum that is none is made anew. */
async function readTotal(transaction: Transaction): Promise<number> {
  const stored: unknown = await transaction.objectStore('totals').get('stored');
  if (stored === undefined || (typeof stored === 'number' && stored >= 0)) return storedBytesSchema.parse(stored);
  const counted = await countStoredBytes(transaction);
  await transaction.objectStore('totals').put(counted, 'stored');
  return counted;
}

/** Adds to the bytes of a message, and stores it. What is not on disk is not counted. @param message as it is to be stored, but for its bytes */
export async function addStoredBytes(transaction: Transaction, message: Message, bytes: number): Promise<void> {
  // Before the message: a total that has to be made anew does not count these bytes twice.
  if (!message.isPrivate) await addToTotal(transaction, bytes);
  await transaction.objectStore('messages').put(withMoreBytes(message, bytes));
}

/** Adds to the bytes of all contents. To be called before the messages are stored that say so as well. */
async function addToTotal(transaction: Transaction, bytes: number): Promise<void> {
  await transaction.objectStore('totals').put((await readTotal(transaction)) + bytes, 'stored');
}

/** The message as it is stored with so many bytes more. */
function withMoreBytes(message: Message, bytes: number): Message {
  return message.isPrivate ? message : { ...message, storedBytes: (message.storedBytes ?? 0) + bytes };
}

/** Removes a message's contents; the message itself stays. */
export async function removeContents(transaction: Transaction, { id, storedBytes = 0 }: Message): Promise<void> {
  await transaction.objectStore('bodies').delete(id);
  await transaction.objectStore('texts').delete(id);
  await transaction.objectStore('files').delete(IDBKeyRange.bound([id], [id, []]));
  if (storedBytes > 0) {
    await transaction.objectStore('totals').put(Math.max(0, (await readTotal(transaction)) - storedBytes), 'stored');
  }
}

/** The message without contents. @param now epoch ms */
export function toEvicted({ storedBytes: _, bodyWantedAt: __, ...message }: Message, now: number): Message {
  return { ...message, evictedAt: now };
}

/**
 * Removes contents of read messages, the oldest first, until no more than the quota is stored. Unread messages keep theirs, and every
 * message stays in the list.
 * @param keptId a message that keeps its contents
 * @returns how many messages lost their contents
 */
export async function evictOldest(
  transaction: Transaction,
  quotaBytes: number,
  now: number,
  keptId?: string,
): Promise<number> {
  let evicted = 0;
  if ((await readTotal(transaction)) <= quotaBytes) return evicted;
  let cursor = await transaction.objectStore('messages').index('evictable').openCursor();
  while (cursor && (await readStoredBytes(transaction)) > quotaBytes) {
    const message = parseStored(messageSchema, cursor.value, 'message');
    if (message && message.id !== keptId) {
      await removeContents(transaction, message);
      await cursor.update(toEvicted(message, now));
      evicted += 1;
    }
    cursor = await cursor.continue();
  }
  return evicted;
}
