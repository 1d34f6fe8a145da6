import { connectionsItem } from '../storage/connection.ts';
import { dialectItem } from './dialect.ts';
import { domainsItem, listDomains } from './domains.ts';
import type { Domain } from './wire.ts';

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
