import { type Address, addressesSchema } from './address.ts';
import { type ReadTransaction, readPages } from './mail-store.ts';
import { type Message, messagesSchema } from './message.ts';
import { readEach } from './open-stores.ts';
import { readTrash } from './read-messages.ts';
import type { Trashed } from './trashed.ts';

export type Counts = ReadonlyMap<string, { messages: number; unread: number }>;

/** What every view is drawn from: both lists newest first. */
export type Mailbox = {
  addresses: Address[];
  messages: Message[];
  /** Older messages are stored than those in the list. */
  hasMore?: boolean;
};

/** A page of messages is read and parsed in a few milliseconds, so that input is handled between two pages. */
const PAGE_SIZE = 500;

async function readAll(transaction: ReadTransaction): Promise<Message[]> {
  const all: Message[] = [];
  for await (const page of readPages(transaction, PAGE_SIZE)) all.push(...messagesSchema.parse(page));
  return all;
}

/**
 * Reads the newest messages. With a limit, it takes no longer if more are stored.
 * @param limit how many; all of them when absent
 * @param openId a message that is read too: last in the list if it is not one of the newest
 * @throws DOMException when the browser's storage can't be opened
 */
export async function readMailbox(limit?: number, openId?: string): Promise<Mailbox> {
  const found = await readEach(async (transaction) => {
    const [addresses, newest, all, opened] = await Promise.all([
      transaction.getAll('addresses'),
      // One more, to know whether there are more.
      limit === undefined ? [] : transaction.getAll('messages', { index: 'received', last: limit + 1 }),
      limit === undefined ? readAll(transaction) : [],
      openId === undefined ? undefined : transaction.get('messages', openId),
    ]);
    return { addresses, newest, all, opened: opened ? [opened] : [] };
  });
  const newest = found.flatMap((one) => one.newest).sort(compareNewest);
  const hasMore = limit !== undefined && newest.length > limit;
  const messages =
    limit === undefined
      ? found.flatMap(({ all }) => all).sort(compareNewest)
      : messagesSchema.parse(newest.slice(0, limit));
  const isListed = messages.some(({ id }) => id === openId);
  const opened = isListed ? [] : messagesSchema.parse(found.flatMap((one) => one.opened));
  return {
    addresses: addressesSchema
      .parse(found.flatMap(({ addresses }) => addresses))
      .sort((a, b) => b.createdAt - a.createdAt),
    messages: [...messages, ...opened],
    hasMore,
  };
}

/** Newest first; messages of the same time in the order of the index. */
function compareNewest(one: Message, other: Message): number {
  return other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1);
}

/** Counts the messages of each address without reading their records. It takes two requests to the storage for each address. */
export async function countMessages(): Promise<Counts> {
  const counts = await readEach(async (transaction) => {
    const count = async (email: string) => {
      const [messages, read] = await Promise.all([
        transaction.count('messages', { index: 'address', of: email }),
        transaction.count('messages', { index: 'read', of: [email] }),
      ]);
      return [email, { messages, unread: messages - read }] as const;
    };
    return Promise.all((await transaction.getKeys('addresses')).map(count));
  });
  return new Map(counts.flat());
}

/** What was deleted and can be restored. */
export async function readUndoable(now: number): Promise<Trashed[]> {
  return (await readTrash()).filter(({ untilAt, isPurged }) => untilAt > now && !isPurged);
}
