import type { Message } from './message.ts';

/** A code is asked for within minutes; after these it is of little use, and not offered by itself any more. */
export const FRESH_MS = 15 * 60_000;

/** Whether the code of a message, if it has one, is still likely to be waited for. */
export function hasFreshCode(message: Message, now: number): message is Message & { code: string } {
  return message.code !== undefined && now - message.seenAt < FRESH_MS;
}

/**
 * Of each address the newest message with a code: an older code of the same address was replaced by it.
 * @param messages newest first
 */
export function findNewestCodes(messages: Message[]): (Message & { code: string })[] {
  const seen = new Set<string>();
  return messages.filter((message): message is Message & { code: string } => {
    if (message.code === undefined || seen.has(message.address)) return false;
    seen.add(message.address);
    return true;
  });
}
