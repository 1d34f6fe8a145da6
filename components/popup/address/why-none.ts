import { type Address, isLive, isMadeBy } from '../../../lib/mailbox/address.ts';

/** Why mail is stored, but no more can come. `other-key`: the service does not find the addresses with the key that it has. */
export type WhyNone = 'other-key' | 'elsewhere' | 'expired';

/**
 * Why there is no current address. Some may have expired, and others belong to a service that is not connected: what is true of the
 * newest is said.
 * @param addresses newest first
 * @param services base URLs of the connected ones
 */
export function whyNone(addresses: readonly Address[], services: readonly string[], now: number): WhyNone {
  if (addresses.some((one) => isMadeBy(services, one, now) && one.failure?.kind === 'other-key')) return 'other-key';
  const [newest] = addresses;
  return newest && isLive(newest, now) && !services.includes(newest.service) ? 'elsewhere' : 'expired';
}
