/** Names that resolve to the local machine or network. @see https://www.iana.org/assignments/special-use-domain-names */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/**
 * Whether a host is a name of the public web, as `URL` writes it: no IP address, which may be of a router, and no name that only a
 * private network knows.
 */
export function isPublicName(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return /^[a-z\d_-]+(?:\.[a-z\d_-]+)+$/.test(name) && !/\.\d+$/.test(name) && !PRIVATE_NAME.test(name);
}

/** The host of a page of the web. @returns ASCII, without a dot at its end; undefined for all others, and for no URL */
export function findHost(url: string | undefined): string | undefined {
  const parsed = URL.parse(url ?? '');
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.hostname.replace(/(?<!\.)\.+$/, '') : undefined;
}

/** The origin of a page of the web. @returns undefined for all others, such as `about:blank`, and for no URL */
export function findOrigin(url: string | undefined): string | undefined {
  const parsed = URL.parse(url ?? '');
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.origin : undefined;
}

/** Whether a host is one machine rather than a domain with others below it: an IP address or a single label such as `localhost`. */
export function isSingleHost(host: string): boolean {
  return /^[\d.]+$|^\[|^[^.]+$/.test(host);
}

/** Decodes what is percent-encoded. A text with a broken escape stays as it is. */
export function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
