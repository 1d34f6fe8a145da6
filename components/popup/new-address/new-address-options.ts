import type { Capabilities } from '../../../lib/api/capabilities.ts';
import type { Domain } from '../../../lib/api/wire.ts';
import { findPreferred } from '../../../lib/mailbox/address/choose-domain.ts';
import type { Address } from '../../../lib/mailbox/address.ts';

/**
 * Whether an address can be asked for by its name, as far as is known: for that, a domain has to be known as well.
 * @param domains to choose from; those of a service that passes over the choice are known all the same
 */
export function canChooseName({ takesNames, takesDomains }: Capabilities, domains: Domain[]): boolean {
  return takesNames !== false && (takesDomains === false || domains.length > 0);
}

/**
 * The domain that the form for a new address begins with: never one that the service does not have, such as the one that was chosen last
 * at another service. The service would refuse it, and where it has one domain alone, nothing else can be chosen.
 * @param last what was chosen last: empty for the one that Mayfly chooses; undefined for no choice
 * @param preferred that of the settings; empty for none
 * @returns as the service calls it; empty for the one that Mayfly chooses
 */
export function firstDomain(domains: Domain[], last: string | undefined, preferred: string): string {
  if (last === '') return '';
  const wished = last === undefined ? [preferred] : [last, preferred];
  return wished.flatMap((name) => findPreferred(domains, [], name) ?? [])[0] ?? '';
}

/**
 * How long addresses of the connected service last: as long as the newest of them does.
 * @param addresses newest first
 * @returns undefined while there is none
 */
export function findLifetimeMs(addresses: readonly Address[], baseUrl: string | undefined): number | undefined {
  const newest = addresses.find(({ service }) => service === baseUrl);
  return newest && newest.expiresAt - newest.createdAt;
}
