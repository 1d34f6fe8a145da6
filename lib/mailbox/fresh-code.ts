import type { Message } from './message.ts';

/** A code is asked for within minutes; after these it is of little use, and not offered by itself any more. */
export const FRESH_MS = 15 * 60_000;

/** Whether the code of a message, if it has one, is still likely to be waited for. */
export function hasFreshCode(message: Message, now: number): message is Message & { code: string } {
  return message.code !== undefined && !isRestored(message) && now - message.seenAt < FRESH_MS;
}

/** Anybody may have written an archive: what is in it is never newer than what a service sent. */
export function isRestored({ restoredAt }: Message): boolean {
  return restoredAt !== undefined;
}

/**
 * Of each address the newest message with a code: an older code of the same address was replaced by it. Restored
 * messages count only where there are no others.
 * @param messages newest first
 */
export function findNewestCodes(messages: Message[]): (Message & { code: string })[] {
  const seen = new Set<string>();
  return [...messages.filter((message) => !isRestored(message)), ...messages.filter(isRestored)].filter(
    (message): message is Message & { code: string } => {
      if (message.code === undefined || seen.has(message.address)) return false;
      seen.add(message.address);
      return true;
    },
  );
}
