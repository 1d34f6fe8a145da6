import { findNewestCodes } from '../../lib/mailbox/fresh-code.ts';
import type { Message } from '../../lib/mailbox/message.ts';

/**
 * The ids of messages whose code was replaced by a newer code to the same address.
 * @param messages newest first
 */
export function findReplacedCodes(messages: Message[]): ReadonlySet<string> {
  const newest = new Set(findNewestCodes(messages).map(({ id }) => id));
  return new Set(messages.filter(({ id, code }) => code !== undefined && !newest.has(id)).map(({ id }) => id));
}
