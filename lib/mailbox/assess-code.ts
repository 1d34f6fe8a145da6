import { findHost } from '../site/host.ts';
import type { Address } from './address.ts';
import type { Message } from './message.ts';

/** How a code may be used in the page in which its address was filled. */
export type CodeVerdict = {
  /** It may be filled in automatically. */
  fillsItself: boolean;
  /** It may be filled in by a click. */
  isOffered: boolean;
  /** The button for that click is the primary one. */
  isPrimary: boolean;
  /** The sender of the code must be shown to the user before the click. */
  isSenderNamed: boolean;
};

const OWN: CodeVerdict = { fillsItself: true, isOffered: true, isPrimary: true, isSenderNamed: false };
const LINKED: CodeVerdict = { ...OWN, fillsItself: false, isSenderNamed: true };
const FOREIGN: CodeVerdict = { ...LINKED, isPrimary: false };
const NONE: CodeVerdict = { ...FOREIGN, isOffered: false };

/**
 * Decides where a code may be filled in: on the site that its mail is from, or that its mail binds it to. Sites are registrable domains,
 * or the host of a page that has none, such as `localhost`.
 *
 * | the mail | filled automatically | the button |
 * | --- | --- | --- |
 * | binds the code to the page's site, or is from there and does not bind it to another | yes | primary |
 * | is from another site, and links to the page's site or names it for the code in a line without the standard form `@domain #code` | no | primary, with the sender |
 * | is from another site and does not name the page's, or the address was used on several sites | no | secondary, with the sender |
 * | binds the code to another site | no | none |
 *
 * @param address undefined if no page can have asked for the code
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
