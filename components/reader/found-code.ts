import type { Address } from '../../lib/mailbox/address.ts';
import { findNewestCodes } from '../../lib/mailbox/fresh-code.ts';
import type { Message } from '../../lib/mailbox/message.ts';

/**
 * The address of a message, if the page where it was filled may have asked for the message's code, and can take it.
 * @param canFill there is a page beside ours
 * @param openTabs ids of the browser's tabs; absent while unknown
 * @param site of the page beside ours, which can take the code too if it is of the same site
 */
export function findFilledAddress(
  address: Address | undefined,
  canFill: boolean,
  openTabs: ReadonlySet<number> | undefined,
  site?: string | null,
): Address | undefined {
  const tabId = address?.filledIn?.tabId;
  return canFill && tabId !== undefined && (openTabs?.has(tabId) !== false || (site != null && address?.site === site))
    ? address
    : undefined;
}

/**
 * The ids of messages whose code was replaced by a newer code from the same sender to the same address.
 * @param messages newest first
 */
export function findOutdatedCodeIds(messages: Message[]): ReadonlySet<string> {
  const newest = new Set(findNewestCodes(messages).map(({ id }) => id));
  return new Set(messages.filter(({ id, code }) => code !== undefined && !newest.has(id)).map(({ id }) => id));
}
