import { loadLazyScript } from '../lazy-scripts/lazy-script.ts';
import type { findSite } from './find-site.ts';

declare global {
  /** Set by `entrypoints/site.ts`. */
  var mayflyFindSite: typeof findSite | undefined;
}

export const SITE_FILE = '/site.js';

/**
 * Loads `findSite` into the background, once in its life: the Public Suffix List is larger than the rest of the worker, and asking for
 * mail needs none of it. Pages import it.
 * @throws where the script can't be loaded
 */
export async function loadFindSite(): Promise<typeof findSite> {
  if (!globalThis.mayflyFindSite) await loadLazyScript(SITE_FILE);
  if (!globalThis.mayflyFindSite) throw new Error(`${SITE_FILE} did not run`);
  return globalThis.mayflyFindSite;
}
