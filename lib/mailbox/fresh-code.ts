import type { Message } from './message.ts';

/** A code is asked for within minutes; after these it is of little use, and not offered by itself any more. */
export const FRESH_MS = 15 * 60_000;

/** Whether the code of a message, if it has one, is still likely to be waited for. */
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
