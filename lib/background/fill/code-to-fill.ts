import { senderDomain } from '../../email/extract/sender-domain.ts';
import { type Address, filledAtOf } from '../../mailbox/address.ts';
import { assessCode } from '../../mailbox/assess-code.ts';
import { hasFreshCode } from '../../mailbox/fresh-code.ts';
import type { Message } from '../../mailbox/message.ts';
import { maySee } from '../../mailbox/profile.ts';
import type { Mailbox } from '../../mailbox/store.ts';
import type { CodeSites, Settings } from '../../storage/settings.ts';

export function isCodeFillWanted(choice: Settings['codeFill'], sites: CodeSites, origin: string): boolean {
  return choice === 'always' ? !sites.off.includes(origin) : choice === 'ask' && sites.on.includes(origin);
}

/** Whether another address was filled into the same page later: the page then asks for a code sent to that one. */
function isReplaced(address: Address, page: NonNullable<Address['filledIn']>, addresses: Address[]): boolean {
  return addresses
    .filter(maySee({ profile: address, tabId: page.tabId, origin: page.origin }))
    .some((other) => other.email !== address.email && filledAtOf(other) >= filledAtOf(address));
}

/**
 * The message whose code may fill itself into the page that the address was filled into: the newest that `assessCode` allows, that was sent
 * to this address after the fill and recently, and whose code was not filled before. The newest is the one that Mayfly received last,
 * because senders and services can set any date. A message from the site itself comes before one from another sender.
 * @param messages newest first
 * @returns undefined if there is none
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
  // A later message from the same sender, whose body is not fetched yet, may contain a newer code.
  const isUnread = ({ bodyWantedAt, from }: Message) =>
    bodyWantedAt !== undefined && senderDomain(from) === senderDomain(newest.from);
  if (received.slice(0, received.indexOf(newest)).some(isUnread)) return undefined;
  const isAfterFill = newest.seenAt >= filledAtOf(address) && newest.seenAt <= now;
  if (!isAfterFill || newest.codeFilledAt !== undefined) return undefined;
  // Checked last, because it goes through all addresses, and few have a code.
  return isReplaced(address, address.filledIn, addresses) ? undefined : newest;
}
