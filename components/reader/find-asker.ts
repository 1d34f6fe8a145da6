import type { Address } from '../../lib/mailbox/address.ts';

/**
 * The address of a message, if the page where it was filled may have asked for the message's code, and can take it.
 * @param canFill there is a page beside ours
 * @param openTabs ids of the browser's tabs; absent while unknown
 */
export function findRequester(
  address: Address | undefined,
  canFill: boolean,
  openTabs: ReadonlySet<number> | undefined,
): Address | undefined {
  const tabId = address?.filledIn?.tabId;
  return canFill && tabId !== undefined && openTabs?.has(tabId) !== false ? address : undefined;
}
