import { isHosted, siteOf } from '../../site/find-site.ts';
import { senderDomain } from './sender-domain.ts';

/** A host and its parts for comparison: `app.harbour.co.uk` is of the site `harbour.co.uk`, whose `name` is `harbour`. */
export type LinkHost = {
  host: string;
  site: string;
  name: string;
  /** The part that its owner chose: `app.harbour`. */
  own: string;
  /** It is a subdomain of a provider that gives them to everyone: `harbour.github.io`. */
  isHosted: boolean;
};

/** The host of a link and its parts. An IP address, a single label and a public suffix are sites of their own. @param host in ASCII */
export function hostOfLink(host: string): LinkHost {
  const plain = host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '');
  const site = siteOf(plain);
  const [name = plain] = site.split('.');
  const own = plain.slice(0, plain.length - site.length + name.length);
  return { host: plain, site, name, own, isHosted: isHosted(plain) };
}

export function senderHost(from: string | undefined): LinkHost | undefined {
  const host = senderDomain(from);
  return host === undefined ? undefined : hostOfLink(host);
}

export function isIp(host: string): boolean {
  return /^\d+(?:\.\d+){3}$/.test(host) || host.startsWith('[');
}

/** Whether a host is in the user's own network, such as a site that its developer tests. */
export function isNear(host: string): boolean {
  return /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\])|\.(?:localhost|test|local)$/.test(
    host,
  );
}
