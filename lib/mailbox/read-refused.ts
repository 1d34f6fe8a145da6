import { readEach } from './open-stores.ts';
import { refusalsSchema } from './refusal.ts';

/** The domains that each site did not accept, in lower case. @param isPrivate whether those from private windows are included */
export async function readAllRefused(isPrivate = false): Promise<ReadonlyMap<string, string[]>> {
  const stored = await readEach(async (transaction, store) =>
    isPrivate || !store.isPrivate ? transaction.getAll('refusals') : [],
  );
  const bySite = new Map<string, string[]>();
  for (const { site, domains } of refusalsSchema.parse(stored.flat())) {
    bySite.set(site, [...(bySite.get(site) ?? []), ...domains]);
  }
  return bySite;
}

export async function readRefused(site: string | undefined, isPrivate = false): Promise<string[]> {
  const refused = await readAllRefused(isPrivate);
  return (site !== undefined && refused.get(site)) || [];
}
