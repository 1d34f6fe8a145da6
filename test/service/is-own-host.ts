import { isIP } from 'node:net';

/**
 * Whether a request was meant for this service. A page whose name was made to lead to this machine (DNS rebinding) still sends its own
 * name as `Host`; addresses cannot be made to lead anywhere.
 * @param header `Host` as it was sent, with or without a port
 * @param names of this service, besides `localhost`; in lower case
 */
export function isOwnHost(header: string | undefined, names: readonly string[]): boolean {
  const [, bracketed, plain = ''] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/.exec(header?.toLowerCase() ?? '') ?? [];
  if (bracketed !== undefined) return isIP(bracketed) === 6;
  return isIP(plain) === 4 || plain === 'localhost' || names.includes(plain);
}
