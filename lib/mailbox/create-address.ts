import { NotConnectedError } from '../api/errors.ts';
import { withClient } from '../api/with-client.ts';
import { connectionItem } from '../settings/connection.ts';
import type { Address } from './address.ts';
import { addAddress } from './writer.ts';

/** Of a service that tells no `ttl`: we ask for a day, or until it says that the address is gone. */
const UNKNOWN_TTL_SECONDS = 24 * 60 * 60;

/** Where an address is written, if anywhere. */
export type FillTrace = Pick<Address, 'site' | 'filledAt' | 'filledIn'>;

/**
 * Has the service make an address, and keeps it before anybody learns of it.
 * @param wish.domain one of the service's domains; without it the service chooses
 * @param keep puts it where it belongs; the mailbox, unless told otherwise
 * @throws ServiceError
 */
export async function createAddress(
  wish: { domain?: string | undefined } = {},
  trace: FillTrace = {},
  keep: (address: Address) => Promise<void> = addAddress,
): Promise<Address> {
  const connection = await connectionItem.read();
  if (!connection) throw new NotConnectedError('not-connected');
  return withClient(async (client) => {
    const { email, ttlSeconds = UNKNOWN_TTL_SECONDS } = await client.createAddress(
      wish.domain === undefined ? {} : { domain: wish.domain },
    );
    const createdAt = Date.now();
    const expiresAt = createdAt + ttlSeconds * 1000;
    const address: Address = { email, createdAt, expiresAt, service: connection.baseUrl, ...trace };
    await keep(address);
    return address;
  });
}
