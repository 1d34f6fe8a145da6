import type { Address } from '../../../lib/mailbox/address.ts';

/**
 * How long addresses of the connected service last: as long as the newest of them does.
 * @param addresses newest first
 * @returns undefined while there is none
 */
export function findLifetimeMs(addresses: readonly Address[], baseUrl: string | undefined): number | undefined {
  const newest = addresses.find(({ service }) => service === baseUrl);
  return newest && newest.expiresAt - newest.createdAt;
}
