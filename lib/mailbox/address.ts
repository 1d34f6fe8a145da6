import { nonEmpty, number, object, optional, type Shaped, string } from '../shape/shape.ts';

/**
 * A temporary address that we hold. All moments are epoch ms by our clock.
 * @property expiresAt its creation plus the `ttl` that the service gave
 * @property service the base URL of the service that made it: no other is asked about it
 * @property site the registrable domain it was filled on; absent for one made by hand
 * @property label the person's own word for it
 * @property filledAt the last time it was written into a page: mail is expected after it
 * @property filledIn where that was, so that a code can be carried back
 * @property checkedAt the last time the service was asked for its messages
 * @property goneAt set once the service no longer knows it, or it was expired: it is not asked for again
 */
export const addressShape = object({
  email: nonEmpty,
  createdAt: number,
  expiresAt: number,
  service: string,
  site: optional(string),
  label: optional(string),
  filledAt: optional(number),
  filledIn: optional(object({ tabId: number, frameId: number, url: string })),
  checkedAt: optional(number),
  lastMessageAt: optional(number),
  goneAt: optional(number),
});

export type Address = Shaped<typeof addressShape>;

/** Whether mail can still come to it. */
export function isLive(address: Address, now: number): boolean {
  return address.goneAt === undefined && address.expiresAt > now;
}

/**
 * Whether the connected service can be asked about it.
 * @param baseUrl of the connected service; undefined while there is none
 */
export function isKnownTo(baseUrl: string | undefined, address: Address, now: number): boolean {
  return isLive(address, now) && address.service === baseUrl;
}
