import { responseSizeSchema } from '../api/problem.ts';
import { HOUR } from '../i18n/time.ts';
import { each, maybe, timestamp, z } from '../storage/schema.ts';

/**
 * @property kind not found; not found, and likely to belong to another key; with a list too large to be read; or not accepted
 * @property tries how often in a row, from 1 on
 * @property keyMark of the key that was asked with
 * @property size of the list, if that is too large
 */
const failureSchema = z.object({
  kind: z.enum(['not-found', 'other-key', 'too-large', 'refused']),
  sinceAt: timestamp,
  tries: z.number(),
  retryAt: timestamp,
  keyMark: maybe(z.string()),
  size: maybe(responseSizeSchema),
});

/**
 * A temporary address. All moments are epoch ms by our clock.
 * @property expiresAt its creation plus the `ttl` that the service gave
 * @property isLifeUnknown the service did not say how long it lives: `expiresAt` is until when it is checked
 * @property service the base URL of the service that made it: no other is asked about it
 * @property firstService the base URL that its service had when the address was made: its mail is stored by that; absent where the service
 *   has not moved since
 * @property site the registrable domain it was filled on; absent for one made by hand
 * @property isPrivate made in a private window: never on disk, and gone with the last of those windows
 * @property container the container (Firefox) that it was made or first filled in; absent for none
 * @property filledAt the last time it was written into a page: mail is expected after it
 * @property chosenAt the last time that the user chose it to be the current one
 * @property isReused it was filled or copied again after its first use: more than one site may have it
 * @property isShared it was filled on one site after another, or copied after it was filled: a code in its mail may be any of theirs
 * @property filledIn the field's frame, where a code is written as well; `origin` is that of the document that was filled, and all that
 *   is kept of its URL, and `site` its registrable domain; `windowId` is the window that its tab was in, absent where that is not known
 * @property refusedAt when the page that it was filled into said that it does not accept it; absent if it did not
 * @property signal the last sign that mail is due, such as a page that asks for a code, see `takeSignal`; absent for none
 * @property oldMailUntilAt of mail that is no newer, which an address had before it was added, the user is not notified;
 *   absent where there was none
 * @property keyMark of the key by which the service last knew it, see `Connection`; absent where that is not known
 * @property failure why its last check failed for it alone, and until when it is not checked again; absent after one that did not
 * @property goneAt when the service no longer knew it: it is not asked about it again
 */
export const addressSchema = z.object({
  email: z.string().check(z.minLength(1)),
  createdAt: timestamp,
  expiresAt: timestamp,
  isLifeUnknown: maybe(z.boolean()),
  service: z.string(),
  // Without it, all mail would be new.
  firstService: z.optional(z.string()),
  site: maybe(z.string()),
  label: maybe(z.string()),
  // Without its mark it would go to the disk.
  isPrivate: z.optional(z.boolean()),
  container: maybe(z.string()),
  filledAt: maybe(timestamp),
  chosenAt: maybe(timestamp),
  isReused: maybe(z.boolean()),
  isShared: maybe(z.boolean()),
  filledIn: maybe(
    z.object({
      tabId: z.number(),
      frameId: z.number(),
      origin: z.string(),
      site: maybe(z.string()),
      windowId: maybe(z.number()),
    }),
  ),
  refusedAt: maybe(timestamp),
  signal: maybe(z.object({ at: timestamp, count: z.number() })),
  checkedAt: maybe(timestamp),
  lastMessageAt: maybe(timestamp),
  oldMailUntilAt: maybe(timestamp),
  keyMark: maybe(z.string()),
  failure: maybe(failureSchema),
  goneAt: maybe(timestamp),
});

export const addressesSchema = each(addressSchema, 'stored address');

export type Address = z.infer<typeof addressSchema>;

/**
 * An address that is used once more.
 * @param site the registrable domain of the page; undefined where that is not known
 */
export function usedAgain(address: Address, site?: string): Address {
  if (address.filledAt === undefined) return address;
  const isShared = address.isShared || site === undefined || site !== address.site;
  return { ...address, isReused: true, ...(isShared && { isShared }) };
}

/** When it was last filled; where it never was, when it was made. */
export const filledAtOf = ({ createdAt, filledAt = createdAt }: Pick<Address, 'createdAt' | 'filledAt'>) => filledAt;

/** `gone`: the service no longer had it before it expired. */
export type AddressState = 'live' | 'gone' | 'expired';

export function findAddressState({ expiresAt, goneAt }: Address, now: number): AddressState {
  if (goneAt !== undefined) return goneAt < expiresAt ? 'gone' : 'expired';
  return expiresAt > now ? 'live' : 'expired';
}

/** Whether mail can still come to it. */
export function isLive(address: Address, now: number): boolean {
  return findAddressState(address, now) === 'live';
}

/** Whether a connected service made it, and may have it still. */
export function isFromService(services: readonly string[], address: Address, now: number): boolean {
  return isLive(address, now) && services.includes(address.service);
}

/** Whether the service did not find it, more than by chance: it is not offered, though it may come back. */
export function isLost({ failure }: Address): boolean {
  return failure?.kind === 'other-key' || (failure?.kind === 'not-found' && failure.tries > 1);
}

/** Whether a connected service receives mail for it, as far as is known. */
export function isKnownTo(services: readonly string[], address: Address, now: number): boolean {
  return isFromService(services, address, now) && !isLost(address);
}

/**
 * What is stored of an address that a service created although it is in the mailbox: some create the same one again and again. What
 * the user gave it, and what came to it, stays. A fill in a private window leaves no trace on one of other windows.
 */
export function recreated(before: Address, created: Address): Address {
  if (created.isPrivate && !before.isPrivate) return { ...before, expiresAt: created.expiresAt };
  const { label = before.label, site = before.site, lastMessageAt = before.lastMessageAt } = created;
  const { oldMailUntilAt = created.oldMailUntilAt, firstService = created.firstService } = before;
  const isReused =
    created.isReused || before.isReused || (before.filledAt ?? created.filledAt) !== created.filledAt || undefined;
  const isShared =
    created.isShared ||
    before.isShared ||
    (isReused && created.site !== undefined && created.site !== before.site) ||
    undefined;
  return { ...created, label, site, lastMessageAt, oldMailUntilAt, firstService, isReused, isShared };
}

/** An address of a service that has moved. @param service its base URL now */
export function movedTo(service: string, address: Address): Address {
  return { ...address, service, firstService: address.firstService ?? address.service };
}

/** A page says within moments whether it accepts an address; a user who wonders why no mail comes takes longer. */
const DOUBTFUL_MS = HOUR;

/** Whether another domain may be wanted in its place: it was filled a while ago, and nothing has come to it. */
export function isReplaceable({ site, filledAt, lastMessageAt }: Address, now: number): boolean {
  return site !== undefined && lastMessageAt === undefined && filledAt !== undefined && now - filledAt < DOUBTFUL_MS;
}
