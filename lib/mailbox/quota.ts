import { withDefault, z } from '../storage/schema.ts';
import { storedItem } from '../storage/stored-item.ts';
import { findMessage, type ReadTransaction, readPages, type Transaction } from './mail-store.ts';
import type { Body, Message, StoredFile } from './message.ts';
import { readTotal } from './message-totals.ts';
import { trashSchema } from './trashed.ts';

/**
 * The number of bytes that the contents of messages take: bodies, their searchable texts, and files. Each message stores its own sum, and
 * `totals` the sum of all, so that the quota can be checked without reading anything else.
 */

/** The storage uses two bytes for each character if one of them needs it. */
function bytesOfText(text: string): number {
  return /[^\0-\xff]/.test(text) ? 2 * text.length : text.length;
}

export function bytesOfBody(body: Body, text: string): number {
  return bytesOfText(body.text ?? '') + bytesOfText(body.html ?? '') + bytesOfText(text);
}

/** Reads only the size of a message, whose other fields may be invalid. */
const countedSchema = withDefault(z.object({ storedBytes: withDefault(z.number(), 0) }), { storedBytes: 0 });

async function countStoredBytes(transaction: ReadTransaction): Promise<number> {
  const bytesOf = (messages: unknown[]) =>
    messages.reduce((sum: number, message) => sum + Math.max(0, countedSchema.parse(message).storedBytes), 0);
  // What is in the trash takes its bytes until it is removed for good.
  let sum = bytesOf(trashSchema.parse(await transaction.getAll('trash')).flatMap(({ messages }) => messages));
  for await (const page of readPages(transaction)) sum += bytesOf(page);
  return sum;
}

export async function readStoredBytes(transaction: ReadTransaction): Promise<number> {
  return (await readTotal(transaction, 'stored')) ?? countStoredBytes(transaction);
}

/** Adds to the bytes of a message, and stores it. @param message as it is to be stored, except for its bytes */
export async function addStoredBytes(transaction: Transaction, message: Message, bytes: number): Promise<void> {
  // Written before the message: if the total has to be counted again, these bytes are not counted twice.
  await transaction.put('totals', { name: 'stored', value: (await readStoredBytes(transaction)) + bytes });
  await transaction.put('messages', { ...message, storedBytes: (message.storedBytes ?? 0) + bytes });
}

export async function removeContents(
  transaction: Transaction,
  { id, storedBytes = 0 }: Pick<Message, 'id' | 'storedBytes'>,
): Promise<void> {
  await transaction.delete('bodies', id);
  await transaction.delete('texts', id);
  await transaction.delete('files', [id]);
  if (storedBytes === 0) return;
  const total = await readStoredBytes(transaction);
  await transaction.put('totals', { name: 'stored', value: Math.max(0, total - storedBytes) });
}

/** Removes a message's contents, and marks the message as evicted. @param now epoch ms */
export async function evict(transaction: Transaction, message: Message, now: number): Promise<void> {
  await removeContents(transaction, message);
  const { storedBytes: _, bodyWantedAt: __, ...evicted } = message;
  await transaction.put('messages', { ...evicted, evictedAt: now });
}

/**
 * Evicts read messages, the oldest first, until the stored bytes are within the quota. Unread messages keep their contents, and all
 * messages stay in the list.
 * @param exceptId a message that keeps its contents
 * @returns how many messages lost their contents
 */
export async function evictOldest(
  transaction: Transaction,
  quotaBytes: number,
  now: number,
  exceptId?: string,
): Promise<number> {
  let evicted = 0;
  if ((await readStoredBytes(transaction)) <= quotaBytes) return evicted;
  for (const id of await transaction.getKeys('messages', { index: 'evictable' })) {
    const message = await findMessage(transaction, id);
    if (!message || id === exceptId) continue;
    await evict(transaction, message, now);
    evicted += 1;
    if ((await readStoredBytes(transaction)) <= quotaBytes) break;
  }
  return evicted;
}

/** What a file takes in a store in memory, as text. */
export const CHARACTERS_PER_BYTE = 1.4;

/**
 * Evicts files, the largest first, and then the contents of messages, until at most this many characters are stored. For a store in memory.
 * A file can be fetched again, while the body may hold the code.
 * @param isNew whether the file was stored just now: it goes last
 */
export async function evictLargest(
  transaction: Transaction,
  maxCharacters: number,
  now: number,
  isNew: (file: StoredFile) => boolean,
): Promise<void> {
  const sizes = new Map<string, number>();
  const add = (id: string, size: number) => sizes.set(id, (sizes.get(id) ?? 0) + size);
  for (const { id, text = '', html = '' } of await transaction.getAll('bodies')) add(id, text.length + html.length);
  for (const { id, text } of await transaction.getAll('texts')) add(id, text.length);
  const files = (await transaction.getAll('files')).toSorted((one, other) => other.bytes.size - one.bytes.size);
  const sizeOf = ({ bytes }: StoredFile) => bytes.size * CHARACTERS_PER_BYTE;
  let sum = [...sizes.values(), ...files.map(sizeOf)].reduce((one, other) => one + other, 0);

  async function dropFile(stored: StoredFile): Promise<void> {
    await transaction.delete('files', [stored.message, stored.file]);
    const message = await findMessage(transaction, stored.message);
    if (message) await addStoredBytes(transaction, message, -stored.bytes.size);
    sum -= sizeOf(stored);
  }

  for (const file of files.filter((one) => !isNew(one))) {
    if (sum <= maxCharacters) return;
    await dropFile(file);
  }
  const kept = files.find(isNew);
  for (const [id, size] of [...sizes].sort(([, one], [, other]) => other - one)) {
    if (sum <= maxCharacters) return;
    if (id === kept?.message) continue;
    const message = await findMessage(transaction, id);
    await (message ? evict(transaction, message, now) : removeContents(transaction, { id }));
    sum -= size;
  }
  if (kept && sum > maxCharacters) await dropFile(kept);
}

/** What was evicted since the user last closed the notice about it. */
const evictionNoticeSchema = z.object({
  evicted: withDefault(z.number(), 0),
  /** The browser's storage was full before the quota was reached. */
  isFull: withDefault(z.boolean(), false),
});

export const evictionNoticeItem = storedItem('evictionNotice', z.prefault(evictionNoticeSchema, {}));
