import { type Address, addressShape } from './address.ts';
import { openMailbox } from './database.ts';
import type { Message } from './message.ts';
import { parseEach, parseMessages } from './parse-each.ts';
import { countMessages } from './store.ts';

/** In no order. @throws DOMException when the browser's storage can't be opened */
export async function readAddresses(): Promise<Address[]> {
  return parseEach(await (await openMailbox()).getAll('addresses'), addressShape, 'address');
}

/** Bytes of all contents, and the number of messages. */
export type StoredTotal = { bytes: number; messages: number };

export async function readStoredTotal(): Promise<StoredTotal> {
  const transaction = (await openMailbox()).transaction(['totals', 'messages']);
  const [bytes, messages] = await Promise.all([
    transaction.objectStore('totals').get('stored'),
    transaction.objectStore('messages').count(),
  ]);
  return { bytes: bytes ?? 0, messages };
}

/** Of all messages, in no order. */
export async function readMessageIds(): Promise<string[]> {
  return (await openMailbox()).getAllKeys('messages');
}

/** @returns undefined for one that was deleted */
export async function readMessage(id: string): Promise<Message | undefined> {
  const stored = await (await openMailbox()).get('messages', id);
  return stored === undefined ? undefined : parseMessages([stored])[0];
}

/** How many messages of these addresses are unread. */
export async function countUnread(emails: string[]): Promise<number> {
  return [...(await countMessages(emails)).values()].reduce((sum, { unread }) => sum + unread, 0);
}

/** Messages without a notification so far, newest first. */
export async function readUnnotified(): Promise<Message[]> {
  const messages = (await openMailbox()).transaction('messages').store;
  if ((await messages.count()) === (await messages.index('notified').count())) return [];
  return parseMessages(await messages.getAll())
    .filter(({ notifiedAt }) => notifiedAt === undefined)
    .sort((a, b) => b.createdAt - a.createdAt);
}

/** Messages whose bodies are still to be fetched, oldest first. */
export async function readWanted(): Promise<Message[]> {
  return parseMessages(await (await openMailbox()).transaction('messages').store.index('wanted').getAll());
}
