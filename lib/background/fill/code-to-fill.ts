import { senderDomain } from '../../email/extract/sender-domain.ts';
import { type Address, filledAtOf } from '../../mailbox/address.ts';
import { hasFreshCode } from '../../mailbox/fresh-code.ts';
import type { Message } from '../../mailbox/message.ts';
import { isSameProfile } from '../../mailbox/profile.ts';
import type { Mailbox } from '../../mailbox/store.ts';
import { assessCode } from '../../page/fill/assess-code.ts';
import type { CodeSites, Settings } from '../../storage/settings.ts';

export function isCodeFillWanted(choice: Settings['codeFill'], sites: CodeSites, origin: string): boolean {
  return choice === 'always' ? !sites.off.includes(origin) : choice === 'ask' && sites.on.includes(origin);
}

/** Whether another address was filled into the same page later: its code is the one that the page asks for. */
function isReplaced(address: Address, addresses: Address[]): boolean {
  const { filledIn } = address;
  return addresses.some(
    (other) =>
      other.email !== address.email &&
      other.filledIn?.tabId === filledIn?.tabId &&
      other.filledIn?.origin === filledIn?.origin &&
      isSameProfile(other, address) &&
      filledAtOf(other) >= filledAtOf(address),
  );
}

/**
 * The message whose code may fill itself into the page that an address was filled into: of those that `assessCode` lets in, the newest one
 * to that very address, come after the fill and a moment ago, and not filled before. The newest is the one that was seen last: senders and
 * services date as they like. One that the site sent itself comes before one that others bind to it.
 * @param messages newest first
 */
export function findCodeToFill(
  { addresses, messages }: Pick<Mailbox, 'addresses' | 'messages'>,
  address: Address,
  now: number,
): (Message & { code: string }) | undefined {
  if (!address.filledIn) return undefined;
  const { site } = address.filledIn;
  const isOfSite = ({ codeSites }: Message) => Number(codeSites?.sender === site);
  const received = messages
    .filter((message) => message.address === address.email)
    .sort((one, other) => other.seenAt - one.seenAt);
  const [newest] = received
    .filter((message) => hasFreshCode(message, now))
    .filter((message) => assessCode(message, address).fillsItself)
    .sort((one, other) => isOfSite(other) - isOfSite(one));
  if (!newest) return undefined;
  // One of the same sender that is not read yet may replace it.
  const isUnread = ({ bodyWantedAt, from }: Message) =>
    bodyWantedAt !== undefined && senderDomain(from) === senderDomain(newest.from);
  if (received.slice(0, received.indexOf(newest)).some(isUnread)) return undefined;
  const isAfterFill = newest.seenAt >= filledAtOf(address) && newest.seenAt <= now;
  if (!isAfterFill || newest.codeFilledAt !== undefined) return undefined;
  // Last: it looks at all addresses, and few have a code.
  return isReplaced(address, addresses) ? undefined : newest;
}
