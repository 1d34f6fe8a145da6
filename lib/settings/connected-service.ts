import { createSerialQueue } from '../queue/serial-queue.ts';
import { z } from '../schema/z.ts';
import { type Connection, connectionItem, connectionSchema } from './connection.ts';
import { privateItem } from './private-item.ts';

/** The connected service and its key. The key never enters a page, a log, an export or sync. */
export type ConnectedService = { connection: Connection; apiKey: string };

/**
 * Both in one record, so that no key is ever sent to a service that it is not of: two records can not be written at once. Version 0.1
 * kept the key alone, for the service in `connectionItem`.
 */
const connectedItem = privateItem(
  'apiKey',
  z._default(z.nullable(z.union([z.object({ connection: connectionSchema, apiKey: z.string() }), z.string()])), null),
);

const queue = createSerialQueue();

/** What every request goes by. `connectionItem` is a copy for pages, and may be older. @returns null while there is none */
export async function readConnectedService(): Promise<ConnectedService | null> {
  const [connected, connection] = await Promise.all([connectedItem.read(), connectionItem.read()]);
  // The key was deleted behind our back: pages are to say so.
  if (connected === null && connection !== null)
    copyConnection().catch((error: unknown) => console.warn('Pages show a service that is not connected:', error));
  if (typeof connected !== 'string') return connected;
  return connection && connected !== '' ? { connection, apiKey: connected } : null;
}

/** @param connected null to forget it */
export function writeConnectedService(connected: ConnectedService | null): Promise<void> {
  return queue(async () => {
    await connectedItem.write(connected);
    await connectionItem.write(connected?.connection ?? null);
  });
}

/** Makes the copy for pages anew: a worker may have died before it did, and a key that can't be read connects nothing. */
export function copyConnection(): Promise<void> {
  return queue(async () => {
    const [connected, copy] = await Promise.all([connectedItem.read().catch(() => null), connectionItem.read()]);
    if (typeof connected === 'string') return;
    const connection = connected?.connection ?? null;
    if (JSON.stringify(connection) !== JSON.stringify(copy)) await connectionItem.write(connection);
  });
}
