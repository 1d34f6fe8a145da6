import type { Address } from '../mailbox/address.ts';
import { hasFreshCode, isRestored } from '../mailbox/fresh-code.ts';
import type { Message } from '../mailbox/message.ts';
import { isSamePlace } from '../mailbox/place.ts';
import type { Mailbox } from '../mailbox/store.ts';
import type { CodeSites } from '../settings/code-sites-item.ts';
import type { Settings } from '../settings/settings.ts';

/** Whether the person wants codes to fill themselves into a page of this origin. */
export function isCodeFillWanted(choice: Settings['codeFill'], sites: CodeSites, origin: string): boolean {
  return choice === 'always' ? !sites.off.includes(origin) : choice === 'ask' && sites.on.includes(origin);
}

const filledAtOf = ({ createdAt, filledAt = createdAt }: Address) => filledAt;

/** Whether another address was filled into the same page later: its code is the one that the page asks for. */
function isReplaced(address: Address, addresses: Address[]): boolean {
  const { filledIn } = address;
  return addresses.some(
    (other) =>
      other.email !== address.email &&
      other.filledIn?.tabId === filledIn?.tabId &&
      other.filledIn?.origin === filledIn?.origin &&
      isSamePlace(other, address) &&
      filledAtOf(other) >= filledAtOf(address),
  );
}

/**
 * The message whose code may fill itself into the page that an address was filled into: the newest one to that very address, come after
 * the fill and a moment ago, and not filled before. The newest is the one that was seen last: senders and services date as they like.
 * @param messages newest first
 */
export function findCodeToFill(
  { addresses, messages }: Pick<Mailbox, 'addresses' | 'messages'>,
  address: Address,
  now: number,
): (Message & { code: string }) | undefined {
  if (!address.filledIn) return undefined;
  const [newest] = messages
    .filter(
      (message) =>
        message.address === address.email &&
        !isRestored(message) &&
        // One that is not read yet may replace the code before it.
        (message.code !== undefined || message.bodyWantedAt !== undefined),
    )
    .sort((one, other) => other.seenAt - one.seenAt);
  if (!newest || !hasFreshCode(newest, now)) return undefined;
  const isAfterFill = newest.seenAt >= filledAtOf(address) && newest.seenAt <= now;
  if (!isAfterFill || newest.codeFilledAt !== undefined) return undefined;
  // Last: it looks at all addresses, and few have a code.
  return isReplaced(address, addresses) ? undefined : newest;
}
