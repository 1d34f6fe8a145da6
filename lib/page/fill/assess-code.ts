import type { Address } from '../../mailbox/address.ts';
import type { Message } from '../../mailbox/message.ts';
import { findHost } from '../../site/host.ts';

/**
 * What may be done with a code in the page that its address was filled into.
 * @property fillsItself it may be filled in unasked
 * @property isOffered it may be filled in by a click
 * @property isPrimary the button for that is the first choice
 * @property isSenderNamed the user is to see whose code it is before they click
 */
export type CodeVerdict = { fillsItself: boolean; isOffered: boolean; isPrimary: boolean; isSenderNamed: boolean };

const OWN: CodeVerdict = { fillsItself: true, isOffered: true, isPrimary: true, isSenderNamed: false };
const LINKED: CodeVerdict = { ...OWN, fillsItself: false, isSenderNamed: true };
const FOREIGN: CodeVerdict = { ...LINKED, isPrimary: false };
const NONE: CodeVerdict = { ...FOREIGN, isOffered: false };

/**
 * Decides where a code may go: to the site that its mail is from, or that its mail binds it to. Sites are registrable domains.
 *
 * | the mail | fills itself | the button |
 * | --- | --- | --- |
 * | binds the code to the page's site, or binds it to none and is from there | yes | first choice |
 * | is from elsewhere and links to the page's site, or binds the code to it loosely | no | first choice, with the sender |
 * | is from elsewhere, or the address was used on several sites | no | with the sender |
 * | binds the code to another site | no | none |
 *
 * @param address undefined where no page can have asked for the code
 */
export function assessCode(
  { codeSites }: Pick<Message, 'codeSites'>,
  address: Pick<Address, 'filledIn' | 'isShared'> | undefined,
): CodeVerdict {
  if (!address?.filledIn) return NONE;
  const { origin, site = findHost(origin) } = address.filledIn;
  const { sender, bound, isLooselyBound, linked } = codeSites ?? { linked: [] };
  if (site === undefined || (bound ?? site) !== site) return NONE;
  if (sender === site || (bound === site && !isLooselyBound)) return OWN;
  const isNamed = bound === site || linked.includes(site);
  return isNamed && !address.isShared ? LINKED : FOREIGN;
}
