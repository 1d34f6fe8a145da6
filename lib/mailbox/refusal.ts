import { each, timestamp, z } from '../storage/schema.ts';
import { readEach } from './open-stores.ts';

/**
 * The domains whose addresses a site did not accept. What was seen in private windows is stored apart, and gone with them.
 * @property domains in lower case, the latest last
 */
const refusalSchema = z.object({
  site: z.string(),
  domains: each(z.string()),
  changedAt: timestamp,
});

export type Refusal = z.infer<typeof refusalSchema>;

export const refusalsSchema = each(refusalSchema, 'stored refusal');

/** Those of each site, and sites: the oldest are forgotten first. */
const MOST_DOMAINS = 100;
const MOST_SITES = 300;

/**
 * What is stored once a site has refused one more domain.
 * @returns the site's record, and those that are too many
 */
export function afterRefusal(
  before: Refusal[],
  site: string,
  domain: string,
  now: number,
): { refusal: Refusal; forgotten: Refusal[] } {
  const name = domain.toLowerCase();
  const known = before.find((one) => one.site === site)?.domains.filter((one) => one !== name) ?? [];
  const others = before.filter((one) => one.site !== site).sort((one, other) => other.changedAt - one.changedAt);
  const domains = [...known, name].slice(-MOST_DOMAINS);
  return { refusal: { site, domains, changedAt: now }, forgotten: others.slice(MOST_SITES - 1) };
}

/** The domains that each site did not accept, in lower case. @param isPrivate whether what was seen in private windows counts too */
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
