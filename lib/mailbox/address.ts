import { responseSizeSchema } from '../api/problem.ts';
import { HOUR } from '../i18n/time.ts';
import { each, maybe, timestamp, z } from '../storage/schema.ts';

const failureSchema = z.object({
  /** Not found; not found, and probably of another key; its list too large to be read; or the request refused. */
  kind: z.enum(['not-found', 'other-key', 'too-large', 'refused']),
  sinceAt: timestamp,
  /** Failures in a row, from 1 on. */
  tries: z.number(),
  retryAt: timestamp,
  /** Of the key that was used for the check. */
  keyMark: maybe(z.string()),
  /** Of the list, if it was too large. */
  size: maybe(responseSizeSchema),
});

/** A temporary address. All times are epoch ms by our clock. */
export const addressSchema = z.object({
  email: z.string().check(z.minLength(1)),
  createdAt: timestamp,
  /** Its creation plus the `ttl` that the service reported. */
  expiresAt: timestamp,
  /** The service did not report a lifetime: the address is checked until `expiresAt`. */
  isLifeUnknown: maybe(z.boolean()),
  /** Base URL of the service that created it: no request about it goes to another service. */
  service: z.string(),
  // Not `maybe`: without this field, all mail would seem new. So the whole record is rejected.
  /** The base URL of its service at first: its mail is stored under that URL; absent if the service has not moved since. */
  firstService: z.optional(z.string()),
  /** Registrable domain of the site that it was filled on; absent if it was created by hand. */
  site: maybe(z.string()),
  label: maybe(z.string()),
  // Not `maybe`: a private address whose `isPrivate` was dropped as invalid could be stored on disk.
  /** Created in a private window: never stored on disk, and removed with the last private window. */
  isPrivate: z.optional(z.boolean()),
  /** The container (Firefox) that it was created or first filled in; absent if none. */
  container: maybe(z.string()),
  /** When it was last written into a page: mail is expected after that. */
  filledAt: maybe(timestamp),
  /** When the user last chose it as the current address. */
  chosenAt: maybe(timestamp),
  /** It was filled or copied again after its first use: more than one site may have it. */
  isReused: maybe(z.boolean()),
  /** It was filled on several sites, or copied after it was filled: a code in its mail may be for any of them. */
  isShared: maybe(z.boolean()),
  /**
   * The field's frame, in which a code is written as well; `origin` is that of the filled document, and the only stored part of its URL;
   * `site` is its registrable domain; `windowId` is the window of its tab, absent if unknown.
   */
  filledIn: maybe(
    z.object({
      tabId: z.number(),
      frameId: z.number(),
      origin: z.string(),
      site: maybe(z.string()),
      windowId: maybe(z.number()),
    }),
  ),
  /** When the page that it was filled into reported that it does not accept it; absent if it did not. */
  refusedAt: maybe(timestamp),
  /** The last hint that mail is due, such as a page that asks for a code, see `applyHint`; absent if none. */
  hint: maybe(z.object({ at: timestamp, count: z.number() })),
  /** When its page last said that it has sent a mail or waits for a code; absent if it never did. */
  askedAt: maybe(timestamp),
  checkedAt: maybe(timestamp),
  lastMessageAt: maybe(timestamp),
  /** The user is not notified of mail up to this time, which the address had before it was added; absent if it had none. */
  oldMailUntilAt: maybe(timestamp),
  /** Mail up to this time is for an earlier owner of the address; absent if it was the user's own already. */
  othersUntilAt: maybe(timestamp),
  /** Of the key with which the service last knew it, see `Connection`; absent if unknown. */
  keyMark: maybe(z.string()),
  /** Why its last check failed for it alone, and until when it is not checked again; absent if that check did not fail. */
  failure: maybe(failureSchema),
  /** When the service no longer knew it: it is checked again rarely, and whenever the user checks. */
  goneAt: maybe(timestamp),
});

export const addressesSchema = each(addressSchema, 'stored address');

export type Address = z.infer<typeof addressSchema>;

/** The address after one more use. @param site registrable domain of the page; undefined if unknown */
export function usedAgain(address: Address, site?: string): Address {
  if (address.filledAt === undefined) return address;
  const isShared = address.isShared || site === undefined || site !== address.site;
  return { ...address, isReused: true, ...(isShared && { isShared }) };
}

