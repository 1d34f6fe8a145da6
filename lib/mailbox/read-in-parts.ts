import { addressesSchema } from './address.ts';
import { openMailbox } from './database.ts';
import { type Message, messagesSchema } from './message.ts';
import type { Mailbox } from './store.ts';

/** So many are read and parsed in a few milliseconds; between pages it is the turn of whoever types. */
const PAGE_SIZE = 500;

/**
 * Reads all messages, the newest first, and gives what is read so far: after the first page, and whenever it has doubled since. Who looks
 * for something new has it as soon as in a small mailbox.
 * @param take gets both lists newest first, and whether they are all there is; what it answers is awaited, and false ends the reading
 * @throws DOMException when the browser's storage can't be opened
 */
export async function readMailboxInParts(
  take: (mailbox: Mailbox, isWhole: boolean) => Promise<boolean> | boolean,
): Promise<void> {
  const database = await openMailbox();
  const addresses = addressesSchema.parse(await database.getAll('addresses')).sort((a, b) => b.createdAt - a.createdAt);
  const messages: Message[] = [];
  let given = 0;
  let before: number | undefined;
  for (;;) {
    const received = database.transaction('messages').store.index('received');
    const older = before === undefined ? null : IDBKeyRange.upperBound(before, true);
    const last = await (await received.openKeyCursor(older, 'prev'))?.advance(PAGE_SIZE - 1);
    // All of one moment come in one page, however many they are.
    const page = await received.getAll(last ? rangeOf(last.key, before) : older);
    messages.push(...messagesSchema.parse(page.reverse()));
    if (last && messages.length < 2 * given) {
      before = last.key;
      continue;
    }
    given = messages.length;
    if (!(await take({ addresses, messages: [...messages], hasMore: false }, !last)) || !last) return;
    before = last.key;
  }
}

const rangeOf = (from: number, before: number | undefined) =>
  before === undefined ? IDBKeyRange.lowerBound(from) : IDBKeyRange.bound(from, before, false, true);
