import { type Address, addressesSchema } from '../address.ts';
import { changeBetweenTransactions } from '../transaction.ts';
import { type Trashed, trashSchema } from '../trash/trashed.ts';
import { memoryStore } from './memory-store.ts';
import { privateRecords } from './private-records.ts';

/** Whether there is anything but addresses that the service is still to delete. */
async function isAnythingKept(): Promise<boolean> {
  const records = new Map(await privateRecords.read());
  const trash = trashSchema.parse(await memoryStore(records, 'trash').getAll());
  return records.size > trash.filter(({ isPurged }) => isPurged).length;
}

/** What the service has to be told, and nothing of what the address was used for. */
function toDelete({ email, createdAt, expiresAt, service }: Address): Trashed {
  const address = { email, createdAt, expiresAt, service, isPrivate: true };
  return { kind: 'address', key: email, untilAt: 0, address, messages: [], isPurged: true, tries: 0, nextTryAt: 0 };
}

/**
 * Removes all that belongs to private windows. The service is still to delete the addresses: only their names are kept for that, in
 * memory, until it has. If the browser ends first they are lost with it, and the service drops them when they expire.
 * @returns whether there was anything
 */
export async function forgetPrivateMail(): Promise<boolean> {
  if (!(await isAnythingKept())) return false;
  await changeBetweenTransactions(async () => {
    const before = new Map(await privateRecords.read());
    const made = addressesSchema.parse(await memoryStore(before, 'addresses').getAll());
    const trash = trashSchema.parse(await memoryStore(before, 'trash').getAll());
    const deleted = trash.flatMap(({ kind, address }) => (kind === 'address' && address ? [address] : []));
    const after = new Map<string, unknown>();
    const changed = new Set(before.keys());
    for (const address of [...made, ...deleted]) await memoryStore(after, 'trash', changed).put(toDelete(address));
    await privateRecords.write(after, changed);
  });
  return true;
}
