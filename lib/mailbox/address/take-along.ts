import { connect } from '../../api/connect.ts';
import { RefusedError } from '../../api/errors.ts';
import { type OpenService, openService, withClient } from '../../api/with-client.ts';
import { parseBaseUrl } from '../../storage/base-url.ts';
import { readConnectedServices } from '../../storage/connected-service.ts';
import { pickService, readServices } from '../../storage/connection.ts';
import { isLive } from '../address.ts';
import { readAddresses } from '../read-messages.ts';
import { moveAddresses } from '../writer.ts';
import { isMade } from './known-address.ts';

/** A service that knows none of so many has not moved there. */
const TRIED = 3;

/**
 * Whether a service is certain to be at another URL now: an address that it had was read there.
 * @param from, to base URLs
 */
async function hasMoved(from: string, to: string): Promise<boolean> {
  const now = Date.now();
  const live = (await readAddresses()).filter((address) => address.service === from && isLive(address, now));
  const newest = live.sort((one, other) => other.createdAt - one.createdAt).slice(0, TRIED);
  try {
    for (const { email } of newest) {
      const isThere = (client: OpenService['client'], service: OpenService) => isMade(client, service, email);
      if (await withClient(openService('press', to), isThere)) return true;
    }
  } catch (error) {
    console.warn('It is not known whether a service has moved:', error);
  }
  return false;
}

/**
 * Connects a service in the place of another one, as `connect` does.
 * @returns the names of its domains, and whether it is the same service at another URL. One with another key is not asked for the
 *   addresses: it is not to know them
 */
export async function replaceService(
  typedUrl: string,
  key: string,
  replaced: string,
): Promise<{ domains: string[]; hasMoved: boolean }> {
  const before = pickService(await readConnectedServices().catch(() => []), replaced);
  const domains = await connect(typedUrl, key, replaced);
  const baseUrl = parseBaseUrl(typedUrl);
  const mayBeSame = baseUrl !== undefined && baseUrl !== replaced && before?.apiKey === key.trim();
  return { domains, hasMoved: mayBeSame && (await hasMoved(replaced, baseUrl)) };
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
