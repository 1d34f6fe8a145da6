import { openMailbox } from './database.ts';
import { refusalsSchema } from './refusal.ts';

/** The domains that each site did not accept, in lower case. @param isPrivate whether what was seen in private windows counts too */
export async function readAllRefused(isPrivate = false): Promise<ReadonlyMap<string, string[]>> {
  const stored = refusalsSchema.parse(await (await openMailbox()).getAll('refusals'));
  const bySite = new Map<string, string[]>();
  for (const { site, window, domains } of stored) {
    if (isPrivate || window === 'other') bySite.set(site, [...(bySite.get(site) ?? []), ...domains]);
  }
  return bySite;
}

/** Those of one site; none where it has none. */
export async function readRefused(site: string | undefined, isPrivate = false): Promise<string[]> {
  const refused = await readAllRefused(isPrivate);
  return (site !== undefined && refused.get(site)) || [];
}
