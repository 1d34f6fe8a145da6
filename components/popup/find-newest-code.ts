import type { Message } from '../../lib/mailbox/message.ts';

/** A code is good for minutes as a rule; an older one only stands in its message. */
const FRESH_MS = 30 * 60 * 1000;

/**
 * The message whose code or link stands out above the list.
 * @param messages newest first
 * @returns undefined when the newest one with a code or link was received longer ago than half an hour
 */
export function findNewestCode(messages: readonly Message[], now: number): Message | undefined {
  const newest = messages.find(({ code, link }) => code !== undefined || link !== undefined);
  return newest && now - newest.seenAt < FRESH_MS ? newest : undefined;
}
