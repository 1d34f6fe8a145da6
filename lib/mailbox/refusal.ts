import { each, timestamp, z } from '../storage/schema.ts';

/** The domains that a site did not accept. Those from private windows are stored apart, and removed with the last one. */
const refusalSchema = z.object({
  site: z.string(),
  /** In lower case, the latest last. */
  domains: each(z.string()),
  changedAt: timestamp,
});

export type Refusal = z.infer<typeof refusalSchema>;

export const refusalsSchema = each(refusalSchema, 'stored refusal');

/** The maximum number of domains per site, and of sites. The oldest are removed first. */
const MAX_DOMAINS = 100;
const MAX_SITES = 300;

/** Adds a refused domain. @returns the site's new record, and the records to remove because there are too many */
export function afterRefusal(
  before: Refusal[],
  site: string,
  domain: string,
  now: number,
): { refusal: Refusal; forgotten: Refusal[] } {
  const name = domain.toLowerCase();
  const known = before.find((one) => one.site === site)?.domains.filter((one) => one !== name) ?? [];
  const others = before.filter((one) => one.site !== site).sort((one, other) => other.changedAt - one.changedAt);
  const domains = [...known, name].slice(-MAX_DOMAINS);
  return { refusal: { site, domains, changedAt: now }, forgotten: others.slice(MAX_SITES - 1) };
}
