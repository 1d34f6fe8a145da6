import { each } from '../schema/each.ts';
import { z } from '../schema/z.ts';

/**
 * A temporary address. All moments are epoch ms by our clock.
 * @property expiresAt its creation plus the `ttl` that the service gave
 * @property service the base URL of the service that made it: no other is asked about it
 * @property site the registrable domain it was filled on; absent for one made by hand
 * @property label the person's own word for it
 * @property filledAt the last time it was written into a page: mail is expected after it
 * @property filledIn the field's frame, where a code is written as well
 * @property checkedAt the last time the service was asked for its messages
 * @property goneAt when the service no longer knew it: it is not asked about it again
 */
export const addressSchema = z.object({
  email: z.string().check(z.minLength(1)),
  createdAt: z.number(),
  expiresAt: z.number(),
  service: z.string(),
  site: z.optional(z.string()),
  label: z.optional(z.string()),
  filledAt: z.optional(z.number()),
  filledIn: z.optional(z.object({ tabId: z.number(), frameId: z.number(), url: z.string() })),
  checkedAt: z.optional(z.number()),
  lastMessageAt: z.optional(z.number()),
  goneAt: z.optional(z.number()),
});

/** Of stored addresses, those that fit. */
export const addressesSchema = each(addressSchema, 'stored address');

export type Address = z.infer<typeof addressSchema>;

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
