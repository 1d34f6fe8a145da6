import { openMailbox } from './database.ts';
import { FRESH_MS } from './fresh-code.ts';
import { type Message, messagesSchema } from './message.ts';

/** In a flood, mail that is behind so many is not found. */
const MOST = 2000;

/**
 * Messages that were seen so lately that their codes are fresh, newest first: found by when the person was notified of them, or is to be,
 * so that no older mail is read, however much there is.
 * @param now epoch ms
 */
export async function readFresh(now: number): Promise<Message[]> {
  const { store } = (await openMailbox()).transaction('messages');
  const fresh = IDBKeyRange.lowerBound(now - FRESH_MS);
  const read = async (name: 'notified' | 'unnotified') => {
    const index = store.index(name);
    const beyond = await (await index.openKeyCursor(fresh, 'prev'))?.advance(MOST);
    return index.getAll(beyond ? IDBKeyRange.lowerBound(beyond.key) : fresh);
  };
  const found = (await Promise.all([read('notified'), read('unnotified')])).flat();
  return messagesSchema
    .parse(found)
    .filter(({ seenAt }) => now - seenAt < FRESH_MS)
    .sort((one, other) => other.createdAt - one.createdAt);
}
