import type { Address } from '../../../lib/mailbox/address.ts';
import { findCurrentAddress } from './find-current-address.ts';

/**
 * The address to fill on a site once more: of those that were filled there and still receive mail, the last.
 * @param addresses newest first
 * @param site the registrable domain; null on pages without a site
 * @param container of the page; undefined for none: what is used in one is unknown in another
 * @param baseUrl of the connected service; undefined while there is none
 */
export function findUsedHere(
  addresses: readonly Address[],
  site: string | null,
  container: string | undefined,
  baseUrl: string | undefined,
  now: number,
): Address | undefined {
  if (site === null) return undefined;
  const here = addresses.filter((address) => address.site === site && address.container === container);
  return findCurrentAddress(here, baseUrl, now);
}
