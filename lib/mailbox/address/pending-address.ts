import { RefusedError } from '../../api/errors.ts';
import type { OpenService } from '../../api/with-client.ts';
import { privateItem } from '../../storage/private-item.ts';
import { createSerialQueue } from '../../storage/serial-queue.ts';
import { type Address, addressesSchema } from '../address.ts';
import { makeName, NAME_LENGTH, SHORTEST_NAME } from './address-name.ts';

/**
 * Addresses that are not in the mailbox yet: those that Mayfly names and asks the service for, and a spare that is being assigned. Stored
 * before the request is sent or the page gets the address. If the worker dies, or the answer is lost, `reconcile-pending.ts` finds
 * them again.
 */
const pendingItem = privateItem('pending', addressesSchema);

/**
 * A copy of the stored list, with changes that are still being written. Read once: only this worker writes it. A read that failed is
 * repeated, and nothing is written before it succeeded.
 */
let stored: Promise<Address[]> | undefined;
const queue = createSerialQueue();

const underWay = new Set<string>();

function readPending(): Promise<Address[]> {
  stored ??= pendingItem.read().catch((error: unknown) => {
    stored = undefined;
    throw error;
  });
  return stored;
}

function change(make: (pending: Address[]) => Address[]): Promise<void> {
  return queue(async () => {
    const before = await readPending();
    const changed = make(before);
    stored = Promise.resolve(changed);
    try {
      // What is made for a private window is never on disk. If the worker dies over it, nobody has seen that address.
      await pendingItem.write(changed.filter(({ isPrivate }) => !isPrivate));
    } catch (error) {
      stored = Promise.resolve(before);
      throw error;
    }
  });
}

/** Pending addresses that this worker is not handling: the service may or may not have made them. */
export async function readUnclear(): Promise<Address[]> {
  return (await readPending()).filter(({ email }) => !underWay.has(email));
}

export async function isPending(email: string): Promise<boolean> {
  return (await readPending()).some((pending) => pending.email === email);
}

export const isUnderWay = (email: string) => underWay.has(email);

/** Stores an address as pending. @returns false if this worker is already handling it */
export async function addPending(address: Address): Promise<boolean> {
  if (underWay.has(address.email)) return false;
  underWay.add(address.email);
  try {
    await change((pending) => [...pending, address]);
  } catch (error) {
    underWay.delete(address.email);
    throw error;
  }
  return true;
}

/**
 * Chooses an address and stores it, before the service is asked for it.
 * @param maxLength of a generated address, in characters, which a very small one exceeds; undefined for any length
 * @returns undefined where the service makes up its own names, or chooses the domain
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
  if (email !== undefined) underWay.delete(email);
}

/** Removes an address that has reached the mailbox. Never throws: one that stays is found to be in the mailbox later. */
export async function forgetPending(email: string | undefined): Promise<void> {
  await removePending(email).catch((error: unknown) => console.warn('A pending address could not be removed:', error));
}

/** Removes an address that was not created. */
export async function removePending(email: string | undefined): Promise<void> {
  if (email === undefined) return;
  try {
    await change((pending) => pending.filter((one) => one.email !== email));
  } finally {
    // Where it could not be removed, it is found again as one that was not made.
    underWay.delete(email);
  }
}
