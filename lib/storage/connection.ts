import { parseBaseUrl } from './base-url.ts';
import { each, maybe, timestamp, withDefault, z } from './schema.ts';
import { storedItem } from './stored-item.ts';

/** The service that is offered until another one is set. */
export const DEFAULT_BASE_URL = 'https://api.temp-mail.io';

/** Where that service shows an account its key. */
export const DEFAULT_KEY_PAGE = 'https://temp-mail.io/profile/api';

/** What tells the mail of several services apart in lists. The style sheet has a colour of each name for both themes. */
export const SERVICE_COLORS = ['amber', 'blue', 'green', 'pink', 'violet', 'grey'] as const;

/** The longest name of a service, in UTF-16 units. */
export const MAX_SERVICE_NAME = 40;

/**
 * A service that we are connected to. Any page of ours may read it; with its key it is in `connected-service.ts`, for the background
 * alone. There is one for each base URL.
 * @property baseUrl as `parseBaseUrl` gives it: with its path prefix, without a trailing slash
 * @property keyMark a random id of this key, new for each key that is entered: it reveals nothing of the key
 * @property color shown where there are several
 */
export const connectionSchema = z.object({
  baseUrl: z.string().check(z.refine((url) => parseBaseUrl(url) === url)),
  connectedAt: timestamp,
  keyMark: z.string(),
  name: maybe(z.string().check(z.minLength(1), z.maxLength(MAX_SERVICE_NAME))),
  color: maybe(z.enum(SERVICE_COLORS)),
});

export type Connection = z.infer<typeof connectionSchema>;

/** A copy for pages of what `connected-service.ts` stores. The first is the default: it is filled from where a site has no other. */
export const connectionsItem = storedItem('connections', each(connectionSchema, 'connection'));

/** The browser deleted keys, addresses and mail, and the user has not closed the notice that says so. */
export const storageLostItem = storedItem('storageLost', withDefault(z.boolean(), false));

/** @returns undefined where it is not connected; without a service, the default one, if there is any */
export function pickService<T extends { connection: Connection }>(
  services: readonly T[],
  service?: string,
): T | undefined {
  return service === undefined ? services[0] : services.find(({ connection }) => connection.baseUrl === service);
}

export async function readServices(): Promise<string[]> {
  return (await connectionsItem.read()).map(({ baseUrl }) => baseUrl);
}

/** @param service base URL; the default if absent. @returns undefined where it is not connected */
export async function readConnection(service?: string): Promise<Connection | undefined> {
  const connections = await connectionsItem.read();
  return service === undefined ? connections[0] : connections.find(({ baseUrl }) => baseUrl === service);
}
