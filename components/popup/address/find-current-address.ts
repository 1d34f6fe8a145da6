import { type Address, isKnownTo } from '../../../lib/mailbox/address.ts';

/** When it was last created, filled or chosen: that is the address that mail is expected for. */
function lastUsedAt({ createdAt, filledAt = 0, chosenAt = 0 }: Address): number {
  return Math.max(createdAt, filledAt, chosenAt);
}

/**
 * The address at the top: of those that the connected service still receives mail for, the one last created, filled or chosen.
 * @param addresses newest first
 * @param services base URLs of the connected ones
 */
export function findCurrentAddress(
  addresses: readonly Address[],
  services: readonly string[],
  now: number,
): Address | undefined {
  return addresses
    .filter((address) => isKnownTo(services, address, now))
    .reduce<Address | undefined>(
      (last, address) => (last && lastUsedAt(last) >= lastUsedAt(address) ? last : address),
      undefined,
    );
}
