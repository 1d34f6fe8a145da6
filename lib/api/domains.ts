import { type Connection, connectionsItem } from '../storage/connection.ts';
import { moment, withDefault, z } from '../storage/schema.ts';
import { serviceItem } from '../storage/service-item.ts';
import { dialectItem } from './dialect.ts';
import { type Domain, domainsSchema } from './wire.ts';

/**
 * The domains that a service makes addresses on, as it last listed them.
 * @property service its base URL: the list of another one is of no use
 * @property renewedAt epoch ms; 0 where that was lost: it is renewed then
 */
const keptDomainsSchema = z.object({ service: z.string(), renewedAt: withDefault(moment, 0), list: domainsSchema });

export type KeptDomains = z.infer<typeof keptDomainsSchema>;

/** Written by the background, read by every page of ours. */
export const domainsItem = serviceItem('domainLists', z._default(z.nullable(keptDomainsSchema), null));

/** What a domain of one's own is called: whoever has an address on it is known by it. */
const OWN = 'custom';

/** Whether the service makes addresses on it for everybody. */
export function isOpenDomain({ type }: Domain): boolean {
  return type === undefined || type === 'public';
}

/** Whether it may belong to the person alone. */
export function isOwnDomain({ type }: Domain): boolean {
  return type === OWN;
}

/** The domains of a service, as far as they are known. */
export function listDomains(connection: Connection | null | undefined, kept: KeptDomains | null | undefined): Domain[] {
  return connection && kept?.service === connection.baseUrl ? kept.list : [];
}

/** The domains that each connected service lets one choose from, by its base URL; none where it chooses alone. */
export type ChoosableDomains = Readonly<Record<string, Domain[]>>;

export async function readChoosableDomains(): Promise<ChoosableDomains> {
  const [connections, kept, dialects] = await Promise.all([
    connectionsItem.read(),
    domainsItem.read(),
    dialectItem.read(),
  ]);
  return Object.fromEntries(
    connections.map((connection) => {
      const { baseUrl } = connection;
      const isFree = dialects[baseUrl]?.takesDomains !== false;
      return [baseUrl, isFree ? listDomains(connection, kept[baseUrl]) : []];
    }),
  );
}
