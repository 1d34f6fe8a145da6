import { maybe } from '../../schema/maybe.ts';
import { z } from '../../schema/z.ts';
import { findOrigin } from '../../site/find-origin.ts';
import type { Sites } from '../../site/loaded-sites.ts';

/** Of a stored address, what says where it was filled. Version 0.1 kept the page's whole URL. */
const traceSchema = z.looseObject({
  site: maybe(z.string()),
  filledIn: maybe(
    z.object({
      tabId: z.number(),
      frameId: z.number(),
      origin: maybe(z.string()),
      url: maybe(z.string()),
      windowId: maybe(z.number()),
    }),
  ),
});

function withoutUrl<Kept extends { url?: string | undefined }>({ url: _, ...kept }: Kept): Omit<Kept, 'url'> {
  return kept;
}

/**
 * What is kept of where an address was filled, by today's rules: of the URL no more than the origin, and a site that today's Public
 * Suffix List has as one. Version 0.1 took all of `github.io` for one site.
 * @returns the record itself where nothing changes, or where it is none
 */
export function reviewTrace(stored: unknown, findSite: Sites['findSite']): unknown {
  const { success, data } = traceSchema.safeParse(stored);
  if (!success) return stored;
  const { site, filledIn, ...others } = data;
  const isOld = filledIn?.url !== undefined;
  const isSite = site !== undefined && findSite(`https://${site}`) === site;
  if (!isOld && isSite === (site !== undefined)) return stored;

  const siteNow = isOld ? findSite(filledIn.url) : undefined;
  // The URL was the page's, also where a frame within it was filled.
  const origin = isOld ? (filledIn.frameId === 0 ? findOrigin(filledIn.url) : undefined) : filledIn?.origin;
  return {
    ...others,
    ...((siteNow ?? (isSite && site)) && { site: siteNow ?? site }),
    ...(filledIn && origin && { filledIn: { ...withoutUrl(filledIn), origin } }),
  };
}
