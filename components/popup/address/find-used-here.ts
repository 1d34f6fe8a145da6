import type { Address } from '../../../lib/mailbox/address.ts';
import { findCurrentAddress } from './find-current-address.ts';

/**
 * The address to fill on a site once more: of those that were filled there and still receive mail, the last.
 * @param addresses newest first
 * @param site the registrable domain; null on pages without a site
 * @param container of the page; undefined for none: what is used in one is unknown in another
 * @param services base URLs of the connected ones
 */
export function findUsedHere(
  addresses: readonly Address[],
  site: string | null,
  container: string | undefined,
  services: readonly string[],
  now: number,
): Address | undefined {
  if (site === null) return undefined;
  const here = addresses.filter((address) => address.site === site && address.container === container);
  return findCurrentAddress(here, services, now);
}
