import type { Purpose } from '../../api/allowed-at.ts';
import { type Capabilities, capabilitiesItem } from '../../api/capabilities.ts';
import type { Client } from '../../api/client.ts';
import {
  forAddress,
  InvalidResponseError,
  NoNetworkError,
  RefusedError,
  ServiceError,
  ServiceFaultError,
} from '../../api/errors.ts';
import { OLD_AFTER_REFUSAL_MS, syncDomains } from '../../api/sync-domains.ts';
import { type OpenService, openService, withClient } from '../../api/with-client.ts';
import { readServices } from '../../storage/connection.ts';
import { settingsItem } from '../../storage/settings.ts';
import { siteServicesItem } from '../../storage/site-services-item.ts';
import { type Address, isLive } from '../address.ts';
import { readAddress, readAddresses } from '../read-messages.ts';
import { readRefused } from '../refusal.ts';
import { addAddress } from '../writer.ts';
import { chooseDomain, domainOf, findPreferred, isSameAddress, plainDomain } from './choose-domain.ts';
import { isMade } from './known-address.ts';
import { choosePendingAddress, forgetPending, releasePending, removePending } from './pending-address.ts';

/** For a service that names no `ttl`: the address is polled for a day, or until the service no longer knows it. */
export const UNKNOWN_TTL_SECONDS = 24 * 60 * 60;

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

/**
 * What a service makes of a name or a domain that it is asked for: it may choose others. It is not asked for that again. Never throws, as the
 * address exists already: what could not be stored is learned again.
 */
async function learn(service: string, capabilities: Capabilities): Promise<void> {
  try {
    await capabilitiesItem.of(service).update((known) => ({ ...known, ...capabilities }));
  } catch (error) {
    console.warn('What a service can do could not be stored:', error);
  }
}

/** What is asked for. @property domain absent where any will do. @property isNamed the user chose the name: another will not do */
type Asked = { pending: string | undefined; domain: string | undefined; isNamed: boolean };

async function ask(client: Client, opened: OpenService, { pending, domain, isNamed }: Asked) {
  const service = opened.connection.baseUrl;

  async function askForAny() {
    const made = await client.createAddress(domain === undefined ? {} : { domain });
    if (domain !== undefined && domainOf(made.email) !== plainDomain(domain))
      await learn(service, { takesDomains: false });
    return made;
  }
  if (pending === undefined) return askForAny();
  const created = await client.createAddress({ email: pending }).catch(async (error: unknown) => {
    if (!(error instanceof RefusedError)) throw error;
    // It may not have the domain any more.
    void syncDomains(OLD_AFTER_REFUSAL_MS, service);
    // Browsers send some requests twice: then the second is refused because the first made the address.
    const isOurs = await isMade(client, opened, pending).catch(() => false);
    if (isOurs) return { email: pending, ttlSeconds: undefined };
    if (isNamed) throw error;
    return askForAny();
  });
  if (!isSameAddress(created.email, pending)) await learn(service, { takesNames: false });
  return created;
}

function complete({ connection }: OpenService, origin: FillOrigin, ttlSeconds?: number): Omit<Address, 'email'> {
  const createdAt = Date.now();
  const expiresAt = createdAt + (ttlSeconds ?? UNKNOWN_TTL_SECONDS) * 1000;
  const isLifeUnknown = ttlSeconds === undefined || undefined;
  const { baseUrl: service, keyMark } = connection;
  return { createdAt, expiresAt, isLifeUnknown, service, keyMark, ...origin };
}

/**
 * The service, and the pending address that it will be asked for. If it is not asked, call `removePending`.
 * @property domain the one to ask for where the service makes up its own names; absent where any will do
 */
type OpenForAddress = OpenService & Asked;

/**
 * @property domain one of the service's domains; if absent, the one that the user prefers, one that is open to all users, or the
 *   service's choice
 * @property name the part before the @, in lower case; one is made up if absent
 * @property maxLength the most characters that the address may have, where Mayfly names it; absent for any length
 * @property isAgain it may be in the mailbox: it has expired
 * @property service base URL of the one that makes it; if absent, the one that was chosen for the site, or the default
 */
export type AddressOptions = {
  domain?: string | undefined;
  name?: string | undefined;
  maxLength?: number | undefined;
  isAgain?: boolean;
  service?: string | undefined;
};

/** Base URL of the service that a new address comes from; undefined for the default. One that is not connected any more is not meant. */
export async function findService({ service }: AddressOptions, { site }: FillOrigin): Promise<string | undefined> {
  if (service !== undefined || site === undefined) return service;
  const [{ [site]: chosen }, services] = await Promise.all([siteServicesItem.read(), readServices()]);
  return chosen !== undefined && services.includes(chosen) ? chosen : undefined;
}

/**
 * Does all that can be done before the request for an address.
 * @throws NotConnectedError, PostponedError; RefusedError for a name that is in the mailbox already
 */
export async function openForAddress(
  options: AddressOptions = {},
  origin: FillOrigin = {},
  purpose: Purpose = 'press',
): Promise<OpenForAddress> {
  const { domain: requested, name, maxLength, isAgain = false } = options;
  const [service, refused, { newDomain }] = await Promise.all([
    findService(options, origin).then((from) => openService(purpose, from)),
    // Where the mailbox can't be opened, no address is made.
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
 * @param keep stores it; in the mailbox by default
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
      const { email, ttlSeconds } = await ask(client, service, { pending, domain, isNamed });
      const address = { ...complete(service, origin, ttlSeconds), email };
      await keep(address);
      await forgetPending(pending);
      return address;
    } catch (error) {
      if (isUnclear(error)) releasePending(pending);
      else await removePending(pending);
      throw error;
    }
  });
  return forAddress(creating);
}

/**
 * Has the service make an address of the same name again, after it has expired. Its mail stays with it.
 * @returns another address where the service chooses names
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
  // What stays of the old one is for the mailbox to say, see `recreated`.
  return createAddress(options, profile);
}
