import { DATA_PRACTICES } from '../packaging/data-practices.ts';
import { isBaseUrl } from './base-url.ts';
import { each, maybe, withDefault, z } from './schema.ts';
import { storedItem } from './stored-item.ts';

/** The service that is suggested until the user connects another one. */
export const DEFAULT_BASE_URL = 'https://api.temp-mail.io';

/** The page on which that service shows users their key. */
export const DEFAULT_KEY_PAGE = 'https://temp-mail.io/profile/api';

/** Colours that distinguish the mail of several services in lists. The style sheet defines each of them for both themes. */
export const SERVICE_COLORS = ['amber', 'blue', 'green', 'pink', 'violet', 'grey'] as const;

/** The maximum length of a service's name, in UTF-16 units. */
export const MAX_SERVICE_NAME = 40;

/**
 * A connected service, without its key. Any page of ours may read it; `connected-service.ts` has it with its key, for the background only.
 * There is one for each base URL.
 */
export const connectionSchema = z.object({
  /** As `parseBaseUrl` returns it, though an earlier build stored paths that it now leaves out: with its path prefix, without a trailing slash. */
  baseUrl: z.string().check(z.refine(isBaseUrl)),
  /** A random id for the key, new for each key that is entered: it reveals nothing about the key. */
  keyMark: z.string(),
  name: maybe(z.string().check(z.minLength(1), z.maxLength(MAX_SERVICE_NAME))),
  /** The data practices that the user agreed to, see `DATA_PRACTICES`; absent for the first. */
  practices: maybe(z.number()),
  /** Shown if there are several services. */
  color: maybe(z.enum(SERVICE_COLORS)),
});

export type Connection = z.infer<typeof connectionSchema>;

/** Whether the user has to agree to what Mayfly sends before this service gets another request. */
export const isOutdated = ({ practices = 1 }: Connection) => practices < DATA_PRACTICES;

/** A copy for pages of what `connected-service.ts` stores. The first one is the default, for sites without a service of their own. */
export const connectionsItem = storedItem('connections', each(connectionSchema, 'connection'));

/** The browser has deleted keys, addresses and mail, and the user has not closed the notice about it yet. */
export const storageLostItem = storedItem('storageLost', withDefault(z.boolean(), false));

/** @param service base URL; the default if absent. @returns undefined if it is not connected */
export function pickService<T extends { connection: Connection }>(
  services: readonly T[],
  service?: string,
): T | undefined {
  return service === undefined ? services[0] : services.find(({ connection }) => connection.baseUrl === service);
}

export async function readServices(): Promise<string[]> {
  return (await connectionsItem.read()).map(({ baseUrl }) => baseUrl);
}

/** @param service base URL; the default if absent. @returns undefined if it is not connected */
export async function readConnection(service?: string): Promise<Connection | undefined> {
  const connections = await connectionsItem.read();
  return service === undefined ? connections[0] : connections.find(({ baseUrl }) => baseUrl === service);
}
