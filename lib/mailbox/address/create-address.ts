import type { Purpose } from '../../api/allowed-at.ts';
import type { Client } from '../../api/client.ts';
import { dialectItem } from '../../api/dialect.ts';
import {
  NoNetworkError,
  NotFoundError,
  NotUnderstoodError,
  RefusedError,
  ServiceError,
  ServiceFaultError,
} from '../../api/errors.ts';
import { type OpenService, openService, withClient } from '../../api/with-client.ts';
import type { Address } from '../address.ts';
import { addressBook } from './address-book.ts';
import { choosePendingAddress, releasePending, removePending } from './pending-address.ts';

/** For a service that names no `ttl`: the address is polled for a day, or until the service no longer knows it. */
export const UNKNOWN_TTL_SECONDS = 24 * 60 * 60;

/** Where an address is written, if anywhere. */
export type FillTrace = Pick<Address, 'site' | 'filledAt' | 'filledIn' | 'isPrivate' | 'container'>;

/** After these errors, the service may have made the address. */
function isUnclear(error: unknown): boolean {
  return (
    !(error instanceof ServiceError) ||
    error instanceof NoNetworkError ||
    error instanceof NotUnderstoodError ||
    error instanceof ServiceFaultError
  );
}

/** Whether the service has made the address, for this key. @throws ServiceError where it gives no clear answer */
export async function isMade(client: Client, email: string): Promise<boolean> {
  try {
    await client.fetchMessages(email);
    return true;
  } catch (error) {
    if (error instanceof NotFoundError) return false;
    throw error;
  }
}

/** Asks for an address by its name. A service that makes another one is not asked by name again. */
async function ask(client: Client, pending: string | undefined, domain: string | undefined) {
  const askForAny = () => client.createAddress(domain === undefined ? {} : { domain });
  if (pending === undefined) return askForAny();
  const created = await client.createAddress({ email: pending }).catch(async (error: unknown) => {
    if (!(error instanceof RefusedError)) throw error;
    // Browsers send some requests twice: then the second is refused because the first made the address.
    const isOurs = await isMade(client, pending).catch(() => false);
    return isOurs ? { email: pending, ttlSeconds: undefined } : askForAny();
  });
  if (created.email !== pending) await dialectItem.update((known) => ({ ...known, takesNames: false }));
  return created;
}

function complete(
  { connection }: OpenService,
  trace: FillTrace,
  ttlSeconds = UNKNOWN_TTL_SECONDS,
): Omit<Address, 'email'> {
  const createdAt = Date.now();
  const { baseUrl: service, keyMark } = connection;
  return { createdAt, expiresAt: createdAt + ttlSeconds * 1000, service, ...(keyMark && { keyMark }), ...trace };
}

/** The service, and the pending address that it will be asked for. If it is not asked, call `removePending`. */
export type OpenForAddress = OpenService & { pending: string | undefined };

/** Does all that can be done before the request for an address. @throws NotConnectedError, HeldBackError */
export async function openForAddress(
  domain?: string,
  trace: FillTrace = {},
  purpose: Purpose = 'press',
): Promise<OpenForAddress> {
  const service = await openService(purpose);
  return { ...service, pending: await choosePendingAddress(service, domain, complete(service, trace)) };
}

/**
 * Has the service make an address, and stores it before returning it.
 * @param wish.domain one of the service's domains; if absent, one that is open to all users, or the service's choice
 * @param keep stores it; in the mailbox by default
 * @param opening what `openForAddress` returned, if it was called before
 * @throws ServiceError
 */
export function createAddress(
  { domain }: { domain?: string | undefined } = {},
  trace: FillTrace = {},
  keep: (address: Address) => Promise<void> = addressBook.add,
  opening = openForAddress(domain, trace),
): Promise<Address> {
  return withClient(opening, async (client, service) => {
    const { pending } = await opening;
    try {
      const { email, ttlSeconds } = await ask(client, pending, domain);
      const address = { ...complete(service, trace, ttlSeconds), email };
      await keep(address);
      await removePending(pending);
      return address;
    } catch (error) {
      if (isUnclear(error)) releasePending(pending);
      else await removePending(pending);
      throw error;
    }
  });
}
