import { domainsItem } from '../../api/capabilities.ts';
import type { Client } from '../../api/client.ts';
import { NotFoundError, RefusedError } from '../../api/errors.ts';
import type { ListedMessage } from '../../api/wire.ts';
import { type OpenService, openService, withClient } from '../../api/with-client.ts';
import { readServices } from '../../storage/connection.ts';
import { type Address, domainOf, isLive, isSameAddress, movedTo, plainDomain } from '../address.ts';
import { FRESH_MS } from '../fresh-code.ts';
import { readAddresses, readTrash } from '../read-messages.ts';
import { datedAt } from '../receive-messages.ts';
import { storeMessages } from '../store-messages.ts';
import { removeFromTrash, restore } from '../trash/trash.ts';
import { addAddress, updateAddress } from '../writer.ts';
import { UNKNOWN_TTL_SECONDS } from './create-address.ts';
import { fetchList, tellsUnknown } from './known-address.ts';

type Adopted = {
  email: string;
  /** False if the service answers alike for addresses that it does not have, so that it may not have this one. */
  isCertain: boolean;
};

/** @returns base URLs of the services that may know an address: those that list its domain, else all, the default first */
async function findServicesOn(domain: string): Promise<string[]> {
  const [listed, services] = await Promise.all([domainsItem.read(), readServices()]);
  const listing = services.filter((service) => listed[service]?.list.some(({ name }) => plainDomain(name) === domain));
  return listing.length > 0 ? listing : services;
}

/** Asks services until one knows the address. @throws the first error that is no NotFoundError, else a NotFoundError */
async function firstThatKnows<T>(services: string[], ask: (service: string | undefined) => Promise<T>): Promise<T> {
  let notFound: NotFoundError | undefined;
  let failure: unknown;
  // Without a connected service, `ask` throws a NotConnectedError.
  for (const service of services.length > 0 ? services : [undefined]) {
    try {
      return await ask(service);
    } catch (error) {
      if (error instanceof NotFoundError) notFound = error;
      else failure ??= error;
    }
  }
  throw failure ?? notFound;
}

/**
 * Finds the date of the newest message that is too old to be waited for: the user is not notified of mail up to then.
 * @param listed all mail of an address. @param now epoch ms
 */
function findOldMail(listed: ListedMessage[], now: number): Pick<Address, 'oldMailUntilAt'> {
  const old = listed.filter((message) => now - datedAt(message, now) > FRESH_MS);
  if (old.length === 0) return {};
  return { oldMailUntilAt: old.reduce((latest, { created_at = 0 }) => Math.max(latest, created_at), 0) };
}

/** The mail of an address in the spelling that the service knows. */
async function fetchInSpelling(client: Client, typed: string): Promise<{ email: string; messages: ListedMessage[] }> {
  const fetchOf = async (email: string) => ({ email, messages: (await fetchList(client, email)).messages });
  const lower = typed.toLowerCase();
  return fetchOf(typed).catch((error: unknown) => {
    if (lower === typed || !(error instanceof NotFoundError)) throw error;
    return fetchOf(lower);
  });
}

/**
 * Adds an address that the user has elsewhere, with its mail, if a service knows it for this key. Its lifetime is not known. An address
 * that was deleted a moment ago is restored. An address whose service is no longer connected moves to the service that knows it.
 * @param typed as the user typed it: a service may know this spelling only, or the one in lower case
 * @throws RefusedError without a status for an address in the mailbox that is of a connected service, or of the other kind of window
 *   (private or not); NotFoundError for one that no service knows; any other ServiceError
 */
export async function adoptAddress(typed: string, isPrivate = false): Promise<Adopted> {
  const [addresses, connected] = await Promise.all([readAddresses(), readServices()]);
  const here = addresses.find((one) => isSameAddress(one.email, typed));
  if (here && (connected.includes(here.service) || (here.isPrivate ?? false) !== isPrivate))
    throw new RefusedError('It is in the mailbox.');
  const deleted = (await readTrash()).find(({ kind, key }) => kind === 'address' && isSameAddress(key, typed));
  const key = deleted && { kind: deleted.kind, key: deleted.key };
  if (key && (await restore([key])) === 0) return { email: key.key, isCertain: true };

  const ask = async (client: Client, service: OpenService): Promise<Adopted> => {
    const { connection, domains } = service;
    const { email, messages } = await fetchInSpelling(client, typed);
    const isCertain = messages.length > 0 || (await tellsUnknown(client, service, email));
    const isOnDomain = domains.length === 0 || domains.some(({ name }) => plainDomain(name) === domainOf(email));
    if (!isCertain && !isOnDomain) throw new NotFoundError('It is on no domain of the service.');
    const createdAt = Date.now();
    const life = { createdAt, expiresAt: createdAt + UNKNOWN_TTL_SECONDS * 1000, isLifeUnknown: true };
    const { baseUrl, keyMark } = connection;
    const found = { keyMark, ...findOldMail(messages, createdAt) };
    if (here) {
      await updateAddress(here.email, (known) => ({
        ...movedTo(baseUrl, known),
        ...found,
        ...(!isLive(here, createdAt) && life),
      }));
    } else {
      // Removes a deletion that still waits: it would ask the service to delete this address.
      if (key) await removeFromTrash([key]);
      await addAddress({ email, ...life, service: baseUrl, ...found, ...(isPrivate && { isPrivate }) });
    }
    try {
      await storeMessages(here?.email ?? email, messages, createdAt);
    } catch (error) {
      console.warn('The mail of an address that was added comes with the next check:', error);
    }
    return { email, isCertain };
  };
  const services = await findServicesOn(domainOf(typed));
  return firstThatKnows(services, (service) => withClient(openService('user', service), ask));
}
