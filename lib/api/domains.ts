import { connectionsItem } from '../storage/connection.ts';
import { timestamp, withDefault, z } from '../storage/schema.ts';
import { serviceItem } from '../storage/service-item.ts';
import { capabilitiesItem } from './capabilities.ts';
import { type Domain, domainsSchema } from './wire.ts';

/**
 * The domains that a service makes addresses on, as it last listed them.
 * @property renewedAt epoch ms; 0 where that was lost: it is renewed then
 */
const storedDomainsSchema = z.object({
  renewedAt: withDefault(timestamp, 0),
  list: domainsSchema,
});

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

/** The domains that each connected service lets one choose from, by its base URL; none where it chooses alone. */
export type ChoosableDomains = Readonly<Record<string, Domain[]>>;

export async function readChoosableDomains(): Promise<ChoosableDomains> {
  const [connections, kept, capabilitiesByService] = await Promise.all([
    connectionsItem.read(),
    domainsItem.read(),
    capabilitiesItem.read(),
  ]);
  return Object.fromEntries(
    connections.map(({ baseUrl }) => {
      const isFree = capabilitiesByService[baseUrl]?.takesDomains !== false;
      return [baseUrl, (isFree && kept[baseUrl]?.list) || []];
    }),
  );
}
