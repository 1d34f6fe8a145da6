import { learnCapabilities } from '../../api/capabilities.ts';
import type { Client } from '../../api/client.ts';
import { NotFoundError, RefusedError, ServiceError } from '../../api/errors.ts';
import type { ListedMessages } from '../../api/wire.ts';
import type { OpenService } from '../../api/with-client.ts';
import { domainOf } from '../address.ts';
import { makeName } from './address-name.ts';

/**
 * Fetches the messages of an address. Some services respond 403 for an address of another key: if the key works for another request, the
 * address is what they refuse.
 * @throws NotFoundError for an address that the service does not know or refuses with this key
 */
export async function fetchList(client: Client, email: string): Promise<ListedMessages> {
  try {
    return await client.fetchMessages(email);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.facts.status !== 403) throw error;
    await client.fetchDomains();
    throw new NotFoundError('It is not for this key.', error.facts);
  }
}

/** Whether the service reports an unknown address as such. To find out, the list of a random address is requested once. */
export async function tellsUnknown(
  client: Client,
  { connection, capabilities }: OpenService,
  email: string,
): Promise<boolean> {
  if (capabilities.tellsUnknown !== undefined) return capabilities.tellsUnknown;
  const answer = await fetchList(client, `${makeName()}@${domainOf(email)}`).catch((error: unknown) => error);
  const tells = answer instanceof NotFoundError || answer instanceof RefusedError;
  if (tells || !(answer instanceof Error)) await learnCapabilities(connection.baseUrl, { tellsUnknown: tells });
  return tells;
}

/**
 * Whether the service has created the address for this key, or may have: some services return a list for any address.
 * @throws ServiceError if the response is not clear
 */
export async function mayHaveCreated(client: Client, email: string): Promise<boolean> {
  try {
    await client.fetchMessages(email);
    return true;
  } catch (error) {
    // Some services refuse an unknown address as an invalid request.
    // With 403, it refuses more than this address.
    const isUnknown = error instanceof RefusedError && error.facts.status !== 403;
    if (error instanceof NotFoundError || isUnknown) return false;
    throw error;
  }
}

/** Whether the service has certainly created the address. @throws ServiceError if the response is not clear */
export async function hasCreated(client: Client, service: OpenService, email: string): Promise<boolean> {
  return (await mayHaveCreated(client, email)) && (await tellsUnknown(client, service, email));
}
