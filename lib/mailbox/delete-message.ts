import { withClient } from '../api/with-client.ts';
import { connectionItem } from '../settings/connection.ts';
import { isKnownTo } from './address.ts';
import { readAddresses, readMessage } from './store.ts';
import { removeMessage } from './writer.ts';

/**
 * Deletes a message on the service and here. What the service has no more, or forgets with its address, is only ours.
 * @throws ServiceError, and the message stays
 */
export async function deleteMessage(id: string): Promise<void> {
  const [connection, addresses, message] = await Promise.all([connectionItem.read(), readAddresses(), readMessage(id)]);
  const address = addresses.find(({ email }) => email === message?.address);
  if (address && isKnownTo(connection?.baseUrl, address, Date.now())) {
    await withClient((client) => client.deleteMessage(id));
  }
  await removeMessage(id);
}
