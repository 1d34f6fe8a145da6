import { connectionsItem } from '../storage/connection.ts';
import { maybe, timestamp, withDefault, z } from '../storage/schema.ts';
import { serviceItem } from '../storage/service-item.ts';
import { type Domain, domainsSchema } from './wire.ts';

/** How a service differs from others. Each property is absent until it is known. */
const capabilitiesSchema = z.object({
  attachment: maybe(z.enum(['of-message', 'alone'])),
  source: maybe(z.enum(['source', 'source_code'])),
  /** Whether the service creates an address with the requested name. */
  takesNames: maybe(z.boolean()),
  /** Whether the service creates an address on the requested domain. */
  takesDomains: maybe(z.boolean()),
  /** Whether the service reports an unknown address as such, rather than as an address without mail. */
  tellsUnknown: maybe(z.boolean()),
});

export type Capabilities = z.infer<typeof capabilitiesSchema>;

/** Written by the background; removed together with the service. */
export const capabilitiesItem = serviceItem('capabilities', z.prefault(capabilitiesSchema, {}));

/** Never throws: the request has succeeded, and what could not be stored is found out again with the next one. */
export async function learnCapabilities(service: string, learned: Capabilities): Promise<void> {
  try {
    await capabilitiesItem.of(service).update((known) => ({ ...known, ...learned }));
  } catch (error) {
    console.warn('What a service can do could not be stored:', error);
  }
}

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
