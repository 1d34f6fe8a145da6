import { getDomain, parse } from 'tldts';
import { findHost, isSingleHost } from './host.ts';

/** Hosting services are in the list's private section: each subdomain of `github.io` is a site. The input is always a host, not a URL. */
const OPTIONS = { allowPrivateDomains: true, extractHostname: false };

function siteOfHost(host: string): string | undefined {
  const name = host.toLowerCase().replace(/(?<!\.)\.+$/, '');
  return isSingleHost(name) ? name : (getDomain(name, OPTIONS) ?? undefined);
}

/**
 * The site of a page: its registrable domain by the Public Suffix List.
 * @returns ASCII (`xn--…`); an IP address or a single label as it is; undefined for a public suffix, which belongs to many, and for
 *   pages that are on no site (`about:`, `file:`, the browser's own)
 * @see https://publicsuffix.org/list/
 */
export function findSite(url: string | undefined): string | undefined {
  const host = findHost(url);
  return host === undefined ? undefined : siteOfHost(host);
}

/** The site of a host; a public suffix is its own site. */
export function siteOf(host: string): string {
  return findSite(`https://${host}`) ?? host;
}

/** Whether a name could be a host of the web: it ends in a suffix of the Public Suffix List, and has a label in front of that. */
export function isListedHost(name: string): boolean {
  const { domain, isIcann, isPrivate } = parse(name.toLowerCase(), OPTIONS);
  return domain !== null && (isIcann === true || isPrivate === true);
}

/** Whether two hosts are on the same site. A public suffix is on the same site only with itself. */
export function isSameSite(host: string, other: string): boolean {
  const site = siteOfHost(host);
  return site === undefined ? host === other : site === siteOfHost(other);
}

/** Whether a host is one of a service that gives names to anyone, such as those below `github.io`. */
export function isHosted(host: string): boolean {
  return !isSingleHost(host) && parse(host.toLowerCase(), OPTIONS).isPrivate === true;
}
