import { loadGlobal } from '../packaging/lazy-script.ts';
import type { findSite } from './find-site.ts';

/** What needs the Public Suffix List in a context that does not hold it. What reads mail imports it. */
export type Sites = { findSite: typeof findSite };

declare global {
  /** Set by `entrypoints/site.ts`. */
  var mayflySites: Sites | undefined;
}

export const SITE_FILE = '/site.js';

/**
 * Loads the Public Suffix List, once in the life of a context, out of one file for all of them: it is larger than the rest of the
 * background, and checking for mail needs none of it.
 */
export const loadSites = (): Promise<Sites> => loadGlobal(SITE_FILE, () => globalThis.mayflySites);
