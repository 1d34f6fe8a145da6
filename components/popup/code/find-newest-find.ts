import { findNewestCodes, hasFreshCode } from '../../../lib/mailbox/fresh-code.ts';
import type { Message } from '../../../lib/mailbox/message.ts';

/** Confirmation links are good for longer than codes, as a rule. */
export const LINK_FRESH_MS = 30 * 60_000;

/** What is older only stands in its message. */
export const SHOWN_MS = 60 * 60_000;

/** The message whose code or link stands out above the list; one that is not fresh any more stands back. */
export type NewestFind = { message: Message; isFresh: boolean };

/**
 * The newest code or confirmation link. A link does not push a fresh code of the same address aside: the welcome that comes
 * right after a code has a link as well.
 * @param messages newest first
 * @returns undefined when the newest was received longer ago than an hour
 */
export function findNewestFind(messages: Message[], now: number): NewestFind | undefined {
  const newest = messages.find(({ code, link }) => code !== undefined || link !== undefined);
  if (!newest) return undefined;
  const freshCode = findNewestCodes(messages).find(
    (message) => message.address === newest.address && hasFreshCode(message, now),
  );
  if (freshCode) return { message: freshCode, isFresh: true };
  const ageMs = now - newest.seenAt;
  if (ageMs >= SHOWN_MS) return undefined;
  return { message: newest, isFresh: newest.code === undefined && ageMs < LINK_FRESH_MS };
}
