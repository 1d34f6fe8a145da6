import type { Sites } from '../site/loaded-sites.ts';
import { ALL_SITES } from '../site/site-pattern.ts';

/** What a permission for a host and all below it is about. */
const WHOLE_SITE = /^\*:\/\/\*\.([^/*]+)\/\*$/;

/** All sites of one protocol: asked for where `https://*` was taken for a service. */
const OF_PROTOCOL = /^https?:\/\/\*\/\*$/;

/**
 * The permissions that version 0.1 asked for, or kept, and that nobody needs: those for all that is below a public suffix, which belongs
 * to many, or for a whole protocol, and that for all sites where the button is not wanted everywhere.
 * @param origins all that are granted, as match patterns
 * @param kept those that installing gives
 * @param takesOthersAlong whether a permission goes with the one for all sites: then that stays while there are others
 */
export function oldGrants(
  origins: string[],
  kept: string[],
  isEverywhere: boolean,
  takesOthersAlong: boolean,
  findSite: Sites['findSite'],
): string[] {
  const shared = origins.filter((origin) => {
    const host = WHOLE_SITE.exec(origin)?.[1];
    return OF_PROTOCOL.test(origin) || (host !== undefined && findSite(`https://${host}`) === undefined);
  });
  const others = origins.filter((origin) => ![...kept, ...shared, ALL_SITES].includes(origin));
  const mayGo = !isEverywhere && !(takesOthersAlong && others.length > 0);
  return [...shared, ...origins.filter((origin) => origin === ALL_SITES && mayGo)];
}
