import { learnCapabilities } from '../../api/capabilities.ts';
import type { Client } from '../../api/client.ts';
import {
  asErrorForAddress,
  InvalidResponseError,
  NoNetworkError,
  RefusedError,
  ServiceError,
  ServiceFaultError,
} from '../../api/errors.ts';
import { OLD_AFTER_REFUSAL_MS, syncDomains } from '../../api/sync-domains.ts';
import { type OpenService, openService, withClient } from '../../api/with-client.ts';
import { MINUTE } from '../../i18n/time.ts';
import { settingsItem } from '../../storage/settings.ts';
import { type Address, domainOf, isLive, isSameAddress, plainDomain } from '../address.ts';
import { readAddress, readAddresses, readRefused } from '../read-messages.ts';
import { addAddress } from '../writer.ts';
import { chooseDomain, findPreferred } from './choose-domain.ts';
import { hasCreated } from './known-address.ts';
import { choosePendingAddress, forgetPending, releasePending } from './pending-address.ts';

/** For a service that names no `ttl`: the address is polled for a day, or until the service no longer knows it. */
export const UNKNOWN_TTL_SECONDS = 24 * 60 * 60;

/** How far a service's dates may be off. */
const CLOCK_GRACE_MS = 2 * MINUTE;

export type FillOrigin = Pick<Address, 'site' | 'filledAt' | 'filledIn' | 'isPrivate' | 'container'>;

/** After these errors, the service may have made the address. */
function isUnclear(error: unknown): boolean {
  return (
    !(error instanceof ServiceError) ||
    error instanceof NoNetworkError ||
    error instanceof InvalidResponseError ||
    error instanceof ServiceFaultError
  );
}

type AddressRequest = {
  /** The address to request; undefined if the service makes up names. */
  pending: string | undefined;
  /** Absent if any will do. */
  domain: string | undefined;
  /** The user chose the name: no other will do. */
  isNamed: boolean;
};

async function requestAddress(client: Client, opened: OpenService, { pending, domain, isNamed }: AddressRequest) {
  const service = opened.connection.baseUrl;

  async function askForAny() {
    const made = await client.createAddress(domain === undefined ? {} : { domain });
    if (domain !== undefined && domainOf(made.email) !== plainDomain(domain))
      await learnCapabilities(service, { takesDomains: false });
    return made;
  }
  if (pending === undefined) return askForAny();
  const created = await client.createAddress({ email: pending }).catch(async (error: unknown) => {
    if (!(error instanceof RefusedError)) throw error;
    // The service may no longer have the domain.
    void syncDomains(OLD_AFTER_REFUSAL_MS, service);
    // Browsers send some requests twice: then the second is refused because the first made the address.
    const isOurs = await hasCreated(client, opened, pending).catch(() => false);
    if (isOurs) return { email: pending, ttlSeconds: undefined };
    if (isNamed) throw error;
    return askForAny();
  });
  if (!isSameAddress(created.email, pending)) await learnCapabilities(service, { takesNames: false });
  return created;
}

function complete({ connection }: OpenService, origin: FillOrigin, ttlSeconds?: number): Omit<Address, 'email'> {
  const createdAt = Date.now();
  const expiresAt = createdAt + (ttlSeconds ?? UNKNOWN_TTL_SECONDS) * 1000;
  const isLifeUnknown = ttlSeconds === undefined || undefined;
  const { baseUrl: service, keyMark } = connection;
  const othersUntilAt = createdAt - CLOCK_GRACE_MS;
  return { createdAt, expiresAt, isLifeUnknown, service, keyMark, othersUntilAt, ...origin };
}

/**
 * The service, and the pending address to request from it. A caller that sends no request has to call `removePending`.
 * `domain`: the domain to request if the service makes up its own names; absent if any will do
 */
type OpenForAddress = OpenService & AddressRequest;

export type AddressOptions = {
  /** One of the service's domains; if absent, the one that the user prefers, one that is open to all users, or the service's choice. */
  domain?: string | undefined;
  /** The part before the @, in lower case; one is made up if absent. */
  name?: string | undefined;
  /** The most characters that the address may have, where Mayfly names it; absent for any length. */
  maxLength?: number | undefined;
  /** The address may be in the mailbox already: it has expired, and is renewed. */
  isAgain?: boolean;
  /** Base URL of the one that makes it; if absent, the default. */
  service?: string | undefined;
};

/** Does what can be done before the request. @throws NotConnectedError, PostponedError; RefusedError for a stored name */
export async function openForAddress(options: AddressOptions = {}, origin: FillOrigin = {}): Promise<OpenForAddress> {
  const { domain: requested, name, maxLength, isAgain = false } = options;
  const [service, refused, { newDomain }] = await Promise.all([
    openService('user', options.service),
    // This also throws if the mailbox can't be opened: then no address is made.
    readRefused(origin.site, origin.isPrivate),
    settingsItem.read(),
  ]);
  const { domains, capabilities } = service;
  const preferred = requested ?? findPreferred(domains, refused, newDomain);
  const chosen = preferred ?? chooseDomain(domains, refused, Math.random());
  const isStored = async () => (await readAddresses()).some(({ email }) => isSameAddress(email, `${name}@${chosen}`));
  if (name !== undefined && !isAgain && (await isStored())) throw new RefusedError('It is in the mailbox.');
  const pending = await choosePendingAddress(service, chosen, name, maxLength, complete(service, origin));
  const isAskedFor = capabilities.takesDomains !== false && (preferred !== undefined || refused.length > 0);
  return { ...service, pending, domain: isAskedFor ? chosen : undefined, isNamed: name !== undefined };
}

/**
 * Has the service make an address, and stores it before returning it.
 * @param keep stores the new address; by default in the mailbox
 * @param opening what `openForAddress` returned, if it was called before
 * @throws ServiceError
 */
export function createAddress(
  options: AddressOptions = {},
  origin: FillOrigin = {},
  keep: (address: Address) => Promise<void> = addAddress,
  opening = openForAddress(options, origin),
): Promise<Address> {
  const creating = withClient(opening, async (client, service) => {
    const { pending, domain, isNamed } = await opening;
    try {
      const { email, ttlSeconds } = await requestAddress(client, service, { pending, domain, isNamed });
      const address = { ...complete(service, origin, ttlSeconds), email };
      await keep(address);
      await forgetPending(pending);
      return address;
    } catch (error) {
      if (isUnclear(error)) releasePending(pending);
      // Its own failure must not replace the one that the user is told.
      else await forgetPending(pending);
      throw error;
    }
  });
  return asErrorForAddress(creating);
}

/**
 * Has the service make an address of the same name again, after it has expired. Its mail stays with it.
 * @returns the address itself if it has not expired; another address if the service chooses names
 * @throws RefusedError for a name that is taken by now, or one that is not in the mailbox; any other ServiceError
 */
export async function renewAddress(email: string): Promise<Address> {
  const old = await readAddress(email);
  if (!old) throw new RefusedError('It is not in the mailbox.');
  if (isLive(old, Date.now())) return old;
  const at = email.lastIndexOf('@');
  const options = { name: email.slice(0, at), domain: email.slice(at + 1), service: old.service, isAgain: true };
  const { container, isPrivate } = old;
  const profile = { ...(container !== undefined && { container }), ...(isPrivate && { isPrivate }) };
  // `recreated` decides what else is kept of the old address.
  return createAddress(options, profile);
}
