import { NotFoundError } from '../api/errors.ts';
import { type Address, addressesSchema, addressSchema, isLive } from './address.ts';
import { openMailbox } from './database.ts';
import { type Message, messageSchema, messagesSchema } from './message.ts';
import { totalSchema } from './message-totals.ts';
import { parseStored } from './parse-stored.ts';
import { readStoredBytes } from './quota.ts';

/** In no order. @throws DOMException when the browser's storage can't be opened */
export async function readAddresses(): Promise<Address[]> {
  return addressesSchema.parse(await (await openMailbox()).getAll('addresses'));
}

/** Those that mail can still come to, in no order: however many have expired, they are not read. @param now epoch ms */
export async function readLiveAddresses(now: number): Promise<Address[]> {
  const unexpired = await (await openMailbox()).getAllFromIndex(
    'addresses',
    'expires',
    IDBKeyRange.lowerBound(now, true),
  );
  return addressesSchema.parse(unexpired).filter((address) => isLive(address, now));
}

/** Those of these addresses that are in the mailbox, in no order. */
export async function readAddressesOf(emails: readonly string[]): Promise<Address[]> {
  const mailbox = await openMailbox();
  const found = await Promise.all([...new Set(emails)].map((email) => mailbox.get('addresses', email)));
  return addressesSchema.parse(found.filter((address) => address !== undefined));
}

/**
 * The service that has a message: that of its address. An address that is in the trash, or gone, has none here: no other service is asked.
 * @returns base URL
 * @throws NotFoundError
 */
export async function findServiceOf({ address: email }: Pick<Message, 'address'>): Promise<string> {
  const address = parseStored(addressSchema, await (await openMailbox()).get('addresses', email), 'address');
  if (!address) throw new NotFoundError('Its address is not in the mailbox.');
  return address.service;
}

/** Bytes of all contents, and the number of messages. */
export type StoredTotal = { bytes: number; messages: number };

export async function readStoredTotal(): Promise<StoredTotal> {
  const transaction = (await openMailbox()).transaction(['totals', 'messages']);
  const [bytes, kept] = await Promise.all([
    readStoredBytes(transaction),
    transaction.objectStore('totals').get('messages'),
  ]);
  return { bytes, messages: totalSchema.parse(kept) ?? (await transaction.objectStore('messages').count()) };
}

/** Of all messages, in no order. */
export async function readMessageIds(): Promise<string[]> {
  return (await openMailbox()).getAllKeys('messages');
}

/** @returns undefined for one that was deleted */
export async function readMessage(id: string): Promise<Message | undefined> {
  return parseStored(messageSchema, await (await openMailbox()).get('messages', id), 'message');
}

/** Those of one address, newest first. */
export async function readMessagesTo(email: string): Promise<Message[]> {
  const stored = await (await openMailbox()).getAllFromIndex('messages', 'address', email);
  return messagesSchema.parse(stored).sort((one, other) => other.createdAt - one.createdAt);
}

/** How many messages were notified of since a moment. @param since epoch ms */
export async function countNotified(since: number): Promise<number> {
  return (await openMailbox()).countFromIndex('messages', 'notified', IDBKeyRange.lowerBound(since));
}

/** Messages without a notification so far, newest first. */
export async function readUnnotified(): Promise<Message[]> {
  const unnotified = await (await openMailbox()).getAllFromIndex('messages', 'unnotified');
  return messagesSchema.parse(unnotified).sort((a, b) => b.createdAt - a.createdAt);
}

/** Of the messages whose bodies are still to be fetched, those that came last: newest first. @param limit how many at most */
export async function readWanted(limit: number): Promise<Message[]> {
  const wanted = (await openMailbox()).transaction('messages').store.index('wanted');
  // One step to the last that is wanted, and all from there on at once.
  const beyond = await (await wanted.openKeyCursor(null, 'prev'))?.advance(limit);
  const newest = await wanted.getAll(beyond && IDBKeyRange.lowerBound(beyond.key));
  return messagesSchema.parse(newest.reverse().slice(0, limit));
}
