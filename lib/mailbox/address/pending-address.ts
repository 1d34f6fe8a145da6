import { RefusedError } from '../../api/errors.ts';
import type { OpenService } from '../../api/with-client.ts';
import { readConnectedServices } from '../../storage/connected-service.ts';
import { privateItem } from '../../storage/private-item.ts';
import { createOnce, createSerialQueue } from '../../storage/serial-queue.ts';
import { type Address, addressesSchema } from '../address.ts';
import { moveAddresses } from '../writer.ts';
import { makeName, NAME_LENGTH, SHORTEST_NAME } from './address-name.ts';

/**
 * Addresses that are not in the mailbox yet: Mayfly chose them and requests them from the service. They are stored before the request is
 * sent. If the worker dies, or the response is lost, `reconcile-pending.ts` finds them again.
 */
const pendingItem = privateItem('pending', addressesSchema);

/**
 * A copy of the stored list, including changes that are still being written. It is read once, as only this worker writes it. A failed read
 * is repeated, and nothing is written before a read has succeeded.
 */
const stored = createOnce(pendingItem.read);
const queue = createSerialQueue();

const inProgress = new Set<string>();

function change(make: (pending: Address[]) => Address[]): Promise<void> {
  return queue(async () => {
    const before = await stored.get();
    const changed = make(before);
    stored.set(changed);
    try {
      // Private addresses are never stored on disk. If the worker dies meanwhile, the user has not seen that address.
      await pendingItem.write(changed.filter(({ isPrivate }) => !isPrivate));
    } catch (error) {
      stored.set(before);
      throw error;
    }
  });
}

/** Pending addresses that this worker is not handling: the service may or may not have created them. */
export async function readUnclear(): Promise<Address[]> {
  return (await stored.get()).filter(({ email }) => !inProgress.has(email));
}

/** Stores an address as pending. @returns false if this worker is already handling it */
export async function addPending(address: Address): Promise<boolean> {
  if (inProgress.has(address.email)) return false;
  inProgress.add(address.email);
  try {
    await change((pending) => [...pending, address]);
  } catch (error) {
    inProgress.delete(address.email);
    throw error;
  }
  return true;
}

/**
 * Chooses an address and stores it before it is requested from the service.
 * @param maxLength of a generated address, in characters; a very small limit is exceeded; undefined for any length
 * @returns undefined if the service chooses the name or the domain itself
 */
export async function choosePendingAddress(
  { capabilities }: OpenService,
  domain: string | undefined,
  name: string | undefined,
  maxLength: number | undefined,
  address: Omit<Address, 'email'>,
): Promise<string | undefined> {
  if (capabilities.takesNames === false || domain === undefined) return undefined;
  const length = Math.min(NAME_LENGTH, (maxLength ?? Number.POSITIVE_INFINITY) - domain.length - 1);
  const email = `${name ?? makeName(Math.max(SHORTEST_NAME, length))}@${domain.toLowerCase()}`;
  if (!(await addPending({ ...address, email }))) throw new RefusedError('It is being made already.');
  return email;
}

/** Leaves an address pending, to be reconciled later: without a clear answer, the service may have created it. */
export function releasePending(email: string | undefined): void {
  if (email !== undefined) inProgress.delete(email);
}

/** Removes an address that is in the mailbox now. Never throws: if one remains, it is later found to be in the mailbox. */
export async function forgetPending(email: string | undefined): Promise<void> {
  await removePending(email).catch((error: unknown) => console.warn('A pending address could not be removed:', error));
}

/** Removes an address that was not created. */
export async function removePending(email: string | undefined): Promise<void> {
  if (email === undefined) return;
  try {
    await change((pending) => pending.filter((one) => one.email !== email));
  } finally {
    // If it could not be removed, it is later found not to have been created.
    inProgress.delete(email);
  }
}

/**
 * Gives the addresses of a service, with their mail and their deletions, its present URL after the user has changed it. The former URLs are
 * stored with the service, so this is completed after a worker died, and for an address that was being created meanwhile. Never throws:
 * until it succeeds, the addresses are in the mailbox as they were.
 */
export async function takeAddressesAlong(): Promise<void> {
  try {
    for (const { connection, formerUrls = [] } of await readConnectedServices()) {
      if (formerUrls.length === 0) continue;
      const isOfIt = ({ service }: Address) => formerUrls.includes(service);
      const moved = (one: Address) => (isOfIt(one) ? { ...one, service: connection.baseUrl } : one);
      if ((await stored.get()).some(isOfIt)) await change((pending) => pending.map(moved));
      await moveAddresses(formerUrls, connection.baseUrl);
    }
  } catch (error) {
    console.warn('The addresses of a service are taken along to its new URL later:', error);
  }
}
