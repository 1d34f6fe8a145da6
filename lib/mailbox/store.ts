import type { IDBPObjectStore } from 'idb';
import type { Shape } from '../shape/shape.ts';
import { type Address, addressShape } from './address.ts';
import { type MailboxDatabase, type MailboxSchema, openMailbox, type StoredFile } from './database.ts';
import { type Body, bodyShape, type Message, messageShape } from './message.ts';
import type { TrashKey } from './trashed.ts';

/** How many messages an address has, and how many of them are unread. */
export type Counts = ReadonlyMap<string, { messages: number; unread: number }>;

/**
 * What every view is drawn from: both lists newest first.
 * @property hasMore older messages are held than those in the list
 * @property counts of each address, over all messages; absent where the list has them all, or while they are counted
 */
export type Mailbox = { addresses: Address[]; messages: Message[]; hasMore?: boolean; counts?: Counts };

type MessageStore = IDBPObjectStore<MailboxSchema, ('addresses' | 'messages')[], 'messages'>;

/** Says "something changed", nothing else: who listens reads again. */
const CHANNEL = 'mailbox';

/** Drops what does not fit, one by one, and says so in the log. */
function parseEach<T>(stored: unknown[], shape: Shape<T>, what: string): T[] {
  return stored.flatMap((item) => {
    try {
      return [shape(item)];
    } catch (error) {
      console.warn(`A stored ${what} does not fit and is left out:`, String(error));
      return [];
    }
  });
}

const parseMessages = (stored: unknown[]) => parseEach(stored, messageShape, 'message');

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

/** In no order. @throws DOMException when the browser's storage can't be opened */
export async function readAddresses(): Promise<Address[]> {
  return parseEach(await (await openMailbox()).getAll('addresses'), addressShape, 'address');
}

/** How much is held: bytes of bodies and files, and how many messages. */
export type Held = { bytes: number; messages: number };

export async function readHeld(): Promise<Held> {
  const transaction = (await openMailbox()).transaction(['totals', 'messages']);
  const [bytes, messages] = await Promise.all([
    transaction.objectStore('totals').get('held'),
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

/** How many messages of these addresses are unread. */
export async function countUnread(emails: string[]): Promise<number> {
  return [...(await countMessages(emails)).values()].reduce((sum, { unread }) => sum + unread, 0);
}

/** Messages that the person was not told of yet, newest first. */
export async function readUntold(): Promise<Message[]> {
  const messages = (await openMailbox()).transaction('messages').store;
  if ((await messages.count()) === (await messages.index('notified').count())) return [];
  return parseMessages(await messages.getAll())
    .filter(({ notifiedAt }) => notifiedAt === undefined)
    .sort((a, b) => b.createdAt - a.createdAt);
}

/** Messages whose bodies are still to be fetched, those that came first before the others. */
export async function readWanted(): Promise<Message[]> {
  return parseMessages(await (await openMailbox()).getAllFromIndex('messages', 'wanted'));
}

/** @returns undefined until the body was fetched */
export async function readBody(id: string): Promise<Body | undefined> {
  const stored = await (await openMailbox()).get('bodies', id);
  return stored === undefined ? undefined : parseEach([stored], bodyShape, 'body')[0];
}

/**
 * A file that the background fetched: `fetchAttachment` or `fetchSource` come first.
 * @param file the attachment's id, or `SOURCE`
 */
export async function readFile(message: string, file: string): Promise<Blob | undefined> {
  return (await (await openMailbox()).get('files', [message, file]))?.bytes;
}

/** All files that are held of a message: attachments, and the source under `SOURCE`. */
export async function readFiles(message: string): Promise<StoredFile[]> {
  return (await openMailbox()).getAll('files', IDBKeyRange.bound([message], [message, []]));
}

/** What of bodies can be searched, by their messages' ids. @param known need not be read again */
export async function readTexts(known: ReadonlySet<string> = new Set()): Promise<Map<string, string>> {
  const database = await openMailbox();
  const texts = known.size === 0 ? await database.getAll('texts') : await readOtherTexts(database, known);
  return new Map(texts.map(({ id, text }) => [id, text]));
}

async function readOtherTexts(database: MailboxDatabase, known: ReadonlySet<string>) {
  const ids = (await database.getAllKeys('texts')).filter((id) => !known.has(id));
  const texts = await Promise.all(ids.map((id) => database.get('texts', id)));
  return texts.filter((text) => text !== undefined);
}

/** What was deleted and can still be taken back. @param now epoch ms */
export async function readUndoable(now: number): Promise<TrashKey[]> {
  const trash = await (await openMailbox()).getAll('trash');
  return trash.filter(({ untilAt, isPurged }) => untilAt > now && !isPurged).map(({ kind, key }) => ({ kind, key }));
}

/** Calls back after every change of the mailbox, by whichever context, until the signal aborts. */
export function watchMailbox(onChange: () => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => onChange();
  signal.addEventListener('abort', () => channel.close());
}

/** Called by the writer once a change is on disk. */
export function announceChange(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}
