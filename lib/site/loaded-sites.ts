import { loadLazyScript } from '../packaging/lazy-script.ts';
import type {
  findSite,
  isHosted as isHostedByList,
  isListedHost as isListedHostByList,
  isSameSite as isSameSiteByList,
} from './find-site.ts';

/** What needs the Public Suffix List. */
export type Sites = {
  findSite: typeof findSite;
  isHosted: typeof isHostedByList;
  isListedHost: typeof isListedHostByList;
  isSameSite: typeof isSameSiteByList;
};

declare global {
  /** Set by `entrypoints/site.ts`. */
  var mayflySites: Sites | undefined;
}

export const SITE_FILE = '/site.js';

/**
 * Loads the Public Suffix List, once in the life of a context, out of one file for all of them: it is larger than the rest of the
 * background, and checking for mail needs none of it.
 * @throws where the script can't be loaded
 */
export async function loadSites(): Promise<Sites> {
  if (!globalThis.mayflySites) await loadLazyScript(SITE_FILE);
  return loadedSites();
}

function loadedSites(): Sites {
  if (!globalThis.mayflySites) throw new Error(`${SITE_FILE} is not loaded`);
  return globalThis.mayflySites;
}

/** Whether two hosts are on the same site. A public suffix is so with itself alone. @throws before `loadSites` has resolved */
export function isSameSite(host: string, other: string): boolean {
  return loadedSites().isSameSite(host, other);
}

/** The site of a host; a public suffix is its own. @throws before `loadSites` has resolved */
export function siteOf(host: string): string {
  return loadedSites().findSite(`https://${host}`) ?? host;
}

/** Whether anybody may have a name beside this host's, as below `github.io`. @throws before `loadSites` has resolved */
export function isHosted(host: string): boolean {
  return loadedSites().isHosted(host);
}

/** Whether a name could be a host of the web, by its end. @throws before `loadSites` has resolved */
export function isListedHost(name: string): boolean {
  return loadedSites().isListedHost(name);
}
