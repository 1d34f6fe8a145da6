/** Names that resolve to the local machine or network. @see https://www.iana.org/assignments/special-use-domain-names */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/** Whether a host, as `URL` writes it, is a name of the public web: neither an IP address nor a name of a private network. */
export function isPublicName(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return /^[a-z\d_-]+(?:\.[a-z\d_-]+)+$/.test(name) && !/\.\d+$/.test(name) && !PRIVATE_NAME.test(name);
}

/** Parses an http or https URL. @returns undefined for any other URL, such as `about:blank`, and for none */
export function parseWebUrl(url: string | undefined): URL | undefined {
  const parsed = URL.parse(url ?? '');
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed : undefined;
}

/** The host of an http or https URL. @returns ASCII, without a dot at its end */
export const findHost = (url: string | undefined) => parseWebUrl(url)?.hostname.replace(/(?<!\.)\.+$/, '');

/** The origin of an http or https URL. */
export const findOrigin = (url: string | undefined) => parseWebUrl(url)?.origin;

/** Whether a host is one machine rather than a domain with others below it: an IP address or a single label such as `localhost`. */
export function isSingleHost(host: string): boolean {
  return /^[\d.]+$|^\[|^[^.]+$/.test(host);
}

/** Decodes percent-encoded characters. A text with an invalid escape stays as it is. */
export function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

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
