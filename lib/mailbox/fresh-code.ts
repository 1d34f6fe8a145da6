import { type Message, messagesSchema } from './message.ts';
import { readEach } from './open-stores.ts';

/** A code is asked for within minutes; after these it is of little use, and not offered by itself any more. */
export const FRESH_MS = 15 * 60_000;

export function hasFreshCode(message: Message, now: number): message is Message & { code: string } {
  return message.code !== undefined && now - message.seenAt < FRESH_MS;
}

/**
 * Of each address and each site that writes to it, the message with a code that was seen last: an older code of the same sender was
 * replaced by it.
 * @param messages newest first
 * @returns those seen last first
 */
export function findNewestCodes(messages: Message[]): (Message & { code: string })[] {
  const seen = new Set<string>();
  const bySeen = messages.toSorted((one, other) => other.seenAt - one.seenAt);
  return bySeen.filter((message): message is Message & { code: string } => {
    if (message.code === undefined) return false;
    const asked = `${message.address} ${senderOf(message)}`;
    if (seen.has(asked)) return false;
    seen.add(asked);
    return true;
  });
}

/** One sender writes from many addresses, and from many hosts of a site. Only to tell senders apart: nothing is sent or opened by it. */
function senderOf({ from, codeSites }: Message): string {
  return codeSites?.sender ?? from.trim().toLowerCase();
}

/** In a flood, older mail than this is not found. */
const MAX_READ = 2000;

/**
 * Messages that were seen so lately that their codes are fresh, newest first: found by when the user was notified of them, or is to be,
 * so that no older mail is read, however much there is.
 * @param now epoch ms
 */
export async function readFresh(now: number): Promise<Message[]> {
  const query = { from: now - FRESH_MS, last: MAX_READ };
  const found = await readEach((transaction) =>
    Promise.all([
      transaction.getAll('messages', { index: 'notified', ...query }),
      transaction.getAll('messages', { index: 'unnotified', ...query }),
    ]),
  );
  return messagesSchema
    .parse(found.flat(2))
    .filter(({ seenAt }) => now - seenAt < FRESH_MS)
    .sort((one, other) => other.createdAt - one.createdAt);
}
