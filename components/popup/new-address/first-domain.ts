import type { Domain } from '../../../lib/api/wire.ts';
import { findPreferred } from '../../../lib/mailbox/address/choose-domain.ts';

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
