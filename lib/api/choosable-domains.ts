import { connectionItem } from '../settings/connection.ts';
import { dialectItem } from './dialect.ts';
import { domainsItem, listDomains } from './domains.ts';
import type { Domain } from './wire.ts';

/** The domains that the connected service lets one choose from; none where it chooses alone. */
export async function readChoosableDomains(): Promise<Domain[]> {
  const [connection, kept, dialect] = await Promise.all([
    connectionItem.read(),
    domainsItem.read(),
    dialectItem.read(),
  ]);
  return dialect.takesDomains === false ? [] : listDomains(connection, kept);
}
