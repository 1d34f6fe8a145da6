import { browser } from 'wxt/browser';
import { loadGlobal } from '../packaging/lazy-script.ts';
import type * as sites from './find-site.ts';
import { findHost, isSingleHost } from './host.ts';

/** What names the site of a page. */
export type Sites = Pick<typeof sites, 'findSite'>;

declare global {
  /** Set by `entrypoints/site.ts`. In the build, other scripts find these functions here: the Public Suffix List is in the package once. */
  var mayflySites: typeof sites | undefined;
}

export const SITE_FILE = '/site.js';

/** The browser's own list: Chromium and Firefox 153 and newer; not Safari. @see https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/API/publicSuffix */
type PublicSuffix = { getDomain(host: string, options: { allowUnknownSuffix: boolean }): string | null };

const { publicSuffix } = browser as { publicSuffix?: PublicSuffix };

/** As `findSite` of the list does. */
function askBrowser(url: string | undefined): string | undefined {
  const host = findHost(url);
  if (host === undefined || isSingleHost(host)) return host;
  try {
    return publicSuffix?.getDomain(host, { allowUnknownSuffix: true }) ?? undefined;
  } catch {
    // It refuses names that DNS does not have, such as those with a part of more than 63 letters.
    return undefined;
  }
}

/** The browser's list, or ours where the browser has none. */
export const loadSites = async (): Promise<Sites> => (publicSuffix ? { findSite: askBrowser } : loadSiteList());

/**
 * Loads the Public Suffix List, once per context, from a file of its own: it is larger than the rest of the background, and checking
 * for mail does not need it. What reads a mail needs its private section, which no browser tells.
 */
export const loadSiteList = (): Promise<typeof sites> => loadGlobal(SITE_FILE, () => globalThis.mayflySites);
