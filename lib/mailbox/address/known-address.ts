import { capabilitiesItem } from '../../api/capabilities.ts';
import type { Client } from '../../api/client.ts';
import { KeyRefusedError, NotFoundError, RefusedError } from '../../api/errors.ts';
import type { ListedMessages } from '../../api/wire.ts';
import type { OpenService } from '../../api/with-client.ts';
import { makeName } from './address-name.ts';
import { domainOf } from './choose-domain.ts';

/**
 * Some services answer 403 for an address of another key: it is the address that they refuse, if they take the key for anything else.
 * @throws NotFoundError for an address that the service says it does not know
 */
export async function fetchList(client: Client, email: string): Promise<ListedMessages> {
  try {
    return await client.fetchMessages(email);
  } catch (error) {
    if (!(error instanceof KeyRefusedError) || error.facts.status !== 403) throw error;
    await client.fetchDomains();
    throw new NotFoundError('It is not for this key.', error.facts);
  }
}

/** Whether the service says of an address that there is none. It is asked for one that nobody has, once. */
export async function tellsUnknown(
  client: Client,
  { connection, capabilities }: OpenService,
  email: string,
): Promise<boolean> {
  if (capabilities.tellsUnknown !== undefined) return capabilities.tellsUnknown;
  const answer = await fetchList(client, `${makeName()}@${domainOf(email)}`).catch((error: unknown) => error);
  const tells = answer instanceof NotFoundError || answer instanceof RefusedError;
  if (tells || !(answer instanceof Error))
    await capabilitiesItem.of(connection.baseUrl).update((known) => ({ ...known, tellsUnknown: tells }));
  return tells;
}

/** Whether the service has made the address, for this key, or may have: some have a list for every address. @throws ServiceError where it gives no clear answer */
export async function mayBeMade(client: Client, email: string): Promise<boolean> {
  try {
    await client.fetchMessages(email);
    return true;
  } catch (error) {
    // To name one that there is not may be taken for a mistake.
    if (error instanceof NotFoundError || error instanceof RefusedError) return false;
    throw error;
  }
}

/** Whether it certainly has. @throws ServiceError where it gives no answer */
export async function isMade(client: Client, service: OpenService, email: string): Promise<boolean> {
  return (await mayBeMade(client, email)) && (await tellsUnknown(client, service, email));
}
