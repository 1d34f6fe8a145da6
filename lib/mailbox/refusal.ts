import { each, timestamp, z } from '../storage/schema.ts';

/**
 * The domains whose addresses a site did not accept.
 * @property window which windows it was seen in: what was seen in private ones is gone with them, and told nowhere else
 * @property isPrivate as its window: never on disk
 * @property domains in lower case, the latest last
 * @property changedAt epoch ms
 */
const refusalSchema = z.object({
  site: z.string(),
  window: z.enum(['private', 'other']),
  // Without its mark it would go to the disk.
  isPrivate: z.optional(z.boolean()),
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
 * @param before all that is stored
 * @returns the site's record, and those that are too many
 */
export function afterRefusal(
  before: Refusal[],
  site: string,
  domain: string,
  isPrivate: boolean,
  now: number,
): { refusal: Refusal; forgotten: Refusal[] } {
  const window = isPrivate ? 'private' : 'other';
  const isSame = (one: Refusal) => one.site === site && one.window === window;
  const name = domain.toLowerCase();
  const known = before.find(isSame)?.domains.filter((one) => one !== name) ?? [];
  const others = before
    .filter((one) => one.window === window && !isSame(one))
    .sort((one, other) => other.changedAt - one.changedAt);
  const domains = [...known, name].slice(-MOST_DOMAINS);
  return {
    refusal: { site, window, ...(isPrivate && { isPrivate }), domains, changedAt: now },
    forgotten: others.slice(MOST_SITES - 1),
  };
}
