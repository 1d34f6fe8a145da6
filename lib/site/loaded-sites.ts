import { loadGlobal } from '../packaging/lazy-script.ts';
import type { findSite } from './find-site.ts';

/** Functions that need the Public Suffix List, for contexts that do not contain it. Modules that read mail import them directly. */
export type Sites = { findSite: typeof findSite };

declare global {
  /** Set by `entrypoints/site.ts`. */
  var mayflySites: Sites | undefined;
}

export const SITE_FILE = '/site.js';

/**
 * Loads the Public Suffix List, once per context, from a file of its own: it is larger than the rest of the background, and checking
 * for mail does not need it.
 */
export const loadSites = (): Promise<Sites> => loadGlobal(SITE_FILE, () => globalThis.mayflySites);
