import { type Connection, connectionSchema, connectionsItem, pickService, storageLostItem } from './connection.ts';
import { tryAgain } from './database.ts';
import { privateItem } from './private-item.ts';
import { each, z } from './schema.ts';
import { createSerialQueue } from './serial-queue.ts';

/** A connected service and its key. The key never enters a page, a log, an export or sync. */
export type ConnectedService = { connection: Connection; apiKey: string };

const connectedSchema = z.object({ connection: connectionSchema, apiKey: z.string() });

/** A service and its key are one record, so that no key is ever sent to another service: two records cannot be written at once. */
const connectedItem = privateItem('connectedServices', each(connectedSchema, 'connected service'));

const queue = createSerialQueue();

/** What every request goes by, the default first. `connectionsItem` is a copy for pages, and may be older. */
export async function readConnectedServices(): Promise<ConnectedService[]> {
  const [connected, copies] = await Promise.all([connectedItem.read(), connectionsItem.read()]);
  // The keys were deleted behind our back: pages are to say so.
  if (connected.length === 0 && copies.length > 0)
    copyConnections().catch((error: unknown) => console.warn('Pages show a service that is not connected:', error));
  return connected;
}

export async function isStillConnected({
  baseUrl,
  keyMark,
}: Pick<Connection, 'baseUrl' | 'keyMark'>): Promise<boolean> {
  const connected = pickService(await readConnectedServices(), baseUrl);
  return connected !== undefined && connected.connection.keyMark === keyMark;
}

/**
 * Changes follow each other, so that none is lost.
 * @param change of the services, the default first
 * @param unread what stands for services that can't be read, however often it is tried; absent to change nothing then
 */
export function changeConnectedServices(
  change: (connected: ConnectedService[]) => ConnectedService[],
  unread?: ConnectedService[],
): Promise<void> {
  return queue(async () => {
    // What is written over keys that could not be read for a moment, loses them.
    const reading = tryAgain(readConnectedServices);
    const changed = change(await (unread ? reading.catch(() => unread) : reading));
    await connectedItem.write(changed);
    await connectionsItem.write(changed.map(({ connection }) => connection));
  });
}

/** Makes the copy for pages anew: a worker may have died before it did, and keys that can't be read connect nothing. */
export function copyConnections(): Promise<void> {
  return queue(async () => {
    const [connected, copies] = await Promise.all([connectedItem.read().catch(() => []), connectionsItem.read()]);
    const connections = connected.map(({ connection }) => connection);
    // An empty list is stored where the user has disconnected the last one.
    if (copies.length > 0 && !(await connectedItem.isStored().catch(() => true))) await storageLostItem.write(true);
    if (JSON.stringify(connections) !== JSON.stringify(copies)) await connectionsItem.write(connections);
  });
}

/** What the user may change of a service without connecting it anew. @property name empty for none @property isDefault true to fill from it where a site has no other */
type ServiceChange = { name?: string | undefined; isDefault?: boolean | undefined };

/** @param service base URL; one that is not connected changes nothing */
export function changeService(service: string, { name, isDefault }: ServiceChange): Promise<void> {
  return changeConnectedServices((connected) => {
    const services = connected.map((one) =>
      one.connection.baseUrl === service && name !== undefined
        ? { ...one, connection: { ...one.connection, name: name.trim() || undefined } }
        : one,
    );
    if (!isDefault) return services;
    const isChosen = ({ connection }: (typeof services)[number]) => connection.baseUrl === service;
    return [...services.filter(isChosen), ...services.filter((one) => !isChosen(one))];
  });
}
