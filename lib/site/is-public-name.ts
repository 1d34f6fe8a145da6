/** Names that lead into a machine or a network of its own. @see https://www.iana.org/assignments/special-use-domain-names */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/**
 * Whether a host is a name of the public web, as `URL` writes it: no IP address, which may be of a router, and no name that only a
 * private network knows.
 */
export function isPublicName(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return /^[a-z\d_-]+(?:\.[a-z\d_-]+)+$/.test(name) && !/\.\d+$/.test(name) && !PRIVATE_NAME.test(name);
}
