import { RefusedError } from '../../api/errors.ts';
import { type OpenService, openService, withClient } from '../../api/with-client.ts';
import { readServices } from '../../storage/connection.ts';
import { isLive } from '../address.ts';
import { readAddresses } from '../read-messages.ts';
import { moveAddresses } from '../writer.ts';
import { isMade } from './known-address.ts';

/** A service that knows none of so many has not moved there. */
const TRIED = 3;

/**
 * How many addresses would be taken along to another URL of their service: all of them, once one was read there.
 * @param from, to base URLs
 * @returns 0 where none was read, whatever the reason
 */
export async function countMovable(from: string, to: string): Promise<number> {
  if (from === to) return 0;
  const now = Date.now();
  const addresses = (await readAddresses()).filter(({ service }) => service === from);
  const live = addresses.filter((address) => isLive(address, now));
  const newest = live.sort((one, other) => other.createdAt - one.createdAt).slice(0, TRIED);
  try {
    for (const { email } of newest) {
      const isThere = (client: OpenService['client'], service: OpenService) => isMade(client, service, email);
      if (await withClient(openService('press', to), isThere)) return addresses.length;
    }
  } catch (error) {
    console.warn('It is not known whether a service has moved:', error);
  }
  return 0;
}

/**
 * Takes all addresses of a service along to its new URL, with their mail.
 * @param from, to base URLs
 * @throws RefusedError where the one is still connected, or the other is not
 */
export async function takeAlong(from: string, to: string): Promise<void> {
  const services = await readServices();
  if (services.includes(from) || !services.includes(to)) throw new RefusedError('The service has not moved.');
  await moveAddresses(from, to);
}