/** What the user knows an address by: their label, else the site that it was filled on; undefined without both. */
export const knownAs = ({ label, site }: Pick<Address, 'label' | 'site'>) => label ?? site;

/** When the address was last filled, or created if it never was. */
export const filledAtOf = ({ createdAt, filledAt = createdAt }: Pick<Address, 'createdAt' | 'filledAt'>) => filledAt;

/** `gone`: the service no longer knew the address before it expired. */
export type AddressState = 'live' | 'gone' | 'expired';

export function findAddressState({ expiresAt, goneAt }: Address, now: number): AddressState {
  if (goneAt !== undefined) return goneAt < expiresAt ? 'gone' : 'expired';
  return expiresAt > now ? 'live' : 'expired';
}

/** Whether mail can still arrive at the address. */
export function isLive(address: Address, now: number): boolean {
  return findAddressState(address, now) === 'live';
}

/** Whether a connected service created the address and may still have it. */
export function isFromService(services: readonly string[], address: Address, now: number): boolean {
  return isLive(address, now) && services.includes(address.service);
}

/** Whether a service may still, or again, have mail for it: also an address that the service no longer knew, until it expires. */
export function isChecked(services: readonly string[], { service, expiresAt }: Address, now: number): boolean {
  return expiresAt > now && services.includes(service);
}

/** Whether the service repeatedly did not find the address. It is not offered then, but may come back. */
export function isLost({ failure }: Address): boolean {
  return failure?.kind === 'other-key' || (failure?.kind === 'not-found' && failure.tries > 1);
}

/** Whether a connected service receives mail for the address, as far as is known. */
export function receivesMail(services: readonly string[], address: Address, now: number): boolean {
  return isFromService(services, address, now) && !isLost(address);
}

/**
 * The record of an address that the service created although it is in the mailbox already: some services create the same one again. The
 * user's data and the mail are kept. A fill in a private window leaves nothing on an address of another window, except its expiry.
 */
export function recreated(before: Address, created: Address): Address {
  if (created.isPrivate && !before.isPrivate) return { ...before, expiresAt: created.expiresAt };
  const { label = before.label, site = before.site, lastMessageAt = before.lastMessageAt } = created;
  const { oldMailUntilAt = created.oldMailUntilAt, othersUntilAt, firstService = created.firstService } = before;
  const isReused =
    created.isReused || before.isReused || (before.filledAt ?? created.filledAt) !== created.filledAt || undefined;
  const isShared =
    created.isShared ||
    before.isShared ||
    (isReused && created.site !== undefined && created.site !== before.site) ||
    undefined;
  return { ...created, label, site, lastMessageAt, oldMailUntilAt, othersUntilAt, firstService, isReused, isShared };
}

/** The address at the new URL of its service: what failed at the earlier one says nothing there. @param service the new base URL */
export function movedTo(service: string, { goneAt: _, failure: __, ...address }: Address): Address {
  return { ...address, service, firstService: address.firstService ?? address.service };
}

/** A page reports quickly whether it accepts an address; a user who wonders why no mail comes takes longer. */
const REPLACEABLE_MS = HOUR;

/** Whether an address on another domain may be wanted: this one was filled within the last hour, and no mail came to it. */
export function isReplaceable({ site, filledAt, lastMessageAt }: Address, now: number): boolean {
  return site !== undefined && lastMessageAt === undefined && filledAt !== undefined && now - filledAt < REPLACEABLE_MS;
}

/** A domain as it is compared: in lower case, and in ASCII, however a service spells it in its list and in its addresses. */
export function plainDomain(name: string): string {
  const isAscii = /^[!-~]*$/.test(name);
  const plain = isAscii ? name.toLowerCase() : (URL.parse(`http://${name}`)?.hostname ?? name.toLowerCase());
  return plain.replace(/\.$/, '');
}

/** The part of an address after the @, as `plainDomain`. */
export function domainOf(email: string): string {
  return plainDomain(email.slice(email.lastIndexOf('@') + 1));
}

/** Whether two are one address: services may write a name or a domain in another case. */
export function isSameAddress(one: string, other: string): boolean {
  const nameOf = (email: string) => email.slice(0, email.lastIndexOf('@')).toLowerCase();
  return nameOf(one) === nameOf(other) && domainOf(one) === domainOf(other);
}
