import { MINUTE } from '../i18n/time.ts';
import { type Message, messagesSchema } from './message.ts';
import { readEach } from './open-stores.ts';

/** A code is needed within minutes. After this time it is seldom useful, and no longer offered automatically. */
export const FRESH_MS = 15 * MINUTE;

export function hasFreshCode(message: Message, now: number): message is Message & { code: string } {
  return message.code !== undefined && now - message.seenAt < FRESH_MS;
}

/**
 * The message with the newest code for each combination of address and sender: it replaces older codes from the same sender. Newest is the
 * message that was seen last.
 * @param messages newest first
 * @returns the message seen last first
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

/** The sender's site if known: a sender may use many addresses and hosts of it. Only distinguishes senders. */
function senderOf({ from, codeSites }: Message): string {
  return codeSites?.sender ?? from.trim().toLowerCase();
}

/** The maximum number of messages read: in a flood, older ones are not found. */
const MAX_READ = 2000;

/**
 * Messages that were first seen so recently that their codes are fresh, newest first. They are found by the time of their notification,
 * past or pending, so that no older mail is read, however much there is.
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
