import { type Connection, connectionsItem } from '../storage/connection.ts';
import { timestamp, withDefault, z } from '../storage/schema.ts';
import { serviceItem } from '../storage/service-item.ts';
import { capabilitiesItem } from './capabilities.ts';
import { type Domain, domainsSchema } from './wire.ts';

/**
 * The domains that a service makes addresses on, as it last listed them.
 * @property service its base URL: the list of another one is of no use
 * @property renewedAt epoch ms; 0 where that was lost: it is renewed then
 */
const storedDomainsSchema = z.object({
  service: z.string(),
  renewedAt: withDefault(timestamp, 0),
  list: domainsSchema,
});

type StoredDomains = z.infer<typeof storedDomainsSchema>;

/** Written by the background, read by every page of ours. */
export const domainsItem = serviceItem('domainLists', z._default(z.nullable(storedDomainsSchema), null));

/** The name of the user's own domain: everyone who has an address on it can be recognised by it. */
const OWN = 'custom';

/** Whether the service makes addresses on it for everybody. */
export function isOpenDomain({ type }: Domain): boolean {
  return type === undefined || type === 'public';
}

/** Whether it may belong to the user alone. */
export function isOwnDomain({ type }: Domain): boolean {
  return type === OWN;
}

/** The domains of a service, as far as they are known. */
export function listDomains(
  connection: Connection | null | undefined,
  kept: StoredDomains | null | undefined,
): Domain[] {
  return connection && kept?.service === connection.baseUrl ? kept.list : [];
}

/** The domains that each connected service lets one choose from, by its base URL; none where it chooses alone. */
export type ChoosableDomains = Readonly<Record<string, Domain[]>>;

export async function readChoosableDomains(): Promise<ChoosableDomains> {
  const [connections, kept, capabilitiesByService] = await Promise.all([
    connectionsItem.read(),
    domainsItem.read(),
    capabilitiesItem.read(),
  ]);
  return Object.fromEntries(
    connections.map((connection) => {
      const { baseUrl } = connection;
      const isFree = capabilitiesByService[baseUrl]?.takesDomains !== false;
      return [baseUrl, isFree ? listDomains(connection, kept[baseUrl]) : []];
    }),
  );
}
