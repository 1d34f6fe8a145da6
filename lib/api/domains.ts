import { connectionsItem } from '../storage/connection.ts';
import { timestamp, withDefault, z } from '../storage/schema.ts';
import { serviceItem } from '../storage/service-item.ts';
import { capabilitiesItem } from './capabilities.ts';
import { type Domain, domainsSchema } from './wire.ts';

/** The domains that a service creates addresses on, as it last listed them. */
const storedDomainsSchema = z.object({
  /** Epoch ms; 0 if the stored value was invalid: the list is then renewed. */
  renewedAt: withDefault(timestamp, 0),
  list: domainsSchema,
});

/** Written by the background, read by all our pages. */
export const domainsItem = serviceItem('domainLists', z._default(z.nullable(storedDomainsSchema), null));

/** The type of a domain of the user's own: each address on it identifies the user. */
const OWN = 'custom';

/** Whether the service creates addresses on this domain for all users. */
export function isOpenDomain({ type }: Domain): boolean {
  return type === undefined || type === 'public';
}

/** Whether this domain may belong to the user alone. */
export function isOwnDomain({ type }: Domain): boolean {
  return type === OWN;
}

/** The domains to choose from, by base URL of each connected service; empty for a service that chooses the domain itself. */
export type ChoosableDomains = Readonly<Record<string, Domain[]>>;

export async function readChoosableDomains(): Promise<ChoosableDomains> {
  const [connections, domainsByService, capabilitiesByService] = await Promise.all([
    connectionsItem.read(),
    domainsItem.read(),
    capabilitiesItem.read(),
  ]);
  return Object.fromEntries(
    connections.map(({ baseUrl }) => {
      const isFree = capabilitiesByService[baseUrl]?.takesDomains !== false;
      return [baseUrl, (isFree && domainsByService[baseUrl]?.list) || []];
    }),
  );
}
