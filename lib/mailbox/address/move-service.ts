import { connect } from '../../api/connect.ts';
import { RefusedError } from '../../api/errors.ts';
import { type OpenService, openService, withClient } from '../../api/with-client.ts';
import { parseBaseUrl } from '../../storage/base-url.ts';
import { readConnectedServices } from '../../storage/connected-service.ts';
import { pickService, readServices } from '../../storage/connection.ts';
import { isLive } from '../address.ts';
import { readAddresses } from '../read-messages.ts';
import { moveAddresses } from '../writer.ts';
import { hasCreated } from './known-address.ts';

/** If the new service knows none of this many addresses, the old one has not moved there. */
const MAX_TRIED = 3;

/**
 * Whether a service is certainly the same at another URL: one of its addresses could be read there.
 * @param from, to base URLs
 */
async function hasMoved(from: string, to: string): Promise<boolean> {
  const now = Date.now();
  const live = (await readAddresses()).filter((address) => address.service === from && isLive(address, now));
  const newest = live.sort((one, other) => other.createdAt - one.createdAt).slice(0, MAX_TRIED);
  try {
    for (const { email } of newest) {
      const isThere = (client: OpenService['client'], service: OpenService) => hasCreated(client, service, email);
      if (await withClient(openService('user', to), isThere)) return true;
    }
  } catch (error) {
    console.warn('It is not known whether a service has moved:', error);
  }
  return false;
}

/**
 * Connects a service in place of another, like `connect`.
 * @returns the names of its domains, and whether it is the same service at another URL. With another key, the addresses are not sent to it:
 *   it must not learn them
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
 * Moves all addresses of a service to its new URL, with their mail.
 * @param from, to base URLs
 * @throws RefusedError if `from` is still connected, or `to` is not
 */
export async function moveService(from: string, to: string): Promise<void> {
  const services = await readServices();
  if (services.includes(from) || !services.includes(to)) throw new RefusedError('The service has not moved.');
  await moveAddresses(from, to);
}
