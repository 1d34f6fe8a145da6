import type { OpenService } from '../../api/with-client.ts';
import { createSerialQueue } from '../../queue/serial-queue.ts';
import { storedItem } from '../../settings/stored-item.ts';
import { type Address, addressesSchema } from '../address.ts';
import { makeName } from './make-name.ts';

/**
 * Addresses that are on their way into the mailbox: those that the service is asked for by names of our own, and a spare that is
 * handed out. Stored before the request is sent, or the page gets it, so that one which the worker died over, or whose answer was
 * lost, is found again: see `reconcile-pending.ts`. The key is as old as the first version.
 */
const pendingItem = storedItem('intended', addressesSchema);

/** What is stored, or about to be: read once, as this worker alone writes it. */
let stored: Promise<Address[]> | undefined;
const queue = createSerialQueue();

/** Those that this worker has not done with yet. */
const underWay = new Set<string>();

function readPending(): Promise<Address[]> {
  stored ??= pendingItem.read().catch(() => []);
  return stored;
}

function change(make: (pending: Address[]) => Address[]): Promise<void> {
  return queue(async () => {
    const changed = make(await readPending());
    stored = Promise.resolve(changed);
    await pendingItem.write(changed);
  });
}

/** Those of which nobody knows what became of them. */
export async function readUnclear(): Promise<Address[]> {
  return (await readPending()).filter(({ email }) => !underWay.has(email));
}

/** Whether it is on its way into the mailbox, be it by a worker that died. */
export async function isPending(email: string): Promise<boolean> {
  return (await readPending()).some((pending) => pending.email === email);
}

/** @returns whether it was not under way already; then it is stored */
export async function addPending(address: Address): Promise<boolean> {
  if (underWay.has(address.email)) return false;
  underWay.add(address.email);
  await change((pending) => [...pending, address]);
  return true;
}

/** Such a name is made on no domain that is not for everybody: it would tell whose address it is. */
function chooseDomain({ connection: { openDomains = [] } }: OpenService): string | undefined {
  return openDomains[Math.floor(Math.random() * openDomains.length)];
}

/**
 * Chooses an address and stores it, before the service is asked for it.
 * @param domain the one that was chosen by the person, if any
 * @param address all that is known of it but its name
 * @returns undefined where the service makes up its names itself, or has no domain for everybody
 */
export async function choosePendingAddress(
  service: OpenService,
  domain: string | undefined,
  address: Omit<Address, 'email'>,
): Promise<string | undefined> {
  const at = service.dialect.takesNames === false ? undefined : (domain ?? chooseDomain(service));
  if (at === undefined) return undefined;
  const email = `${makeName()}@${at.toLowerCase()}`;
  await addPending({ ...address, email });
  return email;
}

/** There was no answer: the service may have made it, or may be about to. */
export function releasePending(email: string | undefined): void {
  if (email !== undefined) underWay.delete(email);
}

/** It is kept, or was not made. */
export async function removePending(email: string | undefined): Promise<void> {
  if (email === undefined) return;
  await change((pending) => pending.filter((one) => one.email !== email));
  underWay.delete(email);
}
