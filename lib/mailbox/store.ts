import type { IDBPObjectStore } from 'idb';
import { type Address, addressShape } from './address.ts';
import { type MailboxSchema, openMailbox } from './database.ts';
import type { Message } from './message.ts';
import { parseEach, parseMessages } from './parse-each.ts';
import type { TrashKey } from './trash/trashed.ts';

/** How many messages an address has, and how many of them are unread. */
export type Counts = ReadonlyMap<string, { messages: number; unread: number }>;

/**
 * What every view is drawn from: both lists newest first.
 * @property hasMore older messages are held than those in the list
 * @property counts of each address, over all messages; absent where the list has them all, or while they are counted
 */
export type Mailbox = { addresses: Address[]; messages: Message[]; hasMore?: boolean; counts?: Counts };

type MessageStore = IDBPObjectStore<MailboxSchema, ('addresses' | 'messages')[], 'messages'>;

/** @returns newest first: so many, and the next one if there is any */
async function readNewest(messages: MessageStore, limit: number): Promise<unknown[]> {
  const received = messages.index('received');
  if (limit === Number.POSITIVE_INFINITY) return (await received.getAll()).reverse();
  // One step to the last that is wanted, and all from there on at once: a cursor's every step is a way to the storage and back.
  const last = await (await received.openKeyCursor(null, 'prev'))?.advance(limit);
  const newest = await received.getAll(last && IDBKeyRange.lowerBound(last.key));
  return newest.reverse().slice(0, limit + 1);
}

/**
 * Reads the newest messages, which takes as long whether ten or ten thousand are held.
 * @param limit how many; all of them when absent
 * @param open a message that is read too, wherever it stands: last in the list if it is not one of the newest
 * @throws DOMException when the browser's storage can't be opened
 */
export async function readMailbox(limit = Number.POSITIVE_INFINITY, open?: string): Promise<Mailbox> {
  const transaction = (await openMailbox()).transaction(['addresses', 'messages']);
  const stored = transaction.objectStore('messages');
  const [addresses, newest, opened] = await Promise.all([
    transaction.objectStore('addresses').getAll(),
    readNewest(stored, limit),
    open === undefined ? undefined : stored.get(open),
  ]);
  const messages = parseMessages(newest.slice(0, limit));
  const isListed = messages.some(({ id }) => id === open);
  return {
    addresses: parseEach(addresses, addressShape, 'address').sort((a, b) => b.createdAt - a.createdAt),
    messages: opened && !isListed ? [...messages, ...parseMessages([opened])] : messages,
    hasMore: newest.length > limit,
  };
}

/** Counts the messages of each address, without reading one. */
export async function countMessages(emails: string[]): Promise<Counts> {
  const messages = (await openMailbox()).transaction('messages').store;
  const count = async (email: string) => {
    const [all, read] = await Promise.all([
      messages.index('address').count(email),
      messages.index('read').count(IDBKeyRange.bound([email], [email, []])),
    ]);
    return [email, { messages: all, unread: all - read }] as const;
  };
  return new Map(await Promise.all(emails.map(count)));
}

/** What was deleted and can still be taken back. @param now epoch ms */
export async function readUndoable(now: number): Promise<TrashKey[]> {
  const trash = await (await openMailbox()).getAll('trash');
  return trash.filter(({ untilAt, isPurged }) => untilAt > now && !isPurged).map(({ kind, key }) => ({ kind, key }));
}
