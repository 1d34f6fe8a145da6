import type { ZodMiniType } from 'zod/mini';
import { type Address, addressSchema } from './address.ts';
import { openMailbox } from './database.ts';
import { type Body, bodySchema, type Message, messageSchema } from './message.ts';

/** What every view is drawn from: both lists newest first. */
export type Mailbox = { addresses: Address[]; messages: Message[] };

/** Says "something changed", nothing else: who listens reads again. */
const CHANNEL = 'mailbox';

/** Drops what does not fit, one by one, and says so in the log. */
function parseEach<T>(stored: unknown[], schema: ZodMiniType<T>, what: string): T[] {
  return stored.flatMap((item) => {
    const parsed = schema.safeParse(item);
    if (parsed.success) return [parsed.data];
    console.warn(`A stored ${what} does not fit and is left out:`, parsed.error.message);
    return [];
  });
}

/** @throws DOMException when the browser's storage can't be opened */
export async function readMailbox(): Promise<Mailbox> {
  const transaction = (await openMailbox()).transaction(['addresses', 'messages']);
  const [addresses, messages] = await Promise.all([
    transaction.objectStore('addresses').getAll(),
    transaction.objectStore('messages').getAll(),
  ]);
  return {
    addresses: parseEach(addresses, addressSchema, 'address').sort((a, b) => b.createdAt - a.createdAt),
    messages: parseEach(messages, messageSchema, 'message').sort((a, b) => b.createdAt - a.createdAt),
  };
}

/** In no order. @throws DOMException when the browser's storage can't be opened */
export async function readAddresses(): Promise<Address[]> {
  return parseEach(await (await openMailbox()).getAll('addresses'), addressSchema, 'address');
}

/** @returns undefined for one that was deleted */
export async function readMessage(id: string): Promise<Message | undefined> {
  const stored = await (await openMailbox()).get('messages', id);
  return stored === undefined ? undefined : parseEach([stored], messageSchema, 'message')[0];
}

/** How many messages of these addresses are unread. */
export async function countUnread(emails: string[]): Promise<number> {
  const messages = (await openMailbox()).transaction('messages').store;
  const counts = await Promise.all(
    emails.map(async (email) => {
      const all = await messages.index('address').count(email);
      return all - (await messages.index('read').count(IDBKeyRange.bound([email], [email, []])));
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Messages that the person was not told of yet, newest first. */
export async function readUntold(): Promise<Message[]> {
  const messages = (await openMailbox()).transaction('messages').store;
  if ((await messages.count()) === (await messages.index('notified').count())) return [];
  return parseEach(await messages.getAll(), messageSchema, 'message')
    .filter(({ notifiedAt }) => notifiedAt === undefined)
    .sort((a, b) => b.createdAt - a.createdAt);
}

/** @returns undefined until the body was fetched */
export async function readBody(id: string): Promise<Body | undefined> {
  const stored = await (await openMailbox()).get('bodies', id);
  return stored === undefined ? undefined : parseEach([stored], bodySchema, 'body')[0];
}

/**
 * A file that the background fetched: `fetchAttachment` or `fetchSource` come first.
 * @param file the attachment's id, or `SOURCE`
 */
export async function readFile(message: string, file: string): Promise<Blob | undefined> {
  return (await (await openMailbox()).get('files', [message, file]))?.bytes;
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
