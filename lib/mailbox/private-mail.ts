import { type Address, addressesSchema } from './address.ts';
import { changeMailbox } from './change-mailbox.ts';
import { type ReadTransaction, STORE_NAMES } from './mail-store.ts';
import { openStores } from './open-stores.ts';
import { type Trashed, trashSchema } from './trashed.ts';

/** Whether anything is stored except addresses that are still to be deleted on the service. */
async function isAnythingStored(transaction: ReadTransaction): Promise<boolean> {
  const counts = await Promise.all(STORE_NAMES.map((name) => transaction.count(name)));
  const trash = trashSchema.parse(await transaction.getAll('trash'));
  return counts.reduce((sum, count) => sum + count, 0) > trash.filter(({ isPurged }) => isPurged).length;
}

/** What the deletion needs, and nothing about what the address was used for. */
function toDelete({ email, createdAt, expiresAt, service }: Address): Trashed {
  const address = { email, createdAt, expiresAt, service, isPrivate: true };
  return { kind: 'address', key: email, untilAt: 0, address, messages: [], isPurged: true, tries: 0, nextTryAt: 0 };
}

/**
 * Removes everything that belongs to private windows. The addresses still have to be deleted on the service: only what that needs is kept
 * in memory until it is done. If the browser closes first, it is lost, and the addresses expire on the service.
 * @returns whether there was anything to remove
 */
export async function forgetPrivateMail(): Promise<boolean> {
  const store = (await openStores()).find(({ isPrivate }) => isPrivate);
  if (!store || !(await store.read(isAnythingStored))) return false;
  await changeMailbox(
    async (transaction) => {
      const created = addressesSchema.parse(await transaction.getAll('addresses'));
      const trash = trashSchema.parse(await transaction.getAll('trash'));
      const deleted = trash.flatMap(({ kind, address }) => (kind === 'address' && address ? [address] : []));
      for (const name of STORE_NAMES) await transaction.clear(name);
      for (const address of [...created, ...deleted]) await transaction.put('trash', toDelete(address));
    },
    { findStores: async () => [store] },
  );
  return true;
}
