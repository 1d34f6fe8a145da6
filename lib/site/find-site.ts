import { getDomain, parse } from 'tldts';
import { isSingleHost } from './host.ts';

/** The private section is where hosting services list themselves: each user of `github.io` is a site. The host is one already. */
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
  const parsed = url === undefined ? null : URL.parse(url);
  return parsed && /^https?:$/.test(parsed.protocol) ? siteOfHost(parsed.hostname) : undefined;
}

/** The site of a host; a public suffix is its own. */
export function siteOf(host: string): string {
  return findSite(`https://${host}`) ?? host;
}

/** Whether a name could be a host of the web: the Public Suffix List knows its end, and it is more than that end. */
export function isListedHost(name: string): boolean {
  const { domain, isIcann, isPrivate } = parse(name.toLowerCase(), OPTIONS);
  return domain !== null && (isIcann === true || isPrivate === true);
}

/** Whether two hosts are on the same site. A public suffix is so with itself alone. */
export function isSameSite(host: string, other: string): boolean {
  const site = siteOfHost(host);
  return site === undefined ? host === other : site === siteOfHost(other);
}

/** Whether anybody may have a name beside this host's, as below `github.io`: the host of a service that gives names away. */
export function isHosted(host: string): boolean {
  return !isSingleHost(host) && parse(host.toLowerCase(), OPTIONS).isPrivate === true;
}
