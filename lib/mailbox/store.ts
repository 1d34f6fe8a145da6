import type { IDBPObjectStore } from 'idb';
import { type Address, addressesSchema } from './address.ts';
import { type MailboxSchema, openMailbox } from './database.ts';
import { type Message, messagesSchema } from './message.ts';
import { type TrashKey, trashSchema } from './trash/trashed.ts';

/** How many messages an address has, and how many of them are unread. */
export type Counts = ReadonlyMap<string, { messages: number; unread: number }>;

/**
 * What every view is drawn from: both lists newest first.
 * @property hasMore older messages are stored than those in the list
 */
export type Mailbox = { addresses: Address[]; messages: Message[]; hasMore?: boolean };

type MessageStore = IDBPObjectStore<MailboxSchema, ('addresses' | 'messages')[], 'messages'>;

/** So many are read and parsed in a few milliseconds; between pages it is the turn of whoever types. */
const PAGE_SIZE = 500;

type Listed = { messages: Message[]; hasMore: boolean };

/** @returns newest first */
async function readNewest(messages: MessageStore, limit: number): Promise<Listed> {
  const received = messages.index('received');
  // One step to the last that is wanted, and all from there on at once: every step of a cursor is a way to the storage and back.
  const last = await (await received.openKeyCursor(null, 'prev'))?.advance(limit);
  const newest = (await received.getAll(last && IDBKeyRange.lowerBound(last.key))).reverse();
  return { messages: messagesSchema.parse(newest.slice(0, limit)), hasMore: newest.length > limit };
}

/** @returns newest first */
async function readAll(messages: MessageStore): Promise<Listed> {
  const all: Message[] = [];
  let page = await messages.getAll(null, PAGE_SIZE);
  for (let last = page.at(-1); last; last = page.at(-1)) {
    all.push(...messagesSchema.parse(page));
    page = await messages.getAll(IDBKeyRange.lowerBound(last.id, true), PAGE_SIZE);
  }
  // Among messages of one moment the same order as the index has.
  all.sort((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1));
  return { messages: all, hasMore: false };
}

/**
 * Reads the newest messages, which takes as long whether ten or ten thousand are stored.
 * @param limit how many; all of them when absent
 * @param openId a message that is read too: last in the list if it is not one of the newest
 * @throws DOMException when the browser's storage can't be opened
 */
export async function readMailbox(limit?: number, openId?: string): Promise<Mailbox> {
  const transaction = (await openMailbox()).transaction(['addresses', 'messages']);
  const stored = transaction.objectStore('messages');
  const [addresses, { messages, hasMore }, opened] = await Promise.all([
    transaction.objectStore('addresses').getAll(),
    limit === undefined ? readAll(stored) : readNewest(stored, limit),
    openId === undefined ? undefined : stored.get(openId),
  ]);
  const isListed = messages.some(({ id }) => id === openId);
  return {
    addresses: addressesSchema.parse(addresses).sort((a, b) => b.createdAt - a.createdAt),
    messages: opened && !isListed ? [...messages, ...messagesSchema.parse([opened])] : messages,
    hasMore,
  };
}

/** Counts the messages of each address, without reading one: for a view of all addresses, not with every change. */
export async function countMessages(): Promise<Counts> {
  const transaction = (await openMailbox()).transaction(['addresses', 'messages']);
  const messages = transaction.objectStore('messages');
  const count = async (email: string) => {
    const [all, read] = await Promise.all([
      messages.index('address').count(email),
      messages.index('read').count(IDBKeyRange.bound([email], [email, []])),
    ]);
    return [email, { messages: all, unread: all - read }] as const;
  };
  const emails = await transaction.objectStore('addresses').getAllKeys();
  return new Map(await Promise.all(emails.map(count)));
}

/** Deletions that can still be undone. @param now epoch ms */
export async function readUndoable(now: number): Promise<TrashKey[]> {
  const trash = trashSchema.parse(await (await openMailbox()).getAll('trash'));
  return trash.filter(({ untilAt, isPurged }) => untilAt > now && !isPurged).map(({ kind, key }) => ({ kind, key }));
}
