import { withClient } from '../api/with-client.ts';
import { connectionItem } from '../settings/connection.ts';
import { isKnownTo } from './address.ts';
import { readAddresses } from './store.ts';
import { removeAddress } from './writer.ts';

/**
 * Deletes an address with its messages on the service and here.
 * @throws ServiceError, and all of it stays
 */
export async function deleteAddress(email: string): Promise<void> {
  const [connection, addresses] = await Promise.all([connectionItem.read(), readAddresses()]);
  const address = addresses.find((one) => one.email === email);
  if (address && isKnownTo(connection?.baseUrl, address, Date.now())) {
    await withClient((client) => client.deleteAddress(email));
  }
  await removeAddress(email);
}
