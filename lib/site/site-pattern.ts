import { isSingleHost } from './host.ts';

export const ALL_SITES = '*://*/*';

/**
 * The match pattern of a site: its registrable domain with all subdomains, or a single host.
 * @see https://developer.mozilla.org/en-US/docs/Mozilla/Add-ons/WebExtensions/Match_patterns
 */
export function sitePattern(site: string): string {
  return isSingleHost(site) ? `*://${site}/*` : `*://*.${site}/*`;
}

/** The match pattern of one host without subdomains, for which permission is requested. */
export function exactPattern(host: string): string {
  return `*://${host}/*`;
}

/** The match pattern of a URL's host, under its own protocol. Match patterns have no ports. */
export function hostPattern(url: string): string {
  const { protocol, hostname } = new URL(url);
  return `${protocol}//${hostname}/*`;
}
