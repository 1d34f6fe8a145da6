import { readConnectedServices } from '../../storage/connected-service.ts';
import { moveAddresses } from '../writer.ts';
import { movePending } from './pending-address.ts';

/**
 * Gives the addresses of a service, with their mail and their deletions, its present URL after the user has changed it. The former URLs are
 * stored with the service, so this is completed after a worker died, and for an address that was being created meanwhile. Never throws:
 * until it succeeds, the addresses are in the mailbox as they were.
 */
export async function takeAddressesAlong(): Promise<void> {
  try {
    for (const { connection, formerUrls = [] } of await readConnectedServices()) {
      if (formerUrls.length === 0) continue;
      await movePending(formerUrls, connection.baseUrl);
      await moveAddresses(formerUrls, connection.baseUrl);
    }
  } catch (error) {
    console.warn('The addresses of a service are taken along to its new URL later:', error);
  }
}
