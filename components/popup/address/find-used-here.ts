import type { Address } from '../../../lib/mailbox/address.ts';
import { findCurrentAddress } from './find-current-address.ts';

/**
 * The address to fill again on a site: of those that were filled there and still receive mail, the last.
 * @param addresses newest first
 * @param site the registrable domain; null on pages without a site
 * @param baseUrl of the connected service; undefined while there is none
 */
export function findUsedHere(
  addresses: readonly Address[],
  site: string | null,
  baseUrl: string | undefined,
  now: number,
): Address | undefined {
  if (site === null) return undefined;
  const here = addresses.filter((address) => address.site === site);
  return findCurrentAddress(here, baseUrl, now);
}
