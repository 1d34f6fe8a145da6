import { findSenderAddresses, parseSender } from '../parse/parse-sender.ts';

/** Labels of letters, digits and hyphens, of any script, between the full stops that IDNA knows. */
const DOMAIN = /^[\p{L}\p{M}\p{N}_-]+(?:[.。．｡][\p{L}\p{M}\p{N}_-]+)*[.。．｡]?$/u;

/** The host that a domain is, in ASCII; empty for what is none, even if a URL could begin with it: `bank.example/.evil.example`. */
const hostIn = (domain: string) =>
  DOMAIN.test(domain) ? (URL.parse(`https://${domain}`)?.hostname.replace(/\.$/, '') ?? '') : '';

function senderDomains(from: string | undefined): string[] {
  const domains = findSenderAddresses(from).map((address) => address.slice(address.lastIndexOf('@') + 1));
  return [...new Set(domains.map(hostIn))];
}

/**
 * The domain of the sender's address, in ASCII and without a trailing dot. Undefined if there is no address, or if there are several
 * with different domains, as it is not known which one is real.
 */
export function senderDomain(from: string | undefined): string | undefined {
  const [domain, ...others] = senderDomains(from);
  return others.length > 0 ? undefined : domain || undefined;
}

/** How the sender of a code is shown: by domain, as a name can be chosen freely; by name only if there is no address. */
export const nameSender = (from: string): string =>
  senderDomains(from).filter(Boolean).join(', ') || parseSender(from).display;
