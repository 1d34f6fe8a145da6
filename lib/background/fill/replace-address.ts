import { browser } from 'wxt/browser';
import { OLD_AFTER_REFUSAL_MS, syncDomains } from '../../api/sync-domains.ts';
import { languageInUse } from '../../i18n/language-in-use.ts';
import { joinSentences, text } from '../../i18n/text.ts';
import { findNextDomain, readDomainChoice } from '../../mailbox/address/choose-domain.ts';
import { type Address, domainOf, filledAtOf, isLive, isReplaceable, isSameAddress } from '../../mailbox/address.ts';
import { maySee } from '../../mailbox/profile.ts';
import { readAddressesOf, readLiveAddresses } from '../../mailbox/read-messages.ts';
import { rememberRefused, updateAddress } from '../../mailbox/writer.ts';
import type { CallingFrame } from '../../messaging/find-caller.ts';
import type { NoticeTexts } from '../../page/watch/page-notice.ts';
import { loadSites } from '../../site/loaded-sites.ts';
import { languageLoaded } from '../../storage/chosen-language.ts';
import { type Fill, type FillOptions, fillAddress } from './fill-address.ts';

export type Replacement = {
  email: string;
  /** The domain for the new address, see `findNextDomain`. */
  domain: string;
};

/** Whether deleting the address loses nothing: no mail came to it, it was not used again, and it has no label. */
function canBeDeleted({ lastMessageAt, isReused, label }: Address): boolean {
  return lastMessageAt === undefined && !isReused && label === undefined;
}

const EDGES = { fillAddress, readAddressesOf, rememberRefused };

export type ReplaceEdges = typeof EDGES;

/**
 * Fills an address on another domain into the field, in place of one that the site did not accept. The site's refusal of that domain is
 * stored. The old address is deleted if no mail came to it and no other site has it.
 * @returns how the fill ended, and whether the old address was deleted
 * @throws ServiceError if no address could be created
 */
export async function replaceAddress(
  { email, domain }: Replacement,
  options: FillOptions,
  deleteAddress: (email: string) => Promise<void>,
  edges = EDGES,
): Promise<{ fill: Fill; isDeleted: boolean }> {
  const site = (await loadSites()).findSite(options.url);
  if (site !== undefined) {
    // If storing fails, the next visit costs the user one more click; this fill continues.
    await edges
      .rememberRefused(site, domainOf(email), options.profile.isPrivate)
      .catch((error: unknown) => console.warn('A refused domain could not be remembered:', error));
  }
  const service = (await edges.readAddressesOf([email]))[0]?.service;
  const fill = await edges.fillAddress({ ...options, domain, service, replaces: email });
  void syncDomains(OLD_AFTER_REFUSAL_MS, service);
  const [old] = await edges.readAddressesOf([email]);
  const isOurs = old !== undefined && maySee({ profile: options.profile, site })(old);
  // A service may create the same address again.
  const isReplaced = fill.result !== 'refused' && !isSameAddress(fill.email, email);
  const isDeleted = isReplaced && isOurs && canBeDeleted(old);
  if (isDeleted) await deleteAddress(email);
  return { fill, isDeleted };
}

/** The address that was filled into the page last, if it may be replaced and the page is visible. */
export function findRejected(addresses: Address[], frame: CallingFrame, now: number): Address | undefined {
  const filled = addresses.filter(maySee(frame));
  const last = filled.sort((one, other) => filledAtOf(other) - filledAtOf(one))[0];
  return last && frame.isInFront && isLive(last, now) && isReplaceable(last, now) ? last : undefined;
}

/** The domains of the addresses that the site refused, including those that were not replaced by way of the offer. */
export function listTried(addresses: Address[], { site }: Address): string[] {
  const tried = addresses.filter((address) => address.site === site && address.refusedAt !== undefined);
  return tried.map(({ email }) => domainOf(email));
}

async function findReplacement(rejected: Address, addresses: Address[]): Promise<Replacement | undefined> {
  const { email, site = '', isPrivate, service } = rejected;
  const { domains, refused } = await readDomainChoice(isPrivate);
  const tried = [...(refused.get(site) ?? []), ...listTried(addresses, rejected)];
  const domain = findNextDomain(domains[service] ?? [], tried, email);
  return domain === undefined ? undefined : { email, domain };
}

/**
 * Called when the page indicates that it does not accept the address. Marks the address as refused, for the popup, and says in the page
 * that the popup offers another domain. Nothing that stands in a page creates or deletes an address: a page can lead a user to press it.
 */
export async function offerDomain(frame: CallingFrame): Promise<void> {
  const addresses = await readLiveAddresses(Date.now());
  const rejected = findRejected(addresses, frame, Date.now());
  if (!rejected) return;
  const { email } = rejected;
  await updateAddress(email, (address) => ({ ...address, refusedAt: Date.now() }));
  const replacement = await findReplacement(rejected, addresses);
  if (!replacement) return;
  await languageLoaded();
  const words: NoticeTexts = {
    message: joinSentences(
      text('address.refusedHere', { domain: domainOf(email) }),
      text('address.tryInMayfly', { domain: replacement.domain }),
    ),
    language: languageInUse(),
  };
  await browser.scripting.executeScript({
    target: { tabId: frame.tabId, frameIds: [frame.frameId] },
    func: (what: string, how: NoticeTexts) => globalThis.mayflyWatch?.offer(what, how),
    args: [email, words],
  });
}
