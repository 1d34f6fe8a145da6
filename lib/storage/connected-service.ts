import { type Connection, connectionSchema, connectionsItem, pickService, storageLostItem } from './connection.ts';
import { tryAgain } from './database.ts';
import { privateItem } from './private-item.ts';
import { each, maybe, z } from './schema.ts';
import { createSerialQueue } from './serial-queue.ts';

/** A connected service. The key is never sent to a page, a log, an export or sync. */
const connectedSchema = z.object({
  connection: connectionSchema,
  apiKey: z.string(),
  /** the base URLs that the user has changed to the present one: addresses of these belong to this service; absent if there are none */
  formerUrls: maybe(z.array(z.string())),
});

export type ConnectedService = z.infer<typeof connectedSchema>;

/** A service and its key are one record, because two records can't be written at once: so no key is ever sent to another service. */
const connectedItem = privateItem('connectedServices', each(connectedSchema, 'connected service'));

const queue = createSerialQueue();

/** The services that all requests use, the default first. `connectionsItem` is a copy for pages, and may be older. */
export async function readConnectedServices(): Promise<ConnectedService[]> {
  const [connected, copies] = await Promise.all([connectedItem.read(), connectionsItem.read()]);
  // The browser has deleted the keys: the copy is updated, so that pages show it.
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
 * Changes the connected services. The changes run one after the other, so that none is lost.
 * @param change receives and returns the services, the default first
 * @param unread replaces services that can't be read even after several attempts; if absent, nothing changes then
 */
export function changeConnectedServices(
  change: (connected: ConnectedService[]) => ConnectedService[],
  unread?: ConnectedService[],
): Promise<void> {
  return queue(async () => {
    // Keys that temporarily can't be read would be lost if they were overwritten: so reading is repeated.
    const reading = tryAgain(readConnectedServices);
    const changed = change(await (unread ? reading.catch(() => unread) : reading));
    await connectedItem.write(changed);
    await connectionsItem.write(changed.map(({ connection }) => connection));
  });
}

/** Updates the copy for pages: a worker may have died before it did so, and without readable keys, no service is connected. */
export function copyConnections(): Promise<void> {
  return queue(async () => {
    const [connected, copies] = await Promise.all([connectedItem.read().catch(() => []), connectionsItem.read()]);
    const connections = connected.map(({ connection }) => connection);
    // If the user has disconnected the last service, an empty list is stored. So if nothing is stored, the browser has deleted the keys.
    if (copies.length > 0 && !(await connectedItem.isStored().catch(() => true))) await storageLostItem.write(true);
    if (JSON.stringify(connections) !== JSON.stringify(copies)) await connectionsItem.write(connections);
  });
}

/** What the user may change of a service without connecting it again. */
type ServiceChange = {
  /** Empty for none. */
  name?: string | undefined;
  /** True to use it for all sites without a service of their own. */
  isDefault?: boolean | undefined;
  /** The data practices that the user agreed to. */
  practices?: number | undefined;
};

/** @param service base URL; nothing changes if it is not connected */
export function changeService(service: string, { name, isDefault, practices }: ServiceChange): Promise<void> {
  const changed = (connection: Connection): Connection => ({
    ...connection,
    ...(name !== undefined && { name: name.trim() || undefined }),
    ...(practices !== undefined && { practices }),
  });
  return changeConnectedServices((connected) => {
    const services = connected.map((one) =>
      one.connection.baseUrl === service ? { ...one, connection: changed(one.connection) } : one,
    );
    if (!isDefault) return services;
    const isChosen = ({ connection }: (typeof services)[number]) => connection.baseUrl === service;
    return [...services.filter(isChosen), ...services.filter((one) => !isChosen(one))];
  });
}
