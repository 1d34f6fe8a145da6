import { OLD_AFTER_REFUSAL_MS, syncDomains } from '../../api/sync-domains.ts';
import { type Address, domainOf, isSameAddress } from '../../mailbox/address.ts';
import { isSameProfile } from '../../mailbox/profile.ts';
import { readAddressesOf } from '../../mailbox/read-messages.ts';
import { rememberRefused } from '../../mailbox/writer.ts';
import { loadSites } from '../../site/loaded-sites.ts';
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
  const isOurs = old !== undefined && old.site === site && isSameProfile(old, options.profile);
  // A service may create the same address again.
  const isReplaced = fill.result !== 'refused' && !isSameAddress(fill.email, email);
  const isDeleted = isReplaced && isOurs && canBeDeleted(old);
  if (isDeleted) await deleteAddress(email);
  return { fill, isDeleted };
}
