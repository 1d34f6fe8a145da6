import { NotFoundError } from '../api/errors.ts';
import { type Address, addressesSchema, isLive } from './address.ts';
import type { ReadTransaction } from './mail-store.ts';
import { type Message, messageSchema, messagesSchema } from './message.ts';
import { countMessagesIn, findUnreadableIds, readTotal } from './message-totals.ts';
import { openStores, readEach, readOne } from './open-stores.ts';
import { readStoredBytes } from './quota.ts';
import { refusalsSchema } from './refusal.ts';
import { type Trashed, type TrashKey, trashSchema } from './trashed.ts';

async function readStored<T>(work: (transaction: ReadTransaction) => Promise<T[]>): Promise<T[]> {
  return (await readEach(work)).flat();
}

const newestFirst = (one: Message, other: Message) => other.createdAt - one.createdAt;

/** All addresses, in no particular order. @throws DOMException if a newer version of Mayfly has made the mailbox */
export async function readAddresses(): Promise<Address[]> {
  return addressesSchema.parse(await readStored((transaction) => transaction.getAll('addresses')));
}

/** The addresses at which mail can still arrive, in no particular order. Expired ones are not even read. @param now epoch ms */
export async function readLiveAddresses(now: number): Promise<Address[]> {
  const unexpired = await readStored((transaction) =>
    transaction.getAll('addresses', { index: 'expires', after: now }),
  );
  return addressesSchema.parse(unexpired).filter((address) => isLive(address, now));
}

export async function readAddressesOf(emails: readonly string[]): Promise<Address[]> {
  const found = await readStored((transaction) =>
    Promise.all([...new Set(emails)].map((email) => transaction.get('addresses', email))),
  );
  return addressesSchema.parse(found.filter((address) => address !== undefined));
}

export async function readAddress(email: string): Promise<Address | undefined> {
  return (await readAddressesOf([email]))[0];
}

/**
 * The service that has a message, which is the service of its address. If the address is in the trash, or was removed, no service is used.
 * @returns base URL
 * @throws NotFoundError
 */
export async function findServiceOf({ address: email }: Pick<Message, 'address'>): Promise<string> {
  const address = await readAddress(email);
  if (!address) throw new NotFoundError('Its address is not in the mailbox.');
  return address.service;
}

/** The bytes of all contents, and the number of messages. A private window counts private mail only, other windows all other mail. */
export type StoredTotal = { bytes: number; messages: number };

export async function readStoredTotal(): Promise<StoredTotal> {
  const [store] = await openStores();
  if (!store) return { bytes: 0, messages: 0 };
  return store.read(async (transaction) => ({
    bytes: await readStoredBytes(transaction),
    messages: (await readTotal(transaction, 'messages')) ?? (await countMessagesIn(transaction)).messages,
  }));
}

export async function readTrash(): Promise<Trashed[]> {
  return trashSchema.parse(await readStored((transaction) => transaction.getAll('trash')));
}

export async function isInTrash({ kind, key }: TrashKey): Promise<boolean> {
  return (await readEach((transaction) => transaction.has('trash', [kind, key]))).includes(true);
}

/** How many deletions have failed on the service so far. They are repeated. */
export async function countWaitingDeletions(): Promise<number> {
  return (await readTrash()).filter(({ isPurged }) => isPurged).length;
}

/** How many messages are unread, including those of expired addresses. Call it in the background only. */
export async function countUnread(): Promise<{ openly: number; privately: number }> {
  const [openly = 0, privately = 0] = await readEach(
    async (transaction) => (await readTotal(transaction, 'unread')) ?? (await countMessagesIn(transaction)).unread,
  );
  return { openly, privately };
}

export function readMessageIds(): Promise<string[]> {
  return readStored((transaction) => transaction.getKeys('messages'));
}

/** The ids of messages that are stored but can't be read: no list shows them. */
export function readUnreadableIds(): Promise<string[]> {
  return readStored(findUnreadableIds);
}

/** @returns undefined if the message was deleted */
export function readMessage(id: string): Promise<Message | undefined> {
  return readOne(messageSchema, 'message', (transaction) => transaction.get('messages', id));
}

/** The messages to one address, newest first. */
export async function readMessagesTo(email: string): Promise<Message[]> {
  const stored = await readStored((transaction) => transaction.getAll('messages', { index: 'address', of: email }));
  return messagesSchema.parse(stored).sort(newestFirst);
}

export async function countNotified(since: number): Promise<number> {
  const counts = await readEach((transaction) => transaction.count('messages', { index: 'notified', from: since }));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Whether a message is unread of which the user was notified since a time, or is about to be. */
export async function hasUnreadNotified(since: number): Promise<boolean> {
  const found = await readStored(async (transaction) => [
    ...(await transaction.getAll('messages', { index: 'unnotified' })),
    ...(await transaction.getAll('messages', { index: 'notified', from: since })),
  ]);
  return found.some(({ readAt, isPrivate }) => readAt === undefined && !isPrivate);
}

/** Floods are recognised among this many of the latest messages. */
const MAX_READ_FOR_FLOOD = 1000;

/**
 * The addresses, except private ones, for which the user was notified of many messages since a time.
 * @param since epoch ms
 * @param least how many messages are many
 */
export async function findFlooded(since: number, least: number): Promise<Set<string>> {
  const latest = await readEach((transaction) =>
    transaction.getAll('messages', { index: 'notified', from: since, last: MAX_READ_FOR_FLOOD }),
  );
  const openly = latest.flat().filter(({ isPrivate }) => !isPrivate);
  const byAddress = Map.groupBy(openly, ({ address }) => address);
  return new Set([...byAddress].flatMap(([address, messages]) => (messages.length < least ? [] : [address])));
}

/** The messages without a notification so far, newest first. */
export async function readUnnotified(): Promise<Message[]> {
  const unnotified = await readStored((transaction) => transaction.getAll('messages', { index: 'unnotified' }));
  return messagesSchema.parse(unnotified).sort(newestFirst);
}

/** The newest messages whose bodies are still to be fetched, newest first. @param limit the maximum number */
export async function readWanted(limit: number): Promise<Message[]> {
  const wanted = await readStored((transaction) => transaction.getAll('messages', { index: 'wanted', last: limit }));
  const byWanted = ({ bodyWantedAt: one = 0 }: Message, { bodyWantedAt: other = 0 }: Message) => other - one;
  return messagesSchema.parse(wanted.sort(byWanted).slice(0, limit));
}

/** The domains that each site did not accept, in lower case. @param isPrivate whether those from private windows are included */
export async function readAllRefused(isPrivate = false): Promise<ReadonlyMap<string, string[]>> {
  const stored = await readEach(async (transaction, store) =>
    isPrivate || !store.isPrivate ? transaction.getAll('refusals') : [],
  );
  const bySite = new Map<string, string[]>();
  for (const { site, domains } of refusalsSchema.parse(stored.flat())) {
    bySite.set(site, [...(bySite.get(site) ?? []), ...domains]);
  }
  return bySite;
}

export async function readRefused(site: string | undefined, isPrivate = false): Promise<string[]> {
  const refused = await readAllRefused(isPrivate);
  return (site !== undefined && refused.get(site)) || [];
}
