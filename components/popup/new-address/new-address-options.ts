import type { Capabilities } from '../../../lib/api/capabilities.ts';
import type { Domain } from '../../../lib/api/wire.ts';
import { findPreferred } from '../../../lib/mailbox/address/choose-domain.ts';
import type { Address } from '../../../lib/mailbox/address.ts';

/**
 * Whether the user can choose the name of a new address, as far as is known. A request with a name needs a domain as well.
 * @param domains those that the user can choose from; none for a service that ignores requested domains, for which Mayfly chooses one
 */
export function canChooseName({ takesNames, takesDomains }: Capabilities, domains: Domain[]): boolean {
  return takesNames !== false && (takesDomains === false || domains.length > 0);
}

/**
 * The domain that is selected at first in the form for a new address. It is always one of this service: the service would refuse another,
 * such as the last choice at another service, and with a single domain the form has no field to change it.
 * @param last the user's last choice: empty for *Mayfly chooses*; undefined for no choice so far
 * @param preferred the domain in the settings; empty for none
 * @returns the domain as the service spells it; empty for *Mayfly chooses*
 */
export function firstDomain(domains: Domain[], last: string | undefined, preferred: string): string {
  if (last === '') return '';
  const candidates = last === undefined ? [preferred] : [last, preferred];
  return candidates.flatMap((name) => findPreferred(domains, [], name) ?? [])[0] ?? '';
}

/**
 * How long addresses of a service last: the lifetime of its newest address.
 * @param addresses newest first
 * @returns undefined while the service has no address
 */
export function findLifetimeMs(addresses: readonly Address[], baseUrl: string | undefined): number | undefined {
  const newest = addresses.find(({ service }) => service === baseUrl);
  return newest && newest.expiresAt - newest.createdAt;
}
