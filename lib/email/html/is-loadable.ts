import { isPublicName } from '../../site/is-public-name.ts';

/** More images than this are left out; the longest newsletters have fewer. */
export const MOST_IMAGES = 200;

/** Whether an image may be fetched for a mail: over https, from a host of the public web. */
export function isLoadable(url: string): boolean {
  const { protocol, hostname, port } = URL.parse(url) ?? {};
  return protocol === 'https:' && port === '' && hostname !== undefined && isPublicName(hostname);
}
